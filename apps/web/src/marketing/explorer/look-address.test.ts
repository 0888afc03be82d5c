import { glassVltPercentOf, plainAnswers } from '@tintforge/booking-core';
import { filmInAddress, films, homeJurisdiction, tintCatalogue, vehicleTypes } from '@tintforge/content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  explorerZones,
  type Look,
  lookSides,
  lookTimes,
  lookViews,
  withGlass,
  withShade,
  withSide,
  withView,
} from './look';
import { addressOf, lookOfAddress } from './look-address';
import { withRegistration } from './look-car';
import { firstLook, startingShades } from './look-law';

const filmOf = (look: string) => films.find(({ series }) => series === look)?.filmType ?? '';
const shadeIds = tintCatalogue.shades.map(({ id }) => id);
const glasses = fc.oneof(
  fc.constantFrom(...tintCatalogue.glassPresets.map(({ id }) => ({ kind: 'preset', presetId: id }) as const)),
  fc.integer({ min: 0, max: 1000 }).map((tenths) => ({ kind: 'meter', vltPercent: tenths / 10 }) as const),
);
const sixShades = fc.array(fc.option(fc.constantFrom(...shadeIds)), { minLength: 6, maxLength: 6 });

/** Any look that the page can show. */
const looks: fc.Arbitrary<Look> = fc
  .record({
    vehicleType: fc.constantFrom(...vehicleTypes.map(({ id }) => id)),
    first: sixShades,
    second: fc.option(sixShades),
    glass: fc.array(fc.option(glasses), { minLength: 6, maxLength: 6 }),
    truckChassisOrOffRoad: fc.constantFrom(...plainAnswers),
    tenPersonsOrFewer: fc.constantFrom(...plainAnswers),
    more: fc.constantFrom({}, { bothOutsideMirrors: 'yes', body: 'van', federalLabel: 'mpv' } as const),
    registeredIn: fc.constantFrom(homeJurisdiction, 'US-GA', 'CA-QC', 'unknown'),
    view: fc.constantFrom(...lookViews),
    side: fc.constantFrom(...lookSides),
    time: fc.constantFrom(...lookTimes),
    hasCabinLight: fc.boolean(),
    onlyLegal: fc.boolean(),
  })
  .map(
    ({ first, second, glass, truckChassisOrOffRoad, tenPersonsOrFewer, more, view, side, registeredIn, ...said }) => {
      const zones = explorerZones(said.vehicleType);
      const answers = { truckChassisOrOffRoad, tenPersonsOrFewer, ...more };
      const bare: Look = {
        ...firstLook,
        ...said,
        answers,
        shades: {},
        otherShades: second === null ? null : {},
      };
      const dressed = zones.reduce((look, zone, index) => {
        const withFirst = withShade(look, { name: 'a', zone, shadeId: first[index] ?? undefined });
        const withBoth =
          second === null ? withFirst : withShade(withFirst, { name: 'b', zone, shadeId: second[index] ?? undefined });
        const there = glass[index];
        if (!there || glassVltPercentOf(tintCatalogue.glassPresets, { zone, glass: there }) === undefined)
          return withBoth;
        return withGlass(withBoth, zone, there);
      }, bare);
      return withRegistration(withSide(withView(dressed, view), side), registeredIn);
    },
  );

test('what the address of a look leads to is that look', () => {
  fc.assert(
    fc.property(looks, (look) => {
      expect(lookOfAddress(addressOf(look))).toEqual(look);
    }),
  );
});

test('an address keeps the state, and the home state isn’t written', () => {
  expect(addressOf(withRegistration(firstLook, 'US-GA'))).toContain('plate=US-GA');
  expect(addressOf(withRegistration(withRegistration(firstLook, 'US-GA'), homeJurisdiction))).toBe('');
  expect(lookOfAddress('?plate=elsewhere').registeredIn).toBe('unknown');
  expect(lookOfAddress(`?car=${firstLook.vehicleType}`)).not.toHaveProperty('registeredIn');
});

test('an address is written in one way', () => {
  fc.assert(
    fc.property(looks, (look) => {
      expect(addressOf(lookOfAddress(addressOf(look)))).toBe(addressOf(look));
    }),
  );
});

test('any query leads to a look that can be written down again', () => {
  const names = ['car', 'front', 'b-rear', 'film', 'glass-back', 'view', 'from', 'time', 'ten', 'plate', 'only'];
  const queries = fc.array(fc.tuple(fc.constantFrom(...names), fc.string()), { maxLength: 6 });
  fc.assert(
    fc.property(queries, (pairs) => {
      const look = lookOfAddress(`?${new URLSearchParams(pairs)}`);
      expect(lookOfAddress(addressOf(look))).toEqual(look);
    }),
  );
});

test('the look that the page is served with needs no query', () => {
  expect(addressOf(firstLook)).toBe('');
  expect(lookOfAddress('')).toEqual(firstLook);
});

test('an address can be read by a person', () => {
  const look = withShade(firstLook, { name: 'a', zone: 'back', shadeId: 'ceramic-ir-5' });
  const { 'front-sides': front, 'rear-sides': rear, quarter } = firstLook.shades;
  const sides = Object.entries({ front, rear, quarter }).filter(([, shadeId]) => shadeId !== undefined);
  const sideQuery = sides.map(([name, shadeId]) => `${name}=${shadeId}`).join('&');
  expect(addressOf({ ...look, time: 'night', otherShades: {} })).toBe(
    `?car=${firstLook.vehicleType}&${sideQuery}&back=ceramic-ir-5&b-film=none&time=night`,
  );
});

test('a film by its name stands for its recommended shades on the glass of that address', () => {
  expect(lookOfAddress(`?film=${filmInAddress(filmOf('hybrid'))}`).shades).toEqual(
    startingShades(firstLook, filmOf('hybrid')),
  );
  expect(lookOfAddress('?film=none').shades).toEqual({});
  const carbon = filmInAddress(filmOf('carbon'));
  const car = 'truck=yes&ten=yes&glass-back=glass-73';
  const overClearGlass = lookOfAddress(`?film=${carbon}&${car}`);
  expect(overClearGlass.shades).toEqual(startingShades(lookOfAddress(`?${car}`), filmOf('carbon')));
  expect(overClearGlass.shades.back).not.toBe(lookOfAddress(`?film=${carbon}&truck=yes&ten=yes`).shades.back);
});

test.each([
  ['an unknown vehicle', '?car=boat', firstLook],
  ['unknown shades', '?front=gold-1&back=', firstLook],
  ['glass that is not offered there, or that no meter prints', '?glass-front=privacy-20&glass-back=200', firstLook],
  ['an unknown time and view', '?time=noon&view=roof&from=above', firstLook],
])('%s falls back to what the page is served with', (_, query, look) => {
  expect(lookOfAddress(query)).toEqual(look);
});
