#!/usr/bin/env node
/**
 * Writes the folder of a new shop: `npm run shop:new`, which asks what it needs, or takes it as flags:
 *
 *   npm run shop:new -- --name "Harbor Glass" --city Boise --state ID --zone America/Boise --zips 837 --phone "(208) 555-0123" --color "#1f6f8b"
 *
 * `--into` names another folder than `packages/content/shops`. The new one passes `shop:check` and starts. Its law is its state's, out of `packages/tint-law`; a state that isn't there
 * is refused.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { wordsOf, writeShop } from './new-shop/write-shop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

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
  return { ...given, into: values.into ?? 'packages/content/shops' };
}

const given = await answers();
const { folder, zip } = given;
const postal = given.state.toUpperCase();
const prefixes = given.zips.split(',').map((prefix) => prefix.trim());
const place = join(given.into, folder);
const target = resolve(root, place);
if (existsSync(target)) stop(`There is a folder ${place} already.`);
if (!prefixes.includes(zip.slice(0, 3))) stop(`--zip: ${zip} begins with none of ${prefixes.join(', ')}.`);
if (!(await writeShop(given, target))) {
  stop(
    `The tint law of ${postal} isn’t among the verified ones, so nothing could be called legal there. Add its file to packages/tint-law/src/states first (docs/tint-law.md).`,
  );
}
// Names differ in length: the lines are broken again.
spawnSync('npx', ['biome', 'check', '--write', target], { cwd: root, stdio: 'ignore' });
process.stdout.write(`${place} is written.

  SHOP=${folder} npm run shop:check    what it lacks
  SHOP=${folder} npm start             the site, at http://localhost:3000
  SHOP=${folder} npm run content:todo  what is yours to replace

docs/another-shop.md leads through the rest.
`);
