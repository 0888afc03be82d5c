import { expect, test } from 'vitest';
import { glassZones } from './glass-zone';
import { legalClasses } from './legal-class';
import { limitFor } from './tint-limit';

/** docs/florida-law.md, What the code decides: least light, most reflectance, section of the Florida Statutes. */
test.each([
  ['front-sides', 'passenger', 28, 25, '316.2953'],
  ['front-sides', 'mpv', 28, 25, '316.2953'],
  ['front-sides', 'unknown', 28, 25, '316.2953'],
  ['rear-sides', 'passenger', 15, 35, '316.2954'],
  ['rear-sides', 'mpv', 6, 35, '316.2954'],
  ['rear-sides', 'unknown', 15, 35, '316.2954'],
  ['quarter', 'passenger', 15, 35, '316.2954'],
  ['quarter', 'mpv', 6, 35, '316.2954'],
  ['quarter', 'unknown', 15, 35, '316.2954'],
  ['back', 'passenger', 15, 35, '316.2954'],
  ['back', 'mpv', 6, 35, '316.2954'],
  ['back', 'unknown', 15, 35, '316.2954'],
] as const)(
  '%s of a car of class %s: at least %d%%, at most %d%% reflected (%s)',
  (zone, legalClass, vlt, vlr, statute) => {
    expect(limitFor(zone, legalClass)).toEqual({
      kind: 'percent',
      minimumVltPercent: vlt,
      maximumReflectancePercent: vlr,
      statute,
    });
  },
);

test.each(legalClasses)('strip and roof of a car of class %s: no percentage, each for its own reason', (legalClass) => {
  expect(limitFor('windshield-strip', legalClass)).toEqual({
    kind: 'none',
    reason: 'strip-above-as1',
    statute: '316.2952',
  });
  expect(limitFor('roof', legalClass)).toEqual({ kind: 'none', reason: 'not-a-window', statute: '316.2951' });
});

test('an unknown class has the limits of a passenger car in every zone', () => {
  for (const zone of glassZones) expect(limitFor(zone, 'unknown')).toEqual(limitFor(zone, 'passenger'));
});
