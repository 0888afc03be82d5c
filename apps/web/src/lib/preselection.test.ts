import { memoryStorage } from '@tintforge/app-base/testing/memory-storage';
import { emptyTint } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { leaveLook, preselectionKey, takeLook } from './preselection';

const chosen = { vehicleType: 'suv', packageId: 'suv-premium' } as const;

test('a look is left with its package and taken once', () => {
  const storage = memoryStorage();
  const tint = { ...emptyTint, shades: { back: 'carbon-25' } };
  leaveLook({ chosen, tint }, storage);
  expect(storage.read(preselectionKey)).toBe(JSON.stringify(chosen));
  expect(takeLook(storage)).toEqual(tint);
  expect(takeLook(storage)).toBeUndefined();
});

test('what is no look is none', () => {
  const storage = memoryStorage();
  storage.write('booking_look', '{"shades":5}');
  expect(takeLook(storage)).toBeUndefined();
});
