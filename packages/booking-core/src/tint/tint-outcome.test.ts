import { law as floridaLaw } from '@tintforge/tint-law/states/us-fl';
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
