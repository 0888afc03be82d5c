import { expect, test } from 'vitest';
import { carbonShades } from '../testing/film-shades';
import type { ExemptionDraft } from './exemption-draft';
import { judgeTint } from './judge-tint';
import type { Registration } from './registration';
import { tintOutcome } from './tint-outcome';

const complete: ExemptionDraft = { kind: 'medical', certificateNumber: 'M-1204', documentReference: 'scan 118' };
const incomplete: ExemptionDraft = { ...complete, certificateNumber: '' };

const verdictOn = (shade: keyof typeof carbonShades, registeredIn: Registration) =>
  judgeTint({
    zone: 'front-sides',
    legalClass: 'passenger',
    registeredIn,
    glassVltPercent: 73,
    shade: carbonShades[shade],
  });

test.each([
  ['legal, no exemption', 'light', 'florida', undefined, 'accepted'],
  ['legal, an exemption that is not needed', 'light', 'florida', complete, 'accepted'],
  ['not legal, no exemption', 'dark', 'florida', undefined, 'refused'],
  ['not legal, an incomplete exemption', 'dark', 'florida', incomplete, 'refused'],
  ['not legal, a complete exemption', 'dark', 'florida', complete, 'needs-approval'],
  ['not legal in Florida, registered elsewhere', 'dark', 'elsewhere', undefined, 'accepted'],
  ['not legal in Florida, registered elsewhere, exempt', 'dark', 'elsewhere', complete, 'accepted'],
] as const)('%s', (_, shade, registeredIn, exemption, outcome) => {
  expect(tintOutcome(verdictOn(shade, registeredIn), exemption)).toBe(outcome);
});

test('thin is accepted, and so is what has no limit', () => {
  const thin = judgeTint({
    zone: 'back',
    legalClass: 'mpv',
    registeredIn: 'florida',
    glassVltPercent: 20,
    shade: carbonShades.middle,
  });
  expect(thin.kind).toBe('legal-thin');
  expect(tintOutcome(thin)).toBe('accepted');
  const roof = judgeTint({
    zone: 'roof',
    legalClass: 'passenger',
    registeredIn: 'florida',
    glassVltPercent: 20,
    shade: carbonShades.dark,
  });
  expect(tintOutcome(roof)).toBe('accepted');
});
