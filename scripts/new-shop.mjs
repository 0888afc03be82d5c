#!/usr/bin/env node
/**
 * Writes the folder of a new shop: `npm run shop:new`, which asks what it needs, or takes it as flags:
 *
 *   npm run shop:new -- --name "Harbor Glass" --city Boise --state ID --zone America/Boise --zips 837 --phone "(208) 555-0123" --color "#1f6f8b"
 *
 * `--into` names another folder than `shops`. The new one passes `shop:check` and starts. Its law is its state's, out of `packages/tint-law`; a state that isn't there
 * is refused.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accentOf } from './new-shop/color.mjs';
import { writeIcons } from './new-shop/icons.mjs';
import { lawOf } from './new-shop/law.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const template = join(root, 'scripts/new-shop/template');

/** The parts that a shop is made from: the question of each, its pattern, and the one used where none is given. */
const wanted = {
  name: { ask: 'The shop’s name', fits: /^.{2,40}$/ },
  folder: {
    ask: 'The name of its folder',
    fits: /^[a-z][a-z0-9-]*$/,
    usual: ({ name }) => wordsOf(name).replace(/^[^a-z]+/, ''),
  },
  city: { ask: 'Its city', fits: /^.{2,40}$/ },
  state: { ask: 'Its state, two letters', fits: /^[A-Za-z]{2}$/ },
  zone: { ask: 'Its time zone, such as America/Chicago', fits: isZone },
  zips: { ask: 'First three digits of the ZIP codes it serves, such as 787,786', fits: /^\d{3}(?: *, *\d{3})*$/ },
  zip: { ask: 'A ZIP code of the city', fits: /^\d{5}$/, usual: ({ zips }) => `${zips.slice(0, 3)}02` },
  phone: { ask: 'Its phone line, such as (512) 555-0123', fits: /^\(\d{3}\) \d{3}-\d{4}$/ },
  color: { ask: 'Its color, such as #1f6f8b', fits: /^#[0-9a-f]{6}$/i, usual: () => '#1f6f8b' },
};

function isZone(zone) {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A name as an address has it: "St. Paul" is "st-paul". */
function wordsOf(text) {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\w ]+/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
}

function fits({ fits }, answer) {
  return typeof fits === 'function' ? fits(answer) : fits.test(answer);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The answers: flags first, then questions on a terminal. */
async function answers() {
  const options = Object.fromEntries([...Object.keys(wanted), 'into'].map((key) => [key, { type: 'string' }]));
  const { values } = parseArgs({ options });
  const given = {};
  const lines = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  for (const [key, want] of Object.entries(wanted)) {
    let answer = values[key]?.trim();
    const usual = want.usual?.(given);
    while (answer === undefined && lines !== undefined) {
      const typed = (await lines.question(`${want.ask}${usual === undefined ? '' : ` [${usual}]`}: `)).trim() || usual;
      if (typed !== undefined && fits(want, typed)) answer = typed;
    }
    answer ??= usual;
    if (answer === undefined) stop(`--${key} is missing: ${want.ask}.`);
    if (!fits(want, answer)) stop(`--${key} can’t be “${answer}”. ${want.ask}.`);
    given[key] = answer;
  }
  lines?.close();
  return { ...given, into: values.into ?? join(root, 'shops') };
}

/** The zone as sentences name it: "Mountain" of America/Denver. */
function zoneName(zone) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/ Time$/, '') ?? zone;
}

/** Two capital letters in front of a shop's codes, and two others for quotes: "HG" and "HQ" of Harbor Glass. */
function codePrefixesOf(name) {
  const words = wordsOf(name)
    .toUpperCase()
    .split('-')
    .map((word) => word.replaceAll(/[^A-Z]/g, ''))
    .filter(Boolean);
  const [first = 'WT', second = ''] = words;
  const codePrefix = `${first[0]}${second[0] ?? first[1] ?? 'T'}`;
  const quotePrefix = `${first[0]}Q`;
  return { codePrefix, quotePrefix: quotePrefix === codePrefix ? `${first[0]}X` : quotePrefix };
}

/** A value inside quotes. */
const quoted = (text) => text.replaceAll("'", '’');

const given = await answers();
const { name, folder, city, zone, zips, zip, phone } = given;
const color = given.color.toLowerCase();
const postal = given.state.toUpperCase();
const prefixes = zips.split(',').map((prefix) => prefix.trim());
const target = join(given.into, folder);
if (existsSync(target)) stop(`There is a folder shops/${folder} already.`);
if (!prefixes.includes(zip.slice(0, 3))) stop(`--zip: ${zip} begins with none of ${prefixes.join(', ')}.`);
const law = await lawOf(postal, root);
if (law === undefined) {
  stop(
    `The tint law of ${postal} isn’t among the verified ones, so nothing could be called legal there. Add its file to packages/tint-law/src/states first (docs/tint-law.md).`,
  );
}

const region = wordsOf(city);
const isPlainKey = /^[a-z]+$/.test(region);
const values = {
  ...law,
  ...accentOf(color),
  name: quoted(name),
  ...codePrefixesOf(name),
  year: String(new Date().getFullYear()),
  email: `hello@${folder}.example`,
  zone,
  zoneName: zoneName(zone),
  city: quoted(city),
  postal,
  region,
  regionKey: isPlainKey ? region : `'${region}'`,
  regionProperty: isPlainKey ? region : undefined,
  zip,
  zips: prefixes.map((prefix) => `'${prefix}'`).join(', '),
  phone,
  color,
};

function fill(text, file) {
  const whole = isPlainKey ? text : text.replaceAll('.{{regionProperty}}', `['${region}']`);
  return whole.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => {
    if (values[key] === undefined) throw new Error(`${file}: nothing is known of ${key}`);
    return values[key];
  });
}

try {
  for (const file of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath ?? file.path, file.name).slice(template.length + 1);
    const to = join(target, path === 'pages/region.ts' ? `pages/${region}.ts` : path);
    mkdirSync(dirname(to), { recursive: true });
    const isText = ['.ts', '.tsx', '.css', '.webmanifest'].includes(extname(path));
    if (isText) writeFileSync(to, fill(readFileSync(join(template, path), 'utf8'), path));
    else cpSync(join(template, path), to);
  }
  // Films and vehicles are the same for every shop until it sells and works on others.
  const ofFilm = ['film-names.ts', 'films.ts', 'pages/film-claims.ts', 'pages/signal-claims.ts', 'pages/film-guide.ts'];
  for (const shared of [...ofFilm, 'vehicle-types.ts'])
    cpSync(join(root, 'shops/tintforge', shared), join(target, shared));
  writeIcons(join(target, 'public'), { color, name });
} catch (error) {
  rmSync(target, { recursive: true, force: true });
  throw error;
}
// Names differ in length: the lines are broken again.
spawnSync('npx', ['biome', 'check', '--write', target], { cwd: root, stdio: 'ignore' });
process.stdout.write(`shops/${folder} is written.

  SHOP=${folder} npm run shop:check    what it lacks
  SHOP=${folder} npm start             the site, at http://localhost:3000
  SHOP=${folder} npm run content:todo  what is yours to replace

docs/another-shop.md leads through the rest.
`);
