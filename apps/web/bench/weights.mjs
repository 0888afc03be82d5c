/**
 * Download sizes for visitors, gzip. For /booking step by step: code and styles of the built site, each file counted at
 * the step that first needs it; the first two steps come together, and so do the next four, which are fetched when the
 * first is touched. For each content page: its HTML, its styles, and its islands. Writes reports/bench.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const manifest = JSON.parse(readFileSync(join('dist', '.vite', 'manifest.json'), 'utf8'));

/** The steps, and the chunks that each starts with. */
const steps = [
  ['Vehicle (first step)', ['src/main.tsx', 'src/features/booking/index.ts']],
  ['Package', []],
  // A customer has one vehicle; this is the heaviest drawing.
  ['Extras', ['src/features/booking/steps/later-steps.ts', '../../packages/ui/src/vehicles/truck.tsx']],
  ['Appointment', []],
  ['Contact', []],
  ['Review', []],
  ['Payment', ['src/features/booking/steps/payment-step.tsx']],
  // Fetched on Extras, by the few who add one.
  ['A second car', ['src/features/booking/cars/several-cars.ts']],
];
const floors = { 'Vehicle (first step)': 125, Review: 170 };

/** A chunk with all of its static imports. */
function closure(key, found = new Set(), build = manifest) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of build[key]?.imports ?? []) closure(imported, found, build);
  return found;
}

function gzipKilobytes(file) {
  return gzipSync(readFileSync(join('dist', file)), { level: 9 }).length / 1000;
}

const counted = new Set();
let codeSoFar = 0;
let stylesSoFar = 0;
const rows = steps.map(([name, keys]) => {
  const before = codeSoFar;
  for (const key of keys.flatMap((each) => [...closure(each)])) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])].filter((each) => !counted.has(each))) {
      counted.add(file);
      if (file.endsWith('.css')) stylesSoFar += gzipKilobytes(file);
      else codeSoFar += gzipKilobytes(file);
    }
  }
  const floor = floors[name];
  return [
    name,
    (codeSoFar - before).toFixed(1),
    codeSoFar.toFixed(1),
    floor === undefined ? '' : String(floor),
    stylesSoFar.toFixed(1),
  ];
});

const booking = {
  title: 'The weight of /booking, step by step',
  columns: ['step', 'its code kB', 'code so far kB', 'at most kB', 'styles so far kB'],
  rows,
  notes: [
    'Gzip, level 9. At most 25 kB of styles. The first two steps come together; the next four are one file, fetched when the page is first touched. A second car’s code is fetched on Extras, with the press that adds it; the total counts it last. The card provider’s own script is not counted.',
  ],
};

/** The scripts of content pages and the islands; a page has those that its HTML names. */
const reading = JSON.parse(readFileSync(join('dist', '.vite', 'reading.json'), 'utf8'));
const routes = JSON.parse(readFileSync(join('dist', 'routes.json'), 'utf8'));
const pages = routes.filter(({ prerendered, path }) => prerendered && path !== undefined && path !== '/booking');
const script = codeOf(['src/reading.ts']);

function codeOf(keys) {
  const chunks = new Set(keys.flatMap((key) => [...closure(key, new Set(), reading)]));
  return [...chunks].reduce((sum, key) => sum + gzipKilobytes(reading[key].file), 0);
}

function weightOfIsland(name) {
  const source = Object.keys(reading).find((key) => key.endsWith(`/${name}.island.tsx`));
  return codeOf(['src/reading.ts', 'src/islands/awaken.tsx', source]) - script;
}

const most = { styles: 25 };
const weighed = pages.map(({ path, file }) => {
  const html = readFileSync(join('dist', file), 'utf8');
  const sheets = [...html.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(([, sheet]) => sheet);
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name);
  return {
    path,
    html: gzipSync(html, { level: 9 }).length / 1000,
    styles: sheets.reduce((sum, sheet) => sum + gzipKilobytes(sheet), 0),
    islands: islands.map((name) => `${name} ${weightOfIsland(name).toFixed(1)}`).join(', '),
  };
});
const tooHeavy = weighed.filter(({ styles }) => styles > most.styles).map(({ path }) => path);

const weights = {
  title: 'The weight of the pages to read',
  columns: ['page', 'HTML kB', 'styles kB', 'islands, on first touch kB'],
  rows: weighed.map(({ path, html, styles, islands }) => [path, html.toFixed(1), styles.toFixed(1), islands]),
  notes: [
    `Gzip, level 9. At most ${most.styles} kB of styles. Every page runs ${script.toFixed(1)} kB of script; an island's code is fetched when it is reached for. The budgets are in src/prerender/weights.ts.`,
    tooHeavy.length === 0 ? 'No page is above that.' : `Above that: ${tooHeavy.join(', ')}.`,
  ],
};

mkdirSync('reports', { recursive: true });
writeFileSync(join('reports', 'bench.json'), JSON.stringify([booking, weights], null, 2));
for (const { columns, rows } of [booking, weights]) {
  console.log([columns, ...rows].map((cells) => cells.join(' | ')).join('\n'));
}
