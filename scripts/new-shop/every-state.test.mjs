import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import { expect, test } from 'vitest';
import { stateLaws } from '../../packages/tint-law/dist/all.js';
import { codeOfAllShops, namesOf, problemsOf } from '../shop-names.mjs';
import { sampleAnswers } from './sample-answers.mjs';

/** The folders of new shops, one in each state, which vitest.new-shops.config.ts has written. */
const written = process.env.NEW_SHOPS;
const folders = readdirSync(written);

test('there is a shop in every state whose law was read', () => {
  expect(Object.keys(sampleAnswers)).toEqual(stateLaws.map(({ jurisdiction }) => jurisdiction.slice(3)));
  expect(folders).toHaveLength(stateLaws.length);
});

test('no code outside their folders names them', () => {
  const names = new Map(
    folders.flatMap((folder) => namesOf(join(written, folder), folder)).map((name) => [name.pattern.source, name]),
  );
  expect(names.size).toBeGreaterThan(5 * folders.length);
  const problems = codeOfAllShops().flatMap(({ file, text }) => problemsOf(file, text, [...names.values()]));
  expect(problems).toEqual([]);
});

test('their words are spelled as the dictionaries have them', async () => {
  const misspelled = [];
  const config = fileURLToPath(new URL('../../cspell.json', import.meta.url));
  const { files, errors } = await lint(
    ['**/*.{ts,tsx}'],
    { root: written, config, gitignore: false, unique: true, mustFindFiles: true },
    { issue: ({ text, uri }) => misspelled.push(`${text} in ${uri}`) },
  );
  expect(files).toBeGreaterThan(folders.length * 30);
  expect([errors, misspelled]).toEqual([0, []]);
});

/** The text of a shop's page, or of all its pages, without comments. */
function pagesOf(folder, name = '') {
  const pages = join(written, folder, 'pages');
  const texts = readdirSync(pages).map((file) => (file.includes(name) ? readFileSync(join(pages, file), 'utf8') : ''));
  return texts.join('').replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '');
}

test.each(folders)('%s publishes nothing that only its owner knows', (folder) => {
  expect(pagesOf(folder)).not.toMatch(
    /\bsales tax\b|\bDowntown\b|(?:the|The) manufacturers?’s? (?:published )?claims?\b/,
  );
});

test('a rule of windows has the exceptions that the state makes', () => {
  const otherCars = 'SUVs, vans and trucks can have another limit.';
  expect(pagesOf('in-wa', 'automotive')).toContain(
    `rule: '24% or lighter', text: '${otherCars} Outside mirrors count, too.`,
  );
  expect(pagesOf('in-co', 'automotive')).toContain("'The film on the other windows counts, too. We check yours.'");
  expect(pagesOf('in-al', 'automotive')).not.toContain(otherCars);
});
