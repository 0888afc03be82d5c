/** Collects what each package's benchmark reported (`reports/bench.json`) into docs/benchmarks.md, with the machine and the versions. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function table({ title, columns, rows, notes }) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = line(columns.map((_, index) => (index === 0 ? '---' : '---:')));
  return [`## ${title}`, '', line(columns), rule, ...rows.map(line), '', ...notes.flatMap((note) => [note, ''])].join(
    '\n',
  );
}

/** The product as a whole comes after its parts. */
const whole = join('apps', 'e2e');
const parts = ['apps', 'packages'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)));
const reports = [...parts.filter((part) => part !== whole), whole, '.']
  .map((folder) => join(root, folder, 'reports', 'bench.json'))
  .filter((path) => existsSync(path))
  .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')));
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}`;

writeFileSync(
  join(root, 'docs/benchmarks.md'),
  [
    '# Benchmarks',
    '',
    `\`npm run bench\` wrote this at ${commit}: ${machine}. Read the ratios: both sides were measured in the same run.`,
    '',
    ...reports.map(table),
  ].join('\n'),
);
console.log(`docs/benchmarks.md: ${reports.length} tables`);
