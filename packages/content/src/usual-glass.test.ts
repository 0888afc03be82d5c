import {
  carFactsOf,
  emptyTint,
  glassVltPercentOf,
  isBehindDriver,
  judgeShades,
  legalClassOf,
  plainAnswers,
  recommendedShades,
  shadeChoices,
} from '@tintforge/booking-core';
import { laws } from '@tintforge/tint-law/all';
import { describe, expect, test } from 'vitest';
import { filmTypes, tintCatalogue, usualGlassOf, vehicleTypes } from './index';

const percentIn = (vehicleType: string | null, zone: 'front-sides' | 'back') =>
  glassVltPercentOf(tintCatalogue.glassPresets, { zone, glass: usualGlassOf(vehicleType)(zone) });

test('SUVs and pickups begin with privacy glass behind the driver, other cars and unknown ones with clear glass', () => {
  for (const { id, usualBody } of vehicleTypes) {
    expect(percentIn(id, 'front-sides')).toBe(73);
    expect([usualBody, percentIn(id, 'back')]).toEqual([usualBody, ['suv', 'pickup'].includes(usualBody) ? 20 : 73]);
  }
  expect(percentIn(null, 'back')).toBe(73);
  expect(percentIn('zeppelin', 'back')).toBe(73);
});

test('it is offered in every zone of its vehicle', () => {
  for (const { id, zones } of vehicleTypes)
    for (const zone of zones)
      expect(glassVltPercentOf(tintCatalogue.glassPresets, { zone, glass: usualGlassOf(id)(zone) })).toBeDefined();
});

describe('on the glass that is assumed, what is recommended can be booked', () => {
  const everyAnswer = plainAnswers.map((answer) => ({ truckChassisOrOffRoad: answer, tenPersonsOrFewer: answer }));

  test.each(vehicleTypes.map(({ id, zones }) => [id, zones] as const))('for a %s', (vehicleType, zones) => {
    const usualGlass = usualGlassOf(vehicleType);
    let recommended = 0;
    for (const { law } of laws) {
      for (const filmType of filmTypes) {
        for (const answers of everyAnswer) {
          const car = carFactsOf({ ...answers, bothOutsideMirrors: 'yes' }, { vehicleType }, vehicleTypes);
          const known = { answers, glass: emptyTint.glass, filmType, zones, usualGlass, law, car };
          const shades = recommendedShades(tintCatalogue, known);
          const choices = shadeChoices({ shades, glass: {} }, usualGlass);
          const bare = [...zones, 'windshield' as const]
            .filter((zone) => shades[zone] === undefined)
            .map((zone) => ({ zone, glass: usualGlass(zone) }));
          const order = { filmType, legalClass: legalClassOf(answers), law, car, choices, bare, zonesOfCar: zones };
          expect(judgeShades(tintCatalogue, order)).toMatchObject({
            ok: true,
            value: { refusals: [], needsApproval: false },
          });
          recommended += choices.filter(({ zone }) => isBehindDriver(zone)).length;
        }
      }
    }
    expect(recommended).toBeGreaterThan(0);
  });
});
