import { catalogue, filmTypes, packages, vehicleTypes } from '@tintforge/content';
import { expect, test } from 'vitest';
import { withGlass, withShade, withVehicle } from './look';
import { bookingOf, tintToBook } from './look-booking';
import { withRegistration } from './look-car';
import { figuresOf } from './look-figures';
import { firstLook, inOneFilm, isRefused } from './look-law';

const all = { name: 'a', zone: 'all' } as const;

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
      // Ceramic's reflectance isn't published.
      expect(isRefused(look, 'a')).toBe(filmType === 'Ceramic Film');
    }
  },
);

test('a luxury car has two packages with ceramic film', () => {
  const booking = bookingOf(inOneFilm(withVehicle(firstLook, 'luxury'), 'a', 'Ceramic Film'), 'a', packages);
  expect(booking.kind === 'ready' && booking.packages).toHaveLength(2);
});

test('a look in two films is not one booking, and bare glass is none', () => {
  const mixed = withShade(firstLook, { name: 'a', zone: 'back', shadeId: 'ceramic-ir-50' });
  expect(bookingOf(mixed, 'a', packages)).toEqual({ kind: 'mixed', films: ['Carbon Film', 'Ceramic Film'] });
  expect(bookingOf(inOneFilm(mixed, 'a', 'Ceramic Film'), 'a', packages)).toMatchObject({
    kind: 'ready',
    filmType: 'Ceramic Film',
  });
  expect(bookingOf(withShade(firstLook, { ...all, shadeId: undefined }), 'a', packages)).toEqual({ kind: 'bare' });
});

test('the strip and the roof make no second film and stay out of what is booked', () => {
  const look = withShade(firstLook, { name: 'a', zone: 'roof', shadeId: 'ceramic-ir-5' });
  expect(bookingOf(look, 'a', packages)).toMatchObject({
    kind: 'ready',
    filmType: 'Carbon Film',
    hasAgreedAtCar: true,
  });
  expect(tintToBook(look, 'a').shades).toEqual(firstLook.shades);
  expect(inOneFilm(look, 'a', 'Hybrid Film').shades.roof).toBe('ceramic-ir-5');
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
  expect(figuresOf(firstLook, 'a').map(({ row, zones }) => [row.product, row.tserPercent, zones])).toEqual([
    ['Carbon 30', 27, ['front-sides']],
    ['Carbon 25', 28, ['rear-sides', 'quarter', 'back']],
  ]);
});
