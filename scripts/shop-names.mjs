import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCode = /\.(?:tsx?|css|html|webmanifest)$/;
/** Tests, what only they run, the laws of all states, and lists of every zone and of the holidays that are named after places. */
const isLeftOut =
  /^packages\/content\/shops\/|\.test\.tsx?$|\.stories\.tsx$|\/(?:testing|proofs|bench)\/|^apps\/(?:e2e|packed)\/|^packages\/tint-law\/|\/migrations\/|\/(?:event-zone|federal-holidays|holiday-names)\.ts$/;

const first = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
/** The entries of all lists of texts. */
const lists = (text, pattern) => first(text, pattern).flatMap((list) => first(list, /'([^']+)'/g));
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The names of the shop in a folder, each as a pattern with its kind; `shop` is what problems call it. */
export function namesOf(folder, shop) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
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
  ].map(([kind, pattern]) => ({ kind, shop, pattern: new RegExp(pattern) }));
}

/** The lines of a text that name a shop, as sentences. */
export function problemsOf(file, text, names) {
  const found = names.filter(({ pattern }) => pattern.test(text));
  if (found.length === 0) return [];
  return text.split('\n').flatMap((line, index) =>
    found.flatMap(({ kind, shop, pattern }) => {
      const name = pattern.exec(line)?.[0];
      return name === undefined ? [] : [`${file}:${index + 1} names the ${kind} ${name} of ${shop}`];
    }),
  );
}

/** The code that names no shop, by file: that of the work tree outside the folders of shops, without what only tests run. */
export function codeOfAllShops() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => isCode.test(file) && !isLeftOut.test(file))
    .flatMap((file) => {
      try {
        return [{ file, text: readFileSync(join(root, file), 'utf8') }];
      } catch {
        return []; // Deleted, and not yet committed.
      }
    });
}
