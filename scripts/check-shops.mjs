/**
 * No code outside a shop's folder names a shop, its place or what it sells: its name, state, regions, phone lines, ZIP codes, time zone, the
 * letters of its codes, the addresses of its regional pages, and the ids of its packages and add-ons. The names are read from the folders in `packages/content/shops`. Tests, stories and code that only
 * tests run may use them, and the laws of all states are in `packages/tint-law`.
 *
 * It first checks itself on samples, so that a check that finds nothing is known to work.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOfAllShops, namesOf, problemsOf } from './shop-names.mjs';

const place = 'packages/content/shops';
const shops = fileURLToPath(new URL(`../${place}`, import.meta.url));
const folders = readdirSync(shops, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const names = folders.flatMap((folder) => namesOf(join(shops, folder), `${place}/${folder}`));

const samples = [
  ["const title = 'Tintforge';", true],
  ["import { brand } from '@tintforge/content';", false],
  ["conditions: ['tintforge-source']", false],
  ["const zone = 'America/New_York';", true],
  ["regionId: 'naples'", true],
  ['/** "Florida" */', true],
  ['// The line is (813) 555-4700.', true],
  ["const to = 'hello@tintforge.example';", true],
  [`return \`\${city}, FL \${zip}\`;`, true],
  ["const code = 'TF-0000-0000';", true],
  ['const region = regions[0]?.id;', false],
  ["placeholder: '33602'", true],
  ['/** The region of 80202. */', true],
  ['const prefix = zip.slice(0, 3);', false],
  ['const pauseMs = 336_000;', false],
  ['const millimeters = 0.33602;', false],
  ["packageId: 'sedan-premium'", true],
  ["const addOnIds = ['glass-coat'];", true],
  ["picture: 'ppf-hood'", false],
  ['packageId: packages[0]?.id', false],
];
for (const [line, isNamed] of samples) {
  const found = problemsOf('sample', line, names);
  if (found.length > 0 !== isNamed) throw new Error(`The check itself is wrong about: ${line}\n${found.join('\n')}`);
}

const files = codeOfAllShops();
const problems = files.flatMap(({ file, text }) => problemsOf(file, text, names));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${files.length} files, ${folders.length} shops, ${problems.length} names outside their folders\n`,
);
if (problems.length > 0) process.exitCode = 1;
