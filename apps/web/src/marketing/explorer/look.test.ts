import { glassOf } from '@tintforge/app-base/tint/glass-of';
import { judgeZone } from '@tintforge/app-base/tint/judge-zone';
import { isBehindDriver } from '@tintforge/booking-core';
import { films, tintCatalogue, vehicleTypeOf, vehicleTypes } from '@tintforge/content';
import { expect, test } from 'vitest';
import {
  explorerZones,
  isAgreedAtCar,
  type Look,
  lightThrough,
  tintOf,
  withGlass,
  withShade,
  withSide,
  withVehicle,
  withView,
} from './look';
import { withAnswer } from './look-car';
import { firstLook, judgedZone, movableZones, withLegalShades, withSecondLook } from './look-law';

const all = { name: 'a', zone: 'all' } as const;
const privacy = { kind: 'preset', presetId: 'privacy-20' } as const;

/** The vehicle type with a drawing. */
const drawn = (drawing: string) => vehicleTypes.find((each) => each.drawing === drawing)?.id ?? '';

function asMultipurpose(look: Look): Look {
  return withAnswer(look, { truckChassisOrOffRoad: 'yes', tenPersonsOrFewer: 'yes' });
}

test.each(vehicleTypes.map(({ id }) => id))(
  'a %s has the zones of its packages, the strip and the roof',
  (vehicleType) => {
    const zones = explorerZones(vehicleType);
    expect(zones.filter((zone) => !isAgreedAtCar(zone))).toEqual(vehicleTypeOf(vehicleType).zones);
    expect(zones.filter(isAgreedAtCar)).toEqual(['windshield-strip', 'roof']);
  },
);

test('the page begins legal on every filmed window, and where its glass allows it with the meter’s tolerance to spare', () => {
  // Dark glass from the factory can leave no room for film.
  const filmed = vehicleTypeOf(firstLook.vehicleType).zones.filter((zone) => firstLook.shades[zone] !== undefined);
  expect(filmed).toContain('front-sides');
  for (const zone of filmed) {
    const kinds = isBehindDriver(zone) ? ['legal', 'legal-thin', 'no-limit'] : ['legal'];
    expect(kinds).toContain(judgedZone(firstLook, { name: 'a', zone })?.verdict.kind);
  }
});

test('every verdict is the rule’s, for every shade on every window', () => {
  for (const { id } of tintCatalogue.shades) {
    const look = withShade(firstLook, { ...all, shadeId: id });
    for (const zone of vehicleTypeOf(firstLook.vehicleType).zones) {
      expect(judgedZone(look, { name: 'a', zone })).toEqual(judgeZone(tintOf(look, 'a'), { zone, shadeId: id }));
    }
  }
});

test('light is that of glass and film together, and bare privacy glass is dark as well', () => {
  const look = withGlass(withShade(firstLook, { name: 'a', zone: 'back', shadeId: undefined }), 'back', privacy);
  expect(lightThrough(look, { name: 'a', zone: 'back' })).toBe(20);
  const filmed = withShade(look, { name: 'a', zone: 'back', shadeId: 'carbon-25' });
  expect(lightThrough(filmed, { name: 'a', zone: 'back' })).toBe(6);
});

test('glass that no meter prints has no verdict and no light', () => {
  const look = withGlass(firstLook, 'back', { kind: 'meter', vltPercent: 101 });
  expect(judgedZone(look, { name: 'a', zone: 'back' })).toBeUndefined();
  expect(lightThrough(look, { name: 'a', zone: 'back' })).toBeUndefined();
});

test('all windows are those of a package: the strip and the roof stay as they are', () => {
  const look = withShade(firstLook, { ...all, shadeId: 'hybrid-5' });
  expect(Object.keys(look.shades).toSorted()).toEqual([...vehicleTypeOf(firstLook.vehicleType).zones].toSorted());
});

test('another vehicle keeps the film, forgets what was said of the first, and dresses new glass like the back', () => {
  const coupe = withVehicle(asMultipurpose(withGlass(firstLook, 'back', privacy)), drawn('coupe'));
  const { 'rear-sides': _rear, ...kept } = firstLook.shades;
  expect(coupe.shades).toEqual(kept);
  expect(coupe.answers).toEqual(firstLook.answers);
  expect(glassOf(coupe, 'back')).toBe(73);
  const sedan = withVehicle(withShade(coupe, { name: 'a', zone: 'back', shadeId: 'carbon-40' }), drawn('sedan'));
  expect(sedan.shades['rear-sides']).toBe('carbon-40');
});

test('a driver sits inside, three quarters are seen from outside, and getting in or out finds a place', () => {
  expect(withView(firstLook, 'driver').side).toBe('inside');
  expect(withView(withView(firstLook, 'driver'), 'three-quarter').side).toBe('outside');
  expect(withSide(withView(firstLook, 'driver'), 'outside').view).toBe('side');
  expect(withSide(withView(firstLook, 'three-quarter'), 'inside').view).toBe('driver');
  expect(withSide(firstLook, 'inside')).toMatchObject({ view: 'side', side: 'inside' });
});

test('what is not legal moves to the nearest legal shade of its film, and the rest stays', () => {
  const dark = withShade(firstLook, { name: 'a', zone: 'front-sides', shadeId: 'hybrid-30' });
  expect(movableZones(dark, 'a')).toEqual([{ zone: 'front-sides', shadeId: 'hybrid-35' }]);
  const moved = withLegalShades(dark, 'a');
  expect(moved.shades).toEqual({ ...firstLook.shades, 'front-sides': 'hybrid-35' });
  expect(movableZones(moved, 'a')).toEqual([]);
});

test('a shade whose film has no legal one on that glass is not moved', () => {
  const dark = withGlass(firstLook, 'front-sides', { kind: 'meter', vltPercent: 20 });
  expect(judgedZone(dark, { name: 'a', zone: 'front-sides' })?.verdict.kind).toBe('not-legal');
  expect(movableZones(dark, 'a')).toEqual([]);
});

test('a second look begins in another film than the first', () => {
  const filmOf = (shadeId: string | undefined) =>
    films.find(({ rows }) => rows.some(({ id }) => id === shadeId))?.filmType;
  const first = filmOf(firstLook.shades['front-sides']);
  const second = filmOf(withSecondLook(firstLook).otherShades?.['front-sides']);
  expect([first, second]).not.toContain(undefined);
  expect(second).not.toBe(first);
  const other = withShade(firstLook, { ...all, shadeId: withSecondLook(firstLook).otherShades?.['front-sides'] });
  expect(filmOf(withSecondLook(other).otherShades?.['front-sides'])).not.toBe(second);
});
