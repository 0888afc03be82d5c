import type { ZoneRule } from '@tintforge/tint-law';
import { law as floridaLaw } from '@tintforge/tint-law/states/us-fl';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carbonShades, testTintCatalogue } from '../testing/film-shades';
import { glassZones } from './glass-zone';
import { judgeShades } from './judge-shades';
import { legalClassOf, plainAnswers } from './legal-class';
import { recommendedShades } from './recommended-shades';
import { emptyTint, shadeChoices } from './tint-draft';

const usualGlass = { kind: 'preset', presetId: 'clear' } as const;
const known = { ...emptyTint, law: floridaLaw, filmType: 'Carbon Film' as const, zones: glassZones, usualGlass };

/** A rule without its cap on reflectance. */
function withoutCap(rule: ZoneRule): ZoneRule {
  return {
    ...rule,
    alternatives: rule.alternatives.map((each) => {
      if (each.outcome.kind !== 'limits') return each;
      const { reflectance: _, ...outcome } = each.outcome;
      return { ...each, outcome };
    }),
  };
}

test('front sides and rear sides each get the darkest that is legal with room to spare', () => {
  const glass = { quarter: { kind: 'preset', presetId: 'dark' } } as const;
  expect(
    recommendedShades(testTintCatalogue, { ...known, glass, zones: ['front-sides', 'rear-sides', 'quarter'] }),
  ).toEqual({
    'front-sides': carbonShades.light.id,
    'rear-sides': carbonShades.middle.id,
  });
});

test('glass that is not known gets nothing, nor does what no percentage applies to', () => {
  const glass = { back: { kind: 'preset', presetId: 'none' } } as const;
  expect(
    recommendedShades(testTintCatalogue, { ...known, glass, zones: ['windshield-strip', 'back', 'roof'] }),
  ).toEqual({});
});

test('only shades of the film are recommended, and none whose reflectance is not published', () => {
  const ceramic = recommendedShades(testTintCatalogue, { ...known, filmType: 'Ceramic Film', zones: ['rear-sides'] });
  expect(ceramic).toEqual({});
  const anyReflectance = { ...floridaLaw, rules: floridaLaw.rules.map(withoutCap) };
  const ofCeramic = { ...known, law: anyReflectance, filmType: 'Ceramic Film', zones: ['rear-sides'] } as const;
  expect(recommendedShades(testTintCatalogue, ofCeramic)).toEqual({ 'rear-sides': 'ceramic' });
});

test('what is recommended can always be booked', () => {
  const answer = fc.constantFrom(...plainAnswers);
  const answers = fc.record({ truckChassisOrOffRoad: answer, tenPersonsOrFewer: answer });
  const meter = fc
    .integer({ min: 0, max: 1000 })
    .map((tenths) => ({ kind: 'meter' as const, vltPercent: tenths / 10 }));
  fc.assert(
    fc.property(
      answers,
      meter,
      fc.constantFrom('Carbon Film' as const, 'Ceramic Film' as const),
      (said, glass, filmType) => {
        const car = { ...known, answers: said, filmType, usualGlass: glass };
        const choices = shadeChoices({ shades: recommendedShades(testTintCatalogue, car), glass: {} }, glass);
        const judged = judgeShades(testTintCatalogue, {
          filmType,
          legalClass: legalClassOf(said),
          law: floridaLaw,
          choices,
        });
        expect(judged).toMatchObject({ ok: true, value: { refusals: [], needsApproval: false } });
      },
    ),
  );
});
