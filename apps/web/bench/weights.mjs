/**
 * What visitors download, gzip. Of /booking step by step: code and styles of the built site, each file counted at the
 * step that first needs it; the first two steps come together, and so do the next four, which are fetched when the first is
 * touched. Of each page to read: its HTML, its styles, and the code that is fetched when it is first touched. Writes
 * reports/bench.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const manifest = JSON.parse(readFileSync(join('dist', '.vite', 'manifest.json'), 'utf8'));

/** What is on screen, and the chunks that it begins with. */
const steps = [
  ['Vehicle (first step)', ['src/main.tsx', 'src/features/booking/index.ts']],
  ['Package', []],
  ['Extras', ['src/features/booking/steps/later-steps.ts']],
  ['Appointment', []],
  ['Contact', []],
  ['Review', []],
  ['Payment', ['src/features/booking/steps/payment-step.tsx']],
];
const floors = { 'Vehicle (first step)': 130, Review: 200 };

/** A chunk with everything that it imports before it can run. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, found);
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
    'Gzip, level 9. At most 25 kB of styles. The first two steps come together; the next four are one file, fetched when the page is first touched. The card provider’s own script is not counted.',
  ],
};

/** The code of the site and of all pages to read; a page whose own code is in its HTML fetches no more. */
const shared = ['src/main.tsx', 'src/app/reading-pages.tsx'];
const routes = JSON.parse(readFileSync(join('dist', 'routes.json'), 'utf8'));
const pages = routes.filter(({ prerendered, path }) => prerendered && path !== undefined && path !== '/booking');

function codeOf(own) {
  const chunks = new Set([...shared, ...(own === null ? [] : [own])].flatMap((key) => [...closure(key)]));
  return [...chunks].reduce((sum, key) => sum + gzipKilobytes(manifest[key].file), 0);
}

const most = { styles: 25, code: 100 };
const weighed = pages.map(({ path, file, code: own }) => {
  const html = readFileSync(join('dist', file), 'utf8');
  const sheets = [...html.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(([, sheet]) => sheet);
  return {
    path,
    html: gzipSync(html, { level: 9 }).length / 1000,
    styles: sheets.reduce((sum, sheet) => sum + gzipKilobytes(sheet), 0),
    code: codeOf(own),
  };
});
const tooHeavy = weighed.filter(({ styles, code }) => styles > most.styles || code > most.code).map(({ path }) => path);

const weights = {
  title: 'The weight of the pages to read',
  columns: ['page', 'HTML kB', 'styles kB', 'code on first touch kB'],
  rows: weighed.map(({ path, html, styles, code }) => [path, ...[html, styles, code].map((each) => each.toFixed(1))]),
  notes: [
    `Gzip, level 9. At most ${most.styles} kB of styles and ${most.code} kB of code; nothing of the code is fetched before the page is touched.`,
    tooHeavy.length === 0 ? 'No page is above that.' : `Above that: ${tooHeavy.join(', ')}.`,
  ],
};

mkdirSync('reports', { recursive: true });
writeFileSync(join('reports', 'bench.json'), JSON.stringify([booking, weights], null, 2));
for (const { columns, rows } of [booking, weights]) {
  console.log([columns, ...rows].map((cells) => cells.join(' | ')).join('\n'));
}
