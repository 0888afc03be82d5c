import { glassVltPercentOf, glassZones } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { glassPresets, usualGlass } from './glass-presets';
import { carLineName, carsInWords, vehicleInWords, vehicleTypeOf, vehicleTypes } from './vehicle-types';

test.each(vehicleTypes.map((type) => [type.name, type] as const))(
  'a %s has front sides and back glass, from front to back, and nothing that no package covers',
  (_, { id, zones }) => {
    expect(vehicleTypeOf(id).zones).toBe(zones);
    expect(zones).toEqual(glassZones.filter((zone) => zones.includes(zone)));
    expect(zones).toEqual(expect.arrayContaining(['front-sides', 'back']));
    expect(zones).not.toContain('windshield-strip');
    expect(zones).not.toContain('roof');
  },
);

test('a type that the shop has lost is shown like its first, under its id', () => {
  expect(vehicleTypeOf('zeppelin')).toBe(vehicleTypes[0]);
  expect(vehicleInWords({ year: 1937, make: '', model: '', vehicleType: 'zeppelin' })).toBe(
    '1937 Not specified (zeppelin)',
  );
});

test('several cars are in one sentence, and each line of their bill says whose it is', () => {
  const cars = [2019, 2020, 2021].map((year) => ({ year, make: 'Sample', model: 'Wagon', vehicleType: 'zeppelin' }));
  expect(carsInWords(cars.slice(0, 1))).toBe('2019 Sample Wagon (zeppelin)');
  expect(carsInWords(cars.slice(0, 2))).toBe('2019 Sample Wagon (zeppelin) and 2020 Sample Wagon (zeppelin)');
  expect(carsInWords(cars)).toBe(
    '2019 Sample Wagon (zeppelin), 2020 Sample Wagon (zeppelin) and 2021 Sample Wagon (zeppelin)',
  );
  expect(carLineName(2, 'Hood')).toBe('Car 2: Hood');
});

test('the usual glass is the typical one, and offered in every zone', () => {
  for (const zone of glassZones) expect(glassVltPercentOf(glassPresets, { zone, glass: usualGlass })).toBe(73);
});
