import { homeLaw } from '@tintforge/content';
import { expect, test } from 'vitest';
import { bringLaw, isFromHome, isLawHere, lawOf, registrationOf, stateNameOf } from './state-laws';

test('a car of which nothing is said is of the shop’s own state, whose law is here from the start', () => {
  expect(registrationOf({})).toBe(homeLaw.jurisdiction);
  expect(isFromHome({ registeredIn: homeLaw.jurisdiction })).toBe(true);
  expect(lawOf({})).toBe(homeLaw);
  expect(stateNameOf({})).toBe(homeLaw.name);
});

test('the law of another state comes when it is asked for, with the state’s name', async () => {
  const car = { registeredIn: 'US-GA' } as const;
  expect([isFromHome(car), isLawHere(car), lawOf(car), stateNameOf(car)]).toEqual([false, false, undefined, undefined]);
  await bringLaw(car);
  expect(isLawHere(car)).toBe(true);
  expect(lawOf(car)?.jurisdiction).toBe('US-GA');
  expect(stateNameOf(car)).toBe('Georgia');
});

test('a state whose law wasn’t verified has a name and no law', async () => {
  const car = { registeredIn: 'US-AZ' } as const;
  await bringLaw(car);
  expect([isLawHere(car), lawOf(car), stateNameOf(car)]).toEqual([true, undefined, 'Arizona']);
  expect(isLawHere({ registeredIn: 'unknown' })).toBe(true);
  expect(stateNameOf({ registeredIn: 'unknown' })).toBeUndefined();
});
