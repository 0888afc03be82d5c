import { stateLaws } from '@tintforge/tint-law/all';
import { law as floridaLaw } from '@tintforge/tint-law/states/us-fl';
import { law as michiganLaw } from '@tintforge/tint-law/states/us-mi';
import { expect, test } from 'vitest';
import { carbonShades, ceramicShade } from '../testing/film-shades';
import { judgeTint } from './judge-tint';
import { tintOutcome } from './tint-outcome';

const shades = { ...carbonShades, unverified: { ...ceramicShade, vltPercent: 64 } };

const verdictOn = (shade: keyof typeof shades) =>
  judgeTint({
    zone: 'front-sides',
    legalClass: 'passenger',
    law: floridaLaw,
    glassVltPercent: 73,
    shade: shades[shade],
  });

test.each([
  ['legal, no exemption', 'light', {}, 'accepted'],
  ['legal, an exemption that is not needed', 'light', { isExempt: true }, 'accepted'],
  ['not legal, no exemption', 'dark', {}, 'refused'],
  ['not legal, an incomplete exemption', 'dark', { isExempt: false }, 'refused'],
  ['not legal, a complete exemption', 'dark', { isExempt: true }, 'needs-approval'],
  ['not legal, the shop asked', 'dark', { asksShop: true }, 'refused'],
  ['not verified', 'unverified', {}, 'refused'],
  ['not verified, the shop asked', 'unverified', { asksShop: true }, 'needs-approval'],
  ['not verified, a complete exemption', 'unverified', { isExempt: true }, 'needs-approval'],
] as const)('%s', (_, shade, request, outcome) => {
  expect(tintOutcome(verdictOn(shade), request)).toBe(outcome);
});

test('thin is accepted, and so is what has no limit', () => {
  const thin = judgeTint({
    zone: 'back',
    legalClass: 'mpv',
    law: floridaLaw,
    glassVltPercent: 20,
    shade: carbonShades.middle,
  });
  expect(thin.kind).toBe('legal-thin');
  expect(tintOutcome(thin)).toBe('accepted');
  const roof = judgeTint({
    zone: 'roof',
    legalClass: 'passenger',
    law: floridaLaw,
    glassVltPercent: 20,
    shade: carbonShades.dark,
  });
  expect(tintOutcome(roof)).toBe('accepted');
});

const onTruck = {
  zone: 'back',
  legalClass: 'mpv',
  car: { body: 'truck', federalLabel: 'truck', bothOutsideMirrors: 'yes', modelYear: 2020 },
  glassVltPercent: 73,
  shade: { ...carbonShades.light, vltPercent: 51, finish: 'nonreflective' },
} as const;

test('of a state whose law was not read, film is accepted that meets every law that was, and stays not verified', () => {
  const judged = (more: Partial<Parameters<typeof judgeTint>[0]>) =>
    judgeTint({ ...onTruck, law: undefined, everyLaw: stateLaws, ...more });
  expect(judged({})).toMatchObject({ kind: 'not-verified', reason: 'no-law', notes: ['meets-every-law'] });
  expect(tintOutcome(judged({}))).toBe('accepted');
  for (const refused of [
    judged({ shade: carbonShades.dark }),
    judged({ car: { ...onTruck.car, bothOutsideMirrors: 'unknown' } }),
    judged({ everyLaw: [] }),
    judged({ zone: 'front-sides' }),
  ]) {
    expect(refused).toMatchObject({ kind: 'not-verified', notes: [] });
    expect(tintOutcome(refused)).toBe('refused');
  }
});

test('the law of every state replaces no law that was read, and no fact that is missing', () => {
  const everyLaw = stateLaws;
  const forbidden = judgeTint({
    ...onTruck,
    zone: 'front-sides',
    law: michiganLaw,
    everyLaw,
  });
  expect(tintOutcome(forbidden)).toBe('refused');
  const unpublished = judgeTint({ ...onTruck, law: floridaLaw, everyLaw, shade: { ...ceramicShade, vltPercent: 64 } });
  expect(unpublished).toMatchObject({
    kind: 'not-verified',
    reason: 'reflectance-not-published',
    notes: expect.not.arrayContaining(['meets-every-law']),
  });
});
