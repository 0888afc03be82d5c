/**
 * Download size that each drawing adds to a page: its code with all its imports from this package, gzip. Also the one
 * stylesheet. Reads dist and writes reports/bench.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Entry points of the package that are not drawings. */
const others = ['date-picker', 'dialog', 'qr-code', 'toaster'];

/** A file with all of its imports. */
function closure(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported] of readFileSync(file, 'utf8').matchAll(/from\s*["'](\.[^"']+)["']/g)) {
    closure(normalize(join(dirname(file), imported)), found);
  }
  return found;
}

function gzipKilobytes(text) {
  return (gzipSync(text, { level: 9 }).length / 1000).toFixed(1);
}

const addresses = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).exports);
const rows = addresses.flatMap(([address, { default: file }]) => {
  const name = address.slice('./'.length);
  if (!file.endsWith('.js') || name === '' || others.includes(name)) return [];
  const all = [...closure(normalize(file))].map((each) => readFileSync(each, 'utf8')).join('\n');
  return [[name, gzipKilobytes(all)]];
});
rows.push(['styles.css', gzipKilobytes(readFileSync(join('dist', 'styles.css')))]);

const report = {
  title: 'The weight of drawings',
  columns: ['drawing', 'kB'],
  rows,
  notes: ['Gzip, level 9, of the published files, not minified; a page’s build is lighter.'],
};
mkdirSync('reports', { recursive: true });
writeFileSync(join('reports', 'bench.json'), JSON.stringify(report, null, 2));
console.log([report.columns, ...rows].map((cells) => cells.join(' | ')).join('\n'));
