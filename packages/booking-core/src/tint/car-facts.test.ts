import { expect, test } from 'vitest';
import { testVehicleTypes } from '../testing/catalogue';
import { carFactsOf } from './car-facts';

const answers = { truckChassisOrOffRoad: 'not-sure', tenPersonsOrFewer: 'not-sure' } as const;

test('a car has the body of its type until its owner says otherwise', () => {
  expect(carFactsOf(answers, { vehicleType: 'truck' }, testVehicleTypes).body).toBe('pickup');
  expect(carFactsOf({ ...answers, body: 'van' }, { vehicleType: 'truck' }, testVehicleTypes).body).toBe('van');
  expect(carFactsOf(answers, { vehicleType: 'luxury' }, testVehicleTypes).body).toBe('unknown');
  expect(carFactsOf(answers, {}, testVehicleTypes).body).toBe('unknown');
});

test('the maker’s label is what its owner read on it, and is not known before', () => {
  expect(carFactsOf(answers, { vehicleType: 'suv' }, testVehicleTypes).federalLabel).toBe('unknown');
  expect(carFactsOf({ ...answers, federalLabel: 'mpv' }, {}, testVehicleTypes).federalLabel).toBe('mpv');
});

test('mirrors that nobody was asked about, and a year that nobody gave, are not known', () => {
  expect(carFactsOf(answers, {}, testVehicleTypes)).toMatchObject({ bothOutsideMirrors: 'unknown', modelYear: null });
  expect(carFactsOf({ ...answers, bothOutsideMirrors: 'not-sure' }, {}, testVehicleTypes).bothOutsideMirrors).toBe(
    'unknown',
  );
  expect(carFactsOf({ ...answers, bothOutsideMirrors: 'no' }, { modelYear: 1996 }, testVehicleTypes)).toMatchObject({
    bothOutsideMirrors: 'no',
    modelYear: 1996,
  });
});
