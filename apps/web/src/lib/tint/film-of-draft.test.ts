import { oneFilm } from '@tintforge/app-base/tint/film-of';
import { emptyTint } from '@tintforge/booking-core';
import { vehicleTypes } from '@tintforge/content';
import { expect, test } from 'vitest';
import { filmOfDraft } from './film-of-draft';

const pickup = vehicleTypes.find(({ drawing }) => drawing === 'truck')?.id ?? '';

test('a draft shows its shades on its own glass', () => {
  const tint = {
    ...emptyTint,
    shades: { 'front-sides': 'carbon-35', 'rear-sides': 'carbon-15' },
    glass: { 'rear-sides': { kind: 'preset', presetId: 'privacy-20' } as const },
  };
  expect(filmOfDraft(tint, 'sedan')).toMatchObject({ front: 37, rear: 4.3, quarter: 73, back: 73 });
  expect(filmOfDraft(tint, pickup)).toMatchObject({ rear: 4.3, quarter: 4.3 });
});

test('a draft without shades shows a common film', () => {
  expect(filmOfDraft(emptyTint, 'sedan')).toEqual(oneFilm());
  expect(filmOfDraft({ ...emptyTint, shades: {} }, 'sedan')).toEqual(oneFilm());
});
