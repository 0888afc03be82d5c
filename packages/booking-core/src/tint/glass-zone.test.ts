import { expect, test } from 'vitest';
import { glassZones, isBehindDriver } from './glass-zone';

test('the rear sides, the quarter glass and the back glass are behind the driver', () => {
  expect(glassZones.filter(isBehindDriver)).toEqual(['rear-sides', 'quarter', 'back']);
});

test('no lamp is a zone', () => {
  expect(glassZones.filter((zone) => /lamp|light/.test(zone))).toEqual([]);
});
