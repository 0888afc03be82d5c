import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastPairs, contrastRatio, drawingPairs, readScopes, resolveToken, type TokenScope } from './contrast';

interface Palette {
  root?: TokenScope;
  paper?: TokenScope;
  ink?: TokenScope;
}

const palettes = import.meta.glob<{ palette: Palette }>('../../../content/shops/*/palette.ts', { eager: true });
const shops = Object.entries(palettes).map(([file, { palette }]) => ({ file: file.replaceAll('../', ''), palette }));

const css = ['tokens.css', 'drawing-tokens.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');
const usual = readScopes(css);

/** The tokens that depend on the surface: those of the scopes. The others are the root's. */
const scoped = new Set(
  [...css.matchAll(/\[data-theme="\w+"\] \{([^}]*)\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/--([\w-]+):/g)].map(([, token = '']) => token),
  ),
);

/** The faults of a palette as sentences: tokens that don't exist, and marks that can't be seen on their grounds. */
function faultsOf({ root = {}, paper = {}, ink = {} }: Palette): string[] {
  const misplaced = [
    ...Object.keys(root).map((token) => ({
      scope: 'root',
      token,
      isKnown: token in usual.paper && !scoped.has(token),
    })),
    ...Object.keys(paper).map((token) => ({ scope: 'paper', token, isKnown: scoped.has(token) })),
    ...Object.keys(ink).map((token) => ({ scope: 'ink', token, isKnown: scoped.has(token) })),
  ].flatMap(({ scope, token, isKnown }) => (isKnown ? [] : [`${scope} has no token --${token}`]));
  if (misplaced.length > 0) return misplaced;
  const scopes = { paper: { ...usual.paper, ...root, ...paper }, ink: { ...usual.ink, ...root, ...ink } };
  return [
    ...(['paper', 'ink'] as const).flatMap((theme) =>
      contrastPairs.flatMap(({ mark, ground, need }) => tooFaint(scopes[theme], { theme, mark, ground, need })),
    ),
    ...drawingPairs.flatMap(([mark, ground, need]) =>
      tooFaint(scopes.paper, { theme: 'drawings', mark, ground, need }),
    ),
  ];
}

function tooFaint(
  scope: TokenScope,
  { theme, mark, ground, need }: { theme: string; mark: string; ground: string; need: number },
): string[] {
  const ratio = contrastRatio(resolveToken(scope, mark), resolveToken(scope, ground));
  return ratio >= need ? [] : [`${theme}: --${mark} on --${ground} reaches ${ratio.toFixed(2)} of ${need}`];
}

test.each(shops)('$file has tokens that exist and can be seen (WCAG 2.2 AA)', ({ palette }) => {
  expect(faultsOf(palette)).toEqual([]);
});

describe('a palette', () => {
  test('with a faint accent, on paper and on ink, is refused', () => {
    expect(faultsOf({ root: { 'ember-500': 'oklch(0.2 0.02 40)' } })).toEqual(
      expect.arrayContaining([
        'paper: --accent-text on --accent reaches 1.06 of 4.5',
        'ink: --accent on --surface reaches 1.06 of 3',
        'drawings: --ember-500 on --ink-950 reaches 1.06 of 3',
      ]),
    );
  });

  test('whose ink alone is faint is refused on ink alone', () => {
    const faults = faultsOf({ ink: { 'text-muted': 'oklch(0.36 0.019 248)' } });
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every((fault) => fault.startsWith('ink: --text-muted on '))).toBe(true);
  });

  test('with a name that no token has is refused', () => {
    expect(faultsOf({ root: { 'amber-500': 'oklch(0.5 0.1 60)' } })).toEqual(['root has no token --amber-500']);
  });

  test('with a token in another scope than the design system’s is refused', () => {
    expect(faultsOf({ root: { link: 'oklch(0.4 0.07 210)' }, ink: { 'gulf-300': 'oklch(0.81 0.075 195)' } })).toEqual([
      'root has no token --link',
      'ink has no token --gulf-300',
    ]);
  });

  test('with what is no color is refused', () => {
    expect(() => faultsOf({ paper: { link: 'blue' } })).toThrow('Not an opaque oklch() color: blue');
  });
});
