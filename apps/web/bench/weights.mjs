/**
 * What a visitor of /booking downloads, step by step: code and styles of the built site, gzip, each file counted at the
 * step that first needs it. A step's code is fetched during the step before it. Writes reports/bench.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const manifest = JSON.parse(readFileSync(join('dist', '.vite', 'manifest.json'), 'utf8'));

/** What is on screen, and the chunks that it begins with. */
const steps = [
  ['Vehicle (first step)', ['src/main.tsx', 'src/features/booking/index.ts', 'style.css']],
  ['Package', ['src/features/booking/steps/package-step.tsx']],
  ['Extras', ['src/features/booking/steps/extras-step.tsx']],
  ['Appointment', ['src/features/booking/steps/appointment-step.tsx']],
  ['Contact', ['src/features/booking/steps/contact-step.tsx']],
  ['Review', ['src/features/booking/steps/review-step.tsx']],
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
let code = 0;
let styles = 0;
const rows = steps.map(([name, keys]) => {
  const before = code;
  for (const key of keys.flatMap((each) => [...closure(each)])) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])].filter((each) => !counted.has(each))) {
      counted.add(file);
      if (file.endsWith('.css')) styles += gzipKilobytes(file);
      else code += gzipKilobytes(file);
    }
  }
  const floor = floors[name];
  return [
    name,
    (code - before).toFixed(1),
    code.toFixed(1),
    floor === undefined ? '' : String(floor),
    styles.toFixed(1),
  ];
});

const report = {
  title: 'The weight of /booking, step by step',
  columns: ['step', 'its code kB', 'code so far kB', 'at most kB', 'styles so far kB'],
  rows,
  notes: [
    'Gzip, level 9. One stylesheet serves all pages (at most 25 kB). The card provider’s own script is not counted.',
  ],
};
mkdirSync('reports', { recursive: true });
writeFileSync(join('reports', 'bench.json'), JSON.stringify(report, null, 2));
console.log([report.columns, ...rows].map((cells) => cells.join(' | ')).join('\n'));
