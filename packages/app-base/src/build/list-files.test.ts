import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFileList } from './list-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintforge-list-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function listed(contents: Readonly<Record<string, string>>): { fingerprint: string; files: string[] } {
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileList(folder);
  return JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'));
}

test('the list has every file but the build’s lists, notes to other tools and compressed copies', () => {
  const names = ['routes.json', 'files.json', 'index.html', 'products/film.html', 'robots.txt', '.vite/manifest.json'];
  const copies = ['assets/1a2b3c.js', 'assets/1a2b3c.js.br', 'assets/1a2b3c.js.gz'];
  const { files } = listed(Object.fromEntries([...names, ...copies].map((name) => [name, ''])));
  expect(files).toEqual(['assets/1a2b3c.js', 'index.html', 'products/film.html', 'robots.txt']);
});

test('the fingerprint is that of names and contents', () => {
  const first = listed({ 'index.html': 'a', 'about.html': 'b' }).fingerprint;
  expect(listed({}).fingerprint).toBe(first);
  expect(listed({ 'index.html': 'b', 'about.html': 'a' }).fingerprint).not.toBe(first);
  expect(listed({ 'index.html': 'a', 'about.html': 'b', 'contact.html': '' }).fingerprint).not.toBe(first);
});
