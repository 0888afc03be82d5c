import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastPairs, contrastRatio, drawingPairs, readScopes, resolveToken } from './contrast';

const scopes = readScopes(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

describe.each(['paper', 'ink'] as const)('on %s', (theme) => {
  test.each(contrastPairs)('$mark on $ground reaches $need', ({ mark, ground, need }) => {
    const scope = scopes[theme];
    expect(contrastRatio(resolveToken(scope, mark), resolveToken(scope, ground))).toBeGreaterThanOrEqual(need);
  });
});

test.each(drawingPairs)('in drawings %s on %s reaches %d', (mark, ground, need) => {
  const ratio = contrastRatio(resolveToken(scopes.paper, mark), resolveToken(scopes.paper, ground));
  expect(ratio).toBeGreaterThanOrEqual(need);
});

test('the maths agree with known pairs', () => {
  expect(contrastRatio('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21);
  expect(contrastRatio(resolveToken(scopes.paper, 'text'), resolveToken(scopes.paper, 'surface'))).toBeCloseTo(16.3, 1);
});
