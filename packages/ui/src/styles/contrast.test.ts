import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, readScopes, resolveToken } from './contrast';

const scopes = readScopes(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

const surfaces = ['surface', 'surface-2', 'surface-raised', 'surface-sunken'];
const on = (marks: readonly string[], grounds: readonly string[], need: number) =>
  marks.flatMap((mark) => grounds.map((ground) => ({ mark, ground, need })));

/** WCAG 2.2 AA: text 4.5, marks, borders of controls and focus 3. */
const pairs = [
  ...on(['text', 'text-muted'], surfaces, 4.5),
  ...on(['text'], ['success-surface', 'danger-surface', 'warning-surface', 'selected-surface'], 4.5),
  ...on(['accent-text'], ['accent', 'accent-hover', 'accent-press'], 4.5),
  ...on(['solid-text'], ['solid', 'solid-hover'], 4.5),
  ...on(['danger-text'], ['danger', 'danger-hover'], 4.5),
  ...on(['highlight-text'], ['highlight'], 4.5),
  ...on(['link'], ['surface', 'surface-2', 'surface-raised'], 4.5),
  ...on(['success'], ['surface-raised', 'success-surface'], 4.5),
  ...on(['danger'], ['surface', 'surface-raised', 'danger-surface'], 4.5),
  ...on(['warning'], ['surface', 'surface-raised', 'warning-surface'], 4.5),
  // Selected days, starts, segments and options: the surface's color on the selection's.
  ...on(['surface', 'surface-raised'], ['selected'], 4.5),
  ...on(['border-control', 'focus'], ['surface', 'surface-2', 'surface-raised'], 3),
  ...on(['selected'], ['surface', 'surface-raised'], 3),
  ...on(['accent'], ['surface'], 3),
  ...on(['chart-2'], ['surface'], 3),
];

describe.each(['paper', 'ink'] as const)('on %s', (theme) => {
  test.each(pairs)('$mark on $ground reaches $need', ({ mark, ground, need }) => {
    const scope = scopes[theme];
    expect(contrastRatio(resolveToken(scope, mark), resolveToken(scope, ground))).toBeGreaterThanOrEqual(need);
  });
});

test.each([
  ['paper-1', 'sky-1', 4.5],
  ['paper-1', 'sky-2', 4.5],
  ['paper-0', 'ink-950', 4.5],
  ['ink-950', 'paper-0', 4.5],
  ['ink-950', 'sky-5', 3],
  ['ember-500', 'ink-950', 3],
  ['ember-500', 'paper-1', 3],
  ['ink-950', 'sun-300', 4.5],
  ['ink-900', 'bay-floor', 4.5],
] as const)('in drawings %s on %s reaches %d', (mark, ground, need) => {
  const ratio = contrastRatio(resolveToken(scopes.paper, mark), resolveToken(scopes.paper, ground));
  expect(ratio).toBeGreaterThanOrEqual(need);
});

test('the maths agree with known pairs', () => {
  expect(contrastRatio('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21);
  expect(contrastRatio(resolveToken(scopes.paper, 'text'), resolveToken(scopes.paper, 'surface'))).toBeCloseTo(16.3, 1);
});
