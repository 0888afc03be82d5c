/**
 * No code outside a shop's folder names a shop, its place or what it sells: its name, state, regions, phone lines, ZIP codes, time zone, the
 * letters of its codes, the addresses of its regional pages, and the ids of its packages and add-ons. The names are read from the folders in `shops`. Tests, stories and code that only
 * tests run may use them, and the laws of all states are in `packages/tint-law`.
 *
 * It first checks itself on samples, so that a check that finds nothing is known to work.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCode = /\.(?:tsx?|css|html|webmanifest)$/;
const isLeftOut =
  /\.test\.tsx?$|\.stories\.tsx$|\/(?:testing|proofs|bench)\/|^apps\/(?:e2e|packed)\/|^packages\/tint-law\/|\/migrations\//;

const first = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
/** The entries of all lists of texts. */
const lists = (text, pattern) => first(text, pattern).flatMap((list) => first(list, /'([^']+)'/g));
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The names of a shop's folder, each as a pattern with its kind. */
function namesOf(folder) {
  const read = (file) => readFileSync(join(root, 'shops', folder, file), 'utf8');
  const regions = read('regions.ts');
  const addOns = read('add-ons.ts');
  // Some add-ons have the name of the drawing that was made for them, which every shop may use.
  const pictures = first(addOns, /\bpicture: '([^']+)'/g);
  const word = (text) => `(?<![\\w@/.-])${escaped(text)}(?![\\w/-])`;
  return [
    ...first(read('brand.ts'), /\bname: '([^']+)'/g).map((name) => ['shop', word(name)]),
    ...first(read('brand.ts'), /\bemail: '[^@']+(@[^']+)'/g).map((domain) => ['domain', escaped(domain)]),
    ...first(read('brand.ts'), /Prefix: '([A-Z]+)'/g).map((letters) => ['code', `['\`]${letters}(?:-|['\`])`]),
    ...first(read('law-words.ts'), /homeStateName = '([^']+)'/g).map((name) => ['state', word(name)]),
    ...first(read('law-words.ts'), /homeJurisdiction = '([^']+)'/g).map((code) => ['state', `'${code}'`]),
    ...first(read('law-words.ts'), /homeJurisdiction = 'US-([A-Z]+)'/g).map((code) => [
      'state',
      `, ${code} (?=[$\\d])`,
    ]),
    ...first(read('time-zone.ts'), /timeZone = '([^']+)'/g).map((zone) => ['time zone', escaped(zone)]),
    ...first(regions, /\bid: '([^']+)'/g).map((id) => ['region', `['"]${id}['"]`]),
    ...first(regions, /\b(?:name|places): '([^']+)'/g).map((name) => ['region', word(name)]),
    ...first(regions, /\bphone: '([^']+)'/g).map((phone) => ['line', escaped(phone)]),
    ...lists(regions, /\bzipPrefixes: \[([^\]]+)\]/g).map((digits) => [
      'ZIP code',
      `(?<![\\w.,#-])${digits}\\d{${5 - digits.length}}(?![\\w%-]|\\.\\d)`,
    ]),
    ...first(read('packages.ts'), /\bid: '([^']+)'/g).map((id) => ['package', `['"\`]${escaped(id)}['"\`]`]),
    ...first(addOns, /\bid: '([^']+)'/g)
      .filter((id) => !pictures.includes(id))
      .map((id) => ['add-on', `['"\`]${escaped(id)}['"\`]`]),
    ...first(read('region-paths.ts'), /: '(\/[^']+)'/g).map((path) => ['address', escaped(path)]),
  ].map(([kind, pattern]) => ({ kind, folder, pattern: new RegExp(pattern) }));
}

/** The lines of a text that name a shop, as sentences. */
function problemsOf(file, text, names) {
  return text.split('\n').flatMap((line, index) =>
    names.flatMap(({ kind, folder, pattern }) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${index + 1} names the ${kind} ${found} of shops/${folder}`];
    }),
  );
}

const folders = readdirSync(join(root, 'shops')).filter(
  (name) => /^[a-z]/.test(name) && name !== 'node_modules' && statSync(join(root, 'shops', name)).isDirectory(),
);
const names = folders.flatMap(namesOf);

const samples = [
  ["const title = 'Tintforge';", 1],
  ["import { brand } from '@tintforge/content';", 0],
  ["conditions: ['tintforge-source']", 0],
  ["const zone = 'America/New_York';", 1],
  ["regionId: 'naples'", 1],
  ['/** "Florida" */', 1],
  ['// The line is (813) 555-4700.', 1],
  ["const to = 'hello@tintforge.example';", 1],
  [`return \`\${city}, FL \${zip}\`;`, 1],
  ["const code = 'TF-0000-0000';", 1],
  ['const region = regions[0]?.id;', 0],
  ["placeholder: '33602'", 1],
  ['/** The region of 80202. */', 1],
  ['const prefix = zip.slice(0, 3);', 0],
  ['const pauseMs = 336_000;', 0],
  ['const millimeters = 0.33602;', 0],
  ["packageId: 'sedan-premium'", 1],
  ["const addOnIds = ['glass-coat'];", 1],
  ["picture: 'ppf-hood'", 0],
  ['packageId: packages[0]?.id', 0],
];
for (const [line, count] of samples) {
  const found = problemsOf('sample', line, names);
  if (found.length !== count) throw new Error(`The check itself is wrong about: ${line}\n${found.join('\n')}`);
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => isCode.test(file) && !isLeftOut.test(file));
const problems = [];
for (const file of files) {
  let text;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    continue; // Deleted, and not yet committed.
  }
  problems.push(...problemsOf(file, text, names));
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${files.length} files, ${folders.length} shops, ${problems.length} names outside their folders\n`,
);
if (problems.length > 0) process.exitCode = 1;
