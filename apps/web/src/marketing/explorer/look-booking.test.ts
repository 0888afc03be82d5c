import { catalogue, films, filmTypes, packages, statementOf, vehicleTypes } from '@tintforge/content';
import { expect, test } from 'vitest';
import { withGlass, withShade, withVehicle } from './look';
import { bookingOf, tintToBook } from './look-booking';
import { withRegistration } from './look-car';
import { figuresOf } from './look-figures';
import { firstLook, inOneFilm, isRefused } from './look-law';

const all = { name: 'a', zone: 'all' } as const;
const front = { name: 'a', zone: 'front-sides' } as const;

/** The film of the served look, the film without a finish, and one that is neither. */
const first = films.find(({ rows }) => rows.some(({ id }) => id === firstLook.shades['front-sides']))?.filmType ?? '';
const ceramic = films.find(({ finish }) => finish === undefined)?.filmType ?? '';
const other = filmTypes.find((filmType) => filmType !== first && filmType !== ceramic) ?? '';

test.each(vehicleTypes.map(({ id }) => id))(
  'a %s in one film is booked in every package that carries it',
  (vehicleType) => {
    for (const filmType of filmTypes) {
      const look = inOneFilm(withVehicle(firstLook, vehicleType), 'a', filmType);
      const booking = bookingOf(look, 'a', packages);
      const offers = catalogue.packages.filter(
        (each) => each.vehicleType === vehicleType && each.filmType === filmType,
      );
      if (booking.kind !== 'ready') throw new Error(`${vehicleType} in ${filmType} is ${booking.kind}`);
      expect(booking.packages).toEqual(offers);
      // Ceramic's reflectance isn't published, and a shop may not have stated it.
      expect(isRefused(look, 'a')).toBe(filmType === ceramic && statementOf('ceramic') === undefined);
    }
  },
);

test('a look in two films is not one booking, and bare glass is none', () => {
  const mixed = withShade(firstLook, { name: 'a', zone: 'back', shadeId: 'ceramic-ir-50' });
  expect(bookingOf(mixed, 'a', packages)).toEqual({ kind: 'mixed', films: [first, ceramic] });
  expect(bookingOf(inOneFilm(mixed, 'a', ceramic), 'a', packages)).toMatchObject({
    kind: 'ready',
    filmType: ceramic,
  });
  expect(bookingOf(withShade(firstLook, { ...all, shadeId: undefined }), 'a', packages)).toEqual({ kind: 'bare' });
});

test('the strip and the roof make no second film and stay out of what is booked', () => {
  const look = withShade(firstLook, { name: 'a', zone: 'roof', shadeId: 'ceramic-ir-5' });
  expect(bookingOf(look, 'a', packages)).toMatchObject({
    kind: 'ready',
    filmType: first,
    hasAgreedAtCar: true,
  });
  expect(tintToBook(look, 'a').shades).toEqual(firstLook.shades);
  expect(inOneFilm(look, 'a', other).shades.roof).toBe('ceramic-ir-5');
});

test('a shade that is not legal can’t simply be booked, nor can any on a car whose law isn’t verified', () => {
  const dark = withShade(firstLook, { ...all, shadeId: 'carbon-5' });
  expect(isRefused(dark, 'a')).toBe(true);
  expect(isRefused(firstLook, 'a')).toBe(false);
  expect(isRefused(withRegistration(firstLook, 'unknown'), 'a')).toBe(true);
});

test('the wizard gets the car, its glass and its shades, and no glass that nobody can judge', () => {
  const metered = withGlass(firstLook, 'back', { kind: 'meter', vltPercent: 18.5 });
  const look = withGlass(metered, 'front-sides', { kind: 'meter', vltPercent: Number.NaN });
  expect(tintToBook(look, 'a')).toEqual({
    answers: firstLook.answers,
    glass: { back: { kind: 'meter', vltPercent: 18.5 } },
    shades: firstLook.shades,
    exemption: null,
  });
});

test('the figures of a look are those of its shades’ rows, each with its windows', () => {
  const look = withShade(withShade(firstLook, { ...all, shadeId: 'carbon-25' }), { ...front, shadeId: 'carbon-30' });
  const nameOf = (shadeId: string) => films.flatMap(({ rows }) => rows).find(({ id }) => id === shadeId)?.product;
  expect(figuresOf(look, 'a').map(({ row, zones }) => [row.product, row.tserPercent, zones])).toEqual([
    [nameOf('carbon-30'), 27, ['front-sides']],
    [nameOf('carbon-25'), 28, ['rear-sides', 'quarter', 'back']],
  ]);
});
