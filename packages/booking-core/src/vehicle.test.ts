import { expect, test } from 'vitest';
import { testVehicleTypes } from './testing/catalogue';
import { isVehicleYear, type Vehicle, vehicleText, vehicleTypeName } from './vehicle';

const sampleCar: Vehicle = { year: 2024, make: 'Sample', model: 'Crossover', vehicleType: 'sedan' };

test.each([
  ['2024 Sample Crossover (Sedan)', {}],
  ['2024 Sample Crossover (SUV)', { vehicleType: 'suv' }],
  ['2024 Sample Crossover (Truck)', { vehicleType: 'truck' }],
  ['2024 Sample Crossover (Luxury)', { vehicleType: 'luxury' }],
  ['2024 Sample Crossover (Sedan)', { make: ' Sample ', model: 'Crossover  ' }],
  ['2024 Not specified (Sedan)', { make: '', model: '' }],
  ['2024 Not specified (Sedan)', { make: ' ', model: '\t' }],
  ['2024 Sample Not specified (Sedan)', { model: '' }],
  ['2024 Not specified Crossover (Sedan)', { make: '' }],
  ['Sample Crossover (Sedan)', { year: null }],
  ['Not specified (Sedan)', { year: null, make: '', model: '' }],
] as const)('%s', (text, change) => {
  expect(vehicleText(testVehicleTypes, { ...sampleCar, ...change })).toBe(text);
});

test('a vehicle type has its name, and one that the catalog has lost its id', () => {
  expect(vehicleTypeName(testVehicleTypes, 'suv')).toBe('SUV');
  expect(vehicleTypeName(testVehicleTypes, 'van')).toBe('van');
});

test.each([
  [1949, false],
  [1950, true],
  [2026, true],
  [2027, true],
  [2028, false],
  [2020.5, false],
  [Number.NaN, false],
  [0, false],
])('in 2026 a model year %d is accepted: %s', (year, expected) => {
  expect(isVehicleYear(year, 2026)).toBe(expected);
});
