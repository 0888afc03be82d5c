import { expect, test } from 'vitest';
import { legalClassOf } from './legal-class';

test.each([
  ['yes', 'yes', 'mpv'],
  ['yes', 'no', 'passenger'],
  ['yes', 'not-sure', 'unknown'],
  ['no', 'yes', 'passenger'],
  ['no', 'no', 'passenger'],
  ['no', 'not-sure', 'passenger'],
  ['not-sure', 'yes', 'unknown'],
  ['not-sure', 'no', 'passenger'],
  ['not-sure', 'not-sure', 'unknown'],
] as const)('truck chassis or off-road %s, ten persons or fewer %s: %s', (chassis, persons, legalClass) => {
  expect(legalClassOf({ truckChassisOrOffRoad: chassis, tenPersonsOrFewer: persons })).toBe(legalClass);
});
