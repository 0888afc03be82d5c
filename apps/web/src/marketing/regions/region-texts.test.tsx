import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pages as regionPages } from './region-page';

const pages = regionPages.map(({ path, Page }): [string, ComponentType] => [path, () => <Page pages={[]} />]);

const pairs = pages.flatMap(([one, One], index) =>
  pages.slice(index + 1).map(([other, Other]) => ({ one, other, One, Other })),
);

/** Every sequence of eight words on a page, in lower case and without punctuation. */
function eightWordSequences(Page: ComponentType): Set<string> {
  const html = renderToStaticMarkup(<Page />);
  const words =
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .toLowerCase()
      .match(/[a-z0-9’]+/g) ?? [];
  return new Set(words.slice(7).map((_, index) => words.slice(index, index + 8).join(' ')));
}

test.each(pairs)('$one and $other share under 30% of their eight-word sequences', ({ One, Other }) => {
  const one = eightWordSequences(One);
  const other = eightWordSequences(Other);
  const shared = [...one].filter((sequence) => other.has(sequence)).length;
  expect(Math.min(one.size, other.size)).toBeGreaterThan(300);
  expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.3);
});
