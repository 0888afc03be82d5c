import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startShop } from '../shop/shop-process';
import { builtShops, folderOf, sourcesOf } from './built-shops';
import { finderOf, withoutComments, wordsOnlyOf } from './own-words';

const shops = Object.keys(builtShops());
const pairs = shops.flatMap((shop) => shops.filter((other) => other !== shop).map((other) => ({ shop, other })));
const morning = Date.parse('2026-12-01T17:00:00Z');

/** Texts in folders of a build, by their path. */
async function builtTexts(folder: string): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:js|mjs|css|html|json|txt|xml|svg|webmanifest)$/.test(entry.name),
  );
  return Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { file: path.relative(folder, file), text: await readFile(file, 'utf8') };
    }),
  );
}

/** Laws of all states are in every build: their names and sections belong to no shop. */
const isLaw = (word: string) => /^\d{3}\.\d+$|^\d+-\d+-\d+$|Statutes$/.test(word);

for (const { shop, other } of pairs) {
  test(`nothing that ${shop} builds has a word, number or color of ${other}’s own`, async () => {
    const words = await wordsOnlyOf(sourcesOf(other), sourcesOf(shop));
    expect(words.names.size).toBeGreaterThan(5);
    expect(words.passages.size).toBeGreaterThan(50);
    const state = /homeStateName = '([^']+)'/.exec(
      await readFile(path.join(sourcesOf(other), 'law-words.ts'), 'utf8'),
    )?.[1];
    const find = finderOf(words);
    const found: string[] = [];
    for (const part of ['apps/web/dist', 'apps/office/dist', 'apps/api/dist']) {
      for (const { file, text } of await builtTexts(path.join(folderOf(shop), part))) {
        const isPage = /\.(?:html|txt|xml|webmanifest|svg)$/.test(file);
        const isNamed = (word: string) => word !== state && !isLaw(word) && !words.towns.has(word);
        // The program that writes the pages keeps the comments of the code that all shops share.
        const read = file.endsWith('.mjs') ? withoutComments(text) : text;
        const leaked = find(read).filter((word) => isPage || isNamed(word));
        found.push(...leaked.map((word) => `${part}/${file}: ${word}`));
      }
    }
    expect(found).toEqual([]);
  });

  test(`no page, file or email that ${shop} serves has anything of ${other}’s own`, async () => {
    const find = finderOf(await wordsOnlyOf(sourcesOf(other), sourcesOf(shop)));
    const running = await startShop({ instant: morning, beginning: 'demo', builtIn: folderOf(shop) });
    try {
      const read = async (address: string) => (await fetch(running.origin + address)).text();
      const sitemap = await read('/sitemap.xml');
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
      expect(listed.length).toBeGreaterThan(10);
      const others = [
        '/nowhere',
        '/login',
        '/sitemap',
        '/sitemap.xml',
        '/llms.txt',
        '/robots.txt',
        '/site.webmanifest',
        '/favicon.svg',
        '/admin',
        '/crew',
        '/api/openapi.json',
      ];
      const found: string[] = [];
      for (const address of [...listed, ...others]) {
        // The other states that a car can be registered in are named in lists.
        const text = (await read(address)).replaceAll(/<option[^>]*>[^<]*/g, '');
        found.push(...find(text).map((word) => `${address}: ${word}`));
      }
      expect(found).toEqual([]);
    } finally {
      await running.stop();
    }
  });
}

test('the finder finds what it looks for, and no part of a word', () => {
  const find = finderOf({
    names: new Set(['33602']),
    towns: new Set(['Tampa']),
    passages: new Set(['(813) 555-4700', '#ffce6a']),
    letters: new Set(['TF', 'TQ']),
  });
  expect(find('Codes read TQ-XXXX-XXXX, in UTF-8: TF-7K3M-9SQA')).toEqual(['TQ-XXXX-XXXX', 'TF-7K3M-9SQA']);
  expect(find('In Tampa, 33602: call (813) 555-4700.')).toEqual(['Tampa', '33602', '(813) 555-4700']);
  expect(find('fill="#ffce6a"')).toEqual(['#ffce6a']);
  expect(find('Tampax, 336021')).toEqual([]);
});
