import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accentOf } from './color.mjs';
import { writeIcons } from './icons.mjs';
import { lawOf } from './law.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const template = join(root, 'scripts/new-shop/template');

/** A name as an address has it: "St. Paul" is "st-paul". */
export function wordsOf(text) {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\w ]+/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
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

/**
 * Writes the folder of a new shop to `target`, which isn't there yet, from answers to the questions of `npm run shop:new`. False,
 * and nothing written, where the law of its state isn't verified.
 */
export async function writeShop({ name, folder, city, state, zone, zips, zip, phone, color: typed }, target) {
  const postal = state.toUpperCase();
  const law = await lawOf(postal, root);
  if (law === undefined) return false;
  const color = typed.toLowerCase();
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
    zips: zips
      .split(',')
      .map((prefix) => `'${prefix.trim()}'`)
      .join(', '),
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
    const ofFilm = ['film-names.ts', 'films.ts', 'pages/signal-claims.ts', 'pages/film-guide.ts'];
    for (const shared of [...ofFilm, 'vehicle-types.ts'])
      cpSync(join(root, 'packages/content/shops/tintforge', shared), join(target, shared));
    writeIcons(join(target, 'public'), { color, name });
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
  return true;
}
