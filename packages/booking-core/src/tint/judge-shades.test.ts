import { law as floridaLaw } from '@tintforge/tint-law/states/us-fl';
import { describe, expect, test } from 'vitest';
import { carbonShades, testTintCatalogue } from '../testing/film-shades';
import { judgeShades, type ShadeChoice, type TintOrder } from './judge-shades';

const clear = { kind: 'preset', presetId: 'clear' } as const;
const frontSides: ShadeChoice = { zone: 'front-sides', shadeId: 'light', glass: clear };
const back: ShadeChoice = { zone: 'back', shadeId: 'middle', glass: { kind: 'meter', vltPercent: 73 } };
const order: TintOrder = {
  filmType: 'Carbon Film',
  legalClass: 'passenger',
  law: floridaLaw,
  choices: [frontSides, back],
};

function judged(change: Partial<TintOrder> = {}) {
  const result = judgeShades(testTintCatalogue, { ...order, ...change });
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

describe('the shades of an order', () => {
  test('are judged zone by zone, each on its own glass', () => {
    const { zones, refusals, needsApproval } = judged();
    expect(zones).toMatchObject([
      {
        zone: 'front-sides',
        glassVltPercent: 73,
        shade: { id: 'light' },
        verdict: { kind: 'legal' },
        outcome: 'accepted',
      },
      { zone: 'back', glassVltPercent: 73, shade: { id: 'middle' }, verdict: { kind: 'legal' }, outcome: 'accepted' },
    ]);
    expect(refusals).toEqual([]);
    expect(needsApproval).toBe(false);
  });

  test('that are not legal are refused with margin and nearest legal shades, the others are not', () => {
    const { zones, refusals } = judged({ choices: [{ ...frontSides, shadeId: 'middle' }, back] });
    expect(zones.map(({ outcome }) => outcome)).toEqual(['refused', 'accepted']);
    expect(refusals).toEqual([
      { zone: 'front-sides', reason: 'too-dark', marginPercent: -6, nearestLegalShades: [carbonShades.light] },
    ]);
  });

  test('can all be refused, with nothing to offer on glass that is too dark for any', () => {
    const glass = { kind: 'preset', presetId: 'dark' } as const;
    const { refusals } = judged({ choices: [{ ...back, shadeId: 'dark', glass }] });
    expect(refusals).toEqual([{ zone: 'back', reason: 'too-dark', marginPercent: -13.7, nearestLegalShades: [] }]);
  });

  test('wait for staff with a complete exemption, and are refused with half of one', () => {
    const choices = [{ ...frontSides, shadeId: 'dark' }, back];
    const exemption = { kind: 'medical', certificateNumber: 'M-1204', documentReference: 'scan 118' } as const;
    const exempt = judged({ choices, exemption });
    expect(exempt).toMatchObject({ refusals: [], needsApproval: true });
    expect(exempt.zones.map(({ outcome }) => outcome)).toEqual(['needs-approval', 'accepted']);
    const half = judged({ choices, exemption: { ...exemption, documentReference: ' ' } });
    expect(half).toMatchObject({ refusals: [{ zone: 'front-sides' }], needsApproval: false });
  });

  test('of a state without a verified law are refused, and wait for staff when the shop is asked', () => {
    const unverified = { law: undefined, choices: [frontSides] };
    expect(judged(unverified)).toEqual({
      zones: [expect.objectContaining({ outcome: 'refused' })],
      bare: [],
      refusals: [{ zone: 'front-sides', reason: 'no-law', nearestLegalShades: [] }],
      needsApproval: false,
    });
    expect(judged({ ...unverified, asksShop: true })).toMatchObject({ refusals: [], needsApproval: true });
  });

  test('follow the class: over privacy glass a multipurpose vehicle may be darker', () => {
    const choices: ShadeChoice[] = [{ ...back, glass: { kind: 'preset', presetId: 'dark' } }];
    expect(judged({ choices, legalClass: 'mpv' }).zones).toMatchObject([{ verdict: { kind: 'legal-thin' } }]);
    expect(judged({ choices }).refusals).toHaveLength(1);
    expect(judged({ choices, legalClass: 'unknown' }).refusals).toHaveLength(1);
  });

  test('may be none', () => {
    expect(judged({ choices: [] })).toEqual({ zones: [], bare: [], refusals: [], needsApproval: false });
  });
});

test.each([
  ['the same zone twice', [frontSides, { ...frontSides, shadeId: 'middle' }], 'repeated_zone'],
  ['a shade that is not sold', [{ ...frontSides, shadeId: 'darkest' }], 'unknown_shade'],
  ['a shade of another film', [{ ...frontSides, shadeId: 'ceramic' }], 'unknown_shade'],
  ['the name of a shade in place of its id', [{ ...frontSides, shadeId: 'Shade light' }], 'unknown_shade'],
  ['a preset that does not fit the zone', [frontSides, { ...back, glass: clear }], 'unknown_glass'],
  ['a reading that no meter prints', [{ ...back, glass: { kind: 'meter', vltPercent: 120 } }], 'unknown_glass'],
] as const)('%s is not judged', (_, choices, problem) => {
  expect(judgeShades(testTintCatalogue, { ...order, choices })).toEqual({ ok: false, problem });
});

test('names never decide: with any names the verdicts are the same', () => {
  const choices: ShadeChoice[] = (['dark', 'middle', 'light'] as const).map((shadeId, index) => ({
    zone: (['front-sides', 'rear-sides', 'back'] as const)[index] ?? 'back',
    shadeId,
    glass: { kind: 'meter', vltPercent: 73 },
  }));
  const verdictsWith = (nameOf: (index: number) => string) => {
    const shades = testTintCatalogue.shades.map((shade, index) => ({ ...shade, name: nameOf(index) }));
    const result = judgeShades({ ...testTintCatalogue, shades }, { ...order, choices });
    if (!result.ok) throw new Error(result.problem);
    return result.value.zones.map(({ verdict }) => verdict);
  };
  const asTheyAre = verdictsWith((index) => testTintCatalogue.shades[index]?.name ?? '');
  expect(asTheyAre.map(({ kind }) => kind)).toEqual(['not-legal', 'legal', 'legal']);
  expect(verdictsWith(() => 'Carbon 70')).toEqual(asTheyAre);
  expect(verdictsWith((index) => `Limo ${100 - index}`)).toEqual(asTheyAre);
  expect(verdictsWith(() => '')).toEqual(asTheyAre);
});
