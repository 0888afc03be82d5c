import { expect, test } from 'vitest';
import { rulingOn } from './ruling';
import type { TintLimit } from './tint-limit';

const limit: TintLimit = {
  kind: 'percent',
  minimumVltPercent: 28,
  maximumReflectancePercent: 25,
  statute: '316.2953',
};

test.each([
  [0, 'not-legal', 'too-dark', -28],
  [27.9, 'not-legal', 'too-dark', -0.1],
  [28, 'legal-thin', 'within-meter-tolerance', 0],
  [28.1, 'legal-thin', 'within-meter-tolerance', 0.1],
  [30.9, 'legal-thin', 'within-meter-tolerance', 2.9],
  [31, 'legal', 'clears-limit', 3],
  [100, 'legal', 'clears-limit', 72],
] as const)('%d%% against a limit of 28%%: %s, %s, margin %d', (vltPercent, kind, reason, marginPercent) => {
  expect(rulingOn(limit, vltPercent)).toEqual({ kind, reason, limit, statute: '316.2953', marginPercent });
});

test('where the law names no percentage there is neither limit nor margin', () => {
  expect(rulingOn({ kind: 'none', reason: 'not-a-window', statute: '316.2951' }, 1)).toEqual({
    kind: 'no-limit',
    reason: 'not-a-window',
    statute: '316.2951',
  });
});

test('what is no share of light throws, also where there is no limit', () => {
  expect(() => rulingOn(limit, Number.NaN)).toThrow(RangeError);
  expect(() => rulingOn({ kind: 'none', reason: 'not-a-window', statute: '316.2951' }, 200)).toThrow(RangeError);
});
