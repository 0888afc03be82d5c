import { law } from '@tintforge/tint-law/states/us-fl';
import { law as idaho } from '@tintforge/tint-law/states/us-id';
import { law as northCarolina } from '@tintforge/tint-law/states/us-nc';
import { expect, test } from 'vitest';
import { carbonShades, ceramicShade } from '../testing/film-shades';
import { judgeReading } from './judge-reading';

const shade = carbonShades.light;

test.each([
  ['front-sides', 'mpv', 25, 'not-legal', -3],
  ['front-sides', 'passenger', 27, 'not-legal', -1],
  ['front-sides', 'passenger', 28, 'legal-thin', 0],
  ['front-sides', 'passenger', 31, 'legal', 3],
  ['rear-sides', 'passenger', 14.9, 'not-legal', -0.1],
  ['rear-sides', 'unknown', 14.9, 'not-legal', -0.1],
  ['quarter', 'passenger', 17.9, 'legal-thin', 2.9],
  ['back', 'mpv', 5.9, 'not-legal', -0.1],
  ['back', 'mpv', 6, 'legal-thin', 0],
  ['back', 'mpv', 9, 'legal', 3],
] as const)('%s of a car of class %s, metered at %d%%: %s, margin %d', (zone, legalClass, measured, kind, margin) => {
  expect(judgeReading({ zone, legalClass, law, shade, measuredVltPercent: measured })).toMatchObject({
    kind,
    marginPercent: margin,
    zone,
    measuredVltPercent: measured,
  });
});

test("the meter's error is no permission: every reading within three points below a limit is not legal", () => {
  for (let tenths = 250; tenths < 280; tenths++) {
    const reading = {
      zone: 'front-sides',
      legalClass: 'passenger',
      law,
      shade,
      measuredVltPercent: tenths / 10,
    } as const;
    expect(judgeReading(reading).kind).toBe('not-legal');
  }
});

test('a reading on the roof is recorded and not judged', () => {
  expect(judgeReading({ zone: 'roof', legalClass: 'passenger', law, measuredVltPercent: 4 })).toEqual({
    kind: 'no-limit',
    reason: 'no-percentage',
    law: { jurisdiction: 'US-FL', name: 'Florida', code: 'Florida Statutes', version: law.version },
    statute: '316.2951',
    zone: 'roof',
    measuredVltPercent: 4,
  });
});

test('what no meter prints throws', () => {
  expect(() => judgeReading({ zone: 'roof', legalClass: 'mpv', law, measuredVltPercent: -1 })).toThrow(RangeError);
});

const frontSides = { zone: 'front-sides', legalClass: 'passenger', shade } as const;

test('light is enough, and still not verified, where the reflectance of the film is not published or no film is named', () => {
  const unverified = { kind: 'not-verified', reason: 'reflectance-not-published', marginPercent: 12 };
  expect(judgeReading({ ...frontSides, law, shade: ceramicShade, measuredVltPercent: 40 })).toMatchObject(unverified);
  const { shade: _, ...bare } = frontSides;
  expect(judgeReading({ ...bare, law, measuredVltPercent: 40 })).toMatchObject(unverified);
});

test('a law’s presumption counts for the meter', () => {
  const nonreflective = { ...shade, finish: 'nonreflective' } as const;
  const reading = { ...frontSides, law: northCarolina, shade: nonreflective };
  expect(judgeReading({ ...reading, measuredVltPercent: 33.6 }).kind).toBe('legal-thin');
  expect(judgeReading({ ...reading, measuredVltPercent: 32 }).kind).toBe('not-legal');
});

test('a law of the film alone needs the reading of the bare glass too', () => {
  const nonreflective = { ...shade, finish: 'nonreflective' } as const;
  const reading = { ...frontSides, law: idaho, shade: nonreflective, measuredVltPercent: 30 };
  expect(judgeReading(reading)).toMatchObject({ kind: 'not-verified', reason: 'light-not-known' });
  expect(judgeReading({ ...reading, glassVltPercent: 75 })).toMatchObject({ kind: 'legal', marginPercent: 5 });
});

test('without a law nothing is verified', () => {
  expect(judgeReading({ ...frontSides, law: undefined, measuredVltPercent: 90 })).toEqual({
    kind: 'not-verified',
    reason: 'no-law',
    zone: 'front-sides',
    measuredVltPercent: 90,
  });
});

test('nor is anything after the day of a law’s review', () => {
  const reading = { ...frontSides, law, measuredVltPercent: 90 };
  expect(judgeReading({ ...reading, day: law.reviewBy }).kind).toBe('legal');
  expect(judgeReading({ ...reading, day: '2027-08-02' })).toMatchObject({ kind: 'not-verified', reason: 'review-due' });
});
