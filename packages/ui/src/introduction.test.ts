import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const groups = [
  'Foundations',
  'Inputs',
  'Navigation',
  'Feedback',
  'Data',
  'Layout',
  'Film and Car',
  'Documents',
  'Screens',
];

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const titles = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map(
    (path) => /^const meta = \{[\s\S]*?^ {2}title: '([^']+)',/m.exec(source(path))?.[1] ?? `${path} without a title`,
  );

/** The URL of a title's page, built the way Storybook builds it. */
const pageOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

test('every component stands in a group of the list', () => {
  expect(titles.filter((title) => !groups.includes(title.split('/')[0] ?? ''))).toEqual([]);
});

test('the introduction leads to every component, and nowhere else', () => {
  const linked = [...source('introduction.mdx').matchAll(/\?path=\/docs\/([a-z0-9-]+)/g)].map(([, page]) => page);
  expect(linked.toSorted()).toEqual(titles.map(pageOf).toSorted());
});
