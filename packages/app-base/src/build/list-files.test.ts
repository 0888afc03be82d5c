import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeFileList } from './list-files';

const folder = mkdtempSync(join(tmpdir(), 'tintforge-list-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('the server is told of every file but the build’s lists, notes to other tools and compressed copies', () => {
  const names = ['routes.json', 'files.json', 'index.html', 'products/film.html', 'robots.txt', '.vite/manifest.json'];
  for (const name of [...names, 'assets/1a2b3c.js', 'assets/1a2b3c.js.br', 'assets/1a2b3c.js.gz']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
  writeFileList(folder);
  expect(JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'))).toEqual([
    'assets/1a2b3c.js',
    'index.html',
    'products/film.html',
    'robots.txt',
  ]);
});
