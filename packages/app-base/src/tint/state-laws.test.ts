import { homeLaw } from '@tintforge/content';
import { stateLaws } from '@tintforge/tint-law/all';
import { expect, test } from 'vitest';
import { bringLaw, everyLaw, isFromHome, isLawHere, lawOf, registrationOf, stateNameOf } from './state-laws';

test('a car of which nothing is said is of the shop’s own state, whose law is here from the start', () => {
  expect(registrationOf({})).toBe(homeLaw.jurisdiction);
  expect(isFromHome({ registeredIn: homeLaw.jurisdiction })).toBe(true);
  expect(lawOf({})).toBe(homeLaw);
  expect(stateNameOf({})).toBe(homeLaw.name);
});

test('the law of another state comes when it is asked for, with the state’s name', async () => {
  const car = { registeredIn: 'US-GA' } as const;
  expect([isFromHome(car), isLawHere(car), lawOf(car)]).toEqual([false, false, undefined]);
  await bringLaw(car);
  expect(isLawHere(car)).toBe(true);
  expect(lawOf(car)?.jurisdiction).toBe('US-GA');
  expect(stateNameOf(car)).toBe('Georgia');
});

test('a state whose law wasn’t verified has a name and no law', async () => {
  const car = { registeredIn: 'US-AZ' } as const;
  await bringLaw(car);
  expect([isLawHere(car), lawOf(car), stateNameOf(car)]).toEqual([true, undefined, 'Arizona']);
  await bringLaw({ registeredIn: 'unknown' });
  expect(isLawHere({ registeredIn: 'unknown' })).toBe(true);
  expect(stateNameOf({ registeredIn: 'unknown' })).toBeUndefined();
});

test('where a law was not read for every window, the laws of all states come with it, and go with the car', async () => {
  for (const registeredIn of ['US-AZ', 'US-NJ', 'unknown'] as const) {
    await bringLaw({ registeredIn });
    expect(everyLaw({ registeredIn })).toHaveLength(stateLaws.length);
  }
  for (const registeredIn of ['US-GA', homeLaw.jurisdiction] as const) {
    await bringLaw({ registeredIn });
    expect(everyLaw({ registeredIn })).toEqual([]);
  }
});
