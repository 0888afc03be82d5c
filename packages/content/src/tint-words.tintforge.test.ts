import {
  glassZones,
  judgeReading,
  judgeTint,
  legalClasses,
  type TintVerdict,
  type TintWindow,
} from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/shop/home-law';
import { describe, expect, test } from 'vitest';
import { meteringWords } from './metering-words';
import { tintCatalogue } from './tint-catalogue';
import { tintWords } from './tint-words';

const { why, shownLight, lightNote } = tintWords.verdict;

function verdictOn(shadeId: string, change: Partial<TintWindow> = {}): TintVerdict {
  const shade = tintCatalogue.shades.find(({ id }) => id === shadeId);
  if (shade === undefined) throw new Error(`${shadeId} is not sold`);
  const window: TintWindow = {
    zone: 'front-sides',
    legalClass: 'passenger',
    law: homeLaw,
    glassVltPercent: 73,
  };
  return judgeTint({ ...window, ...change, shade });
}

const frontSides = {
  zone: 'front-sides',
  legalClass: 'passenger',
  law: homeLaw,
  shade: { vltPercent: 37, vltBasis: 'net73', vlrExteriorPercent: 5 },
} as const;

describe('why a film got its verdict', () => {
  test.each([
    ['carbon-35', {}, '37% of the light gets through film and glass, 9 points above Florida’s 28% minimum here.'],
    ['hybrid-30', {}, '26% of the light gets through film and glass, 2 points below Florida’s 28% minimum here.'],
    [
      'carbon-15',
      { zone: 'rear-sides' },
      '16% of the light gets through film and glass, 1 point above Florida’s 15% minimum here, so we meter your glass before we cut.',
    ],
    [
      'carbon-25',
      { zone: 'back', legalClass: 'mpv', glassVltPercent: 20 },
      '6% of the light gets through film and glass, exactly at Florida’s 6% minimum here, so we meter your glass before we cut.',
    ],
    [
      'ceramic-ir-37',
      {},
      '27% of the light gets through film and glass, or 37% if the manufacturer measured on a car window; the darker figure is 1 point below Florida’s 28% minimum here.',
    ],
    ['carbon-70', { zone: 'windshield' }, 'Florida allows no film on this glass.'],
    ['carbon-70', { law: undefined }, 'We haven’t verified the law of the state where the car is registered.'],
    ['carbon-5', { zone: 'windshield-strip' }, 'The film has to be transparent, and no figure says how dark that is.'],
    ['carbon-5', { zone: 'roof' }, 'Florida sets no percentage for this glass.'],
  ] as const)('%s with %j', (shadeId, change, sentence) => {
    expect(why(verdictOn(shadeId, change))).toBe(sentence);
  });

  test('a film of which no one states the reflectance is told so', () => {
    const shade = { vltPercent: 64, vltBasis: 'net73' } as const;
    const verdict = judgeTint({
      zone: 'front-sides',
      legalClass: 'passenger',
      law: homeLaw,
      glassVltPercent: 73,
      shade,
    });
    expect(why(verdict)).toBe(
      'The manufacturer doesn’t publish how much this film reflects, and Florida sets a limit.',
    );
  });

  test('a film that reflects too much is told so', () => {
    const shade = { vltPercent: 37, vltBasis: 'net73', vlrExteriorPercent: 26 } as const;
    const verdict = judgeTint({
      zone: 'front-sides',
      legalClass: 'passenger',
      law: homeLaw,
      glassVltPercent: 73,
      shade,
    });
    expect(why(verdict)).toBe('The film reflects more than the 25% of the light that Florida allows here.');
  });

  test('is one plain sentence for every shade, zone, class and glass', () => {
    const sentences = tintCatalogue.shades.flatMap(({ id }) =>
      glassZones.flatMap((zone) =>
        legalClasses.flatMap((legalClass) =>
          [20, 70, 73, 80].map((glassVltPercent) => why(verdictOn(id, { zone, legalClass, glassVltPercent }))),
        ),
      ),
    );
    for (const sentence of new Set(sentences)) {
      expect(sentence).toMatch(/^[A-Z\d].*[^.]\.$/);
      expect(sentence).not.toMatch(/\. |undefined|NaN|\d\.\d\d/);
    }
  });
});

test.each([
  [31, 'The meter reads 31%, 3 points above Florida’s 28% minimum here.'],
  [
    28,
    'The meter reads 28%, exactly at Florida’s 28% minimum here, which is within the meter’s margin of error of 3 points.',
  ],
  [
    27.9,
    'The meter reads 27.9%, 0.1 points below Florida’s 28% minimum here; the meter’s margin of error of 3 points doesn’t make it legal.',
  ],
])('a reading of %d%% on the front sides', (measuredVltPercent, sentence) => {
  expect(meteringWords.why(judgeReading({ ...frontSides, measuredVltPercent }))).toBe(sentence);
});

test('a reading on the roof is told that no percentage applies', () => {
  const verdict = judgeReading({ ...frontSides, zone: 'roof', measuredVltPercent: 4 });
  expect(meteringWords.why(verdict)).toBe(why(verdictOn('carbon-5', { zone: 'roof' })));
});

test('the light is one figure if the basis is known and a range if it is not', () => {
  expect(shownLight(verdictOn('carbon-35').net)).toBe('37%');
  expect(shownLight(verdictOn('ceramic-ir-37').net)).toBe('27–37%');
});

test('nothing is promised: it is information, and the meter decides', () => {
  expect(tintWords.disclaimer).toMatch(/information, not legal advice.*meter decides/);
});

test('a range is explained once for a list of shades, and one figure not at all', () => {
  const nets = ['ceramic-ir-50', 'carbon-35'].map((shadeId) => verdictOn(shadeId).net);
  expect(nets.map(shownLight)).toEqual(['36.5–50%', '37%']);
  expect(lightNote(nets)).toMatch(/on a car window or on its own.*factory glass.*We go by the darker one\.$/);
  expect(lightNote(nets.slice(1))).toBeUndefined();
  expect(lightNote([])).toBeUndefined();
});
