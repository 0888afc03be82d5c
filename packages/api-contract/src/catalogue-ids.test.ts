import { afterEach, expect, test } from 'vitest';
import { acceptOnly, isFilmType, isVehicleType } from './catalogue-ids';
import { filmType, vehicleType } from './wire';

const shop = { vehicleTypes: ['sedan', 'cargo-van'], filmTypes: ['Carbon Film'] };

afterEach(() => acceptOnly(undefined));

test('a server accepts the vehicle types and films of its shop alone', () => {
  acceptOnly(shop);
  expect(['sedan', 'cargo-van', 'suv', '', 'Sedan'].map(isVehicleType)).toEqual([true, true, false, false, false]);
  expect(['Carbon Film', 'carbon film', ''].map(isFilmType)).toEqual([true, false, false]);
  expect(vehicleType.safeParse('suv').error?.issues).toMatchObject([
    { message: 'Invalid option: expected one of "sedan"|"cargo-van"' },
  ]);
  expect(filmType.safeParse('Gold Film').error?.issues).toMatchObject([
    { message: 'Invalid option: expected one of "Carbon Film"' },
  ]);
});

test('where no shop is known, every well-formed one is accepted', () => {
  expect(['cargo-van', 'cargo van', '-', ''].map(isVehicleType)).toEqual([true, false, false, false]);
  expect(['Gold Film', ' ', 'x'.repeat(61)].map(isFilmType)).toEqual([true, false, false]);
});
