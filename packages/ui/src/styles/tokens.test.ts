import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });

interface Source {
  path: string;
  text: string;
}

function sourcesOf(ending: string): Source[] {
  return paths
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
}

/** All matches, or their first group, with the file of each. */
function finds(sources: readonly Source[], pattern: RegExp): { path: string; found: string }[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([whole, group]) => ({ path, found: group ?? whole })),
  );
}

const stylesheets = sourcesOf('.css');

test('colors stand in the tokens alone', () => {
  const others = stylesheets.filter(({ path }) => !path.endsWith('tokens.css'));
  expect(finds(others, /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|lab|lch|oklab|oklch)\(/gi)).toEqual([]);
});

test('every token that is read exists', () => {
  const known = new Set(finds(stylesheets, /(--[\w-]+):/g).map(({ found }) => found));
  // A variable with a fallback may be unset: users of the component set it.
  const read = finds([...stylesheets, ...sourcesOf('.tsx')], /var\((--[\w-]+)\)/g);
  expect(read.filter(({ found }) => !known.has(found))).toEqual([]);
  expect(read).toContainEqual({ path: 'gulf-scene/gulf-scene.module.css', found: '--dusk-sky-0' });
});
