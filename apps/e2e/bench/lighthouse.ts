/**
 * Prints Lighthouse's scores of every served page on a phone, the delay that script causes on the home page, how soon
 * a large quote opens, and the time from tap to paint of each wizard step; a full run writes reports/bench.json for docs/benchmarks.md.
 * `--routes=/,/gallery` chooses pages (when the home page is among them, it is compared with its floor, and quote and
 * steps are measured), `--runs=1` is for a quick look. `--shop` and `--built-in` name another shop and the tree in which
 * it is built (scripts/bench-shops.mjs): its pages alone are judged.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { chromiumArgs, findChromium } from '../src/browser/chromium';
import { siteFolder, siteIn, tree } from '../src/shop/shop-process';
import { shortfalls } from './floors';
import { compareLargestPaints } from './largest-paint';
import { auditPage } from './page-audit';
import { type Product, startProduct } from './product';
import { compareQuote } from './quote-paints';
import { choosePages, readingPages } from './reading-pages';
import { type AuditedPage, auditTable, type BenchTable, paintTable, quoteTable, stepTable } from './report';
import { copyWithoutScript } from './scriptless-site';
import { measureSteps } from './step-paints';

const usualRuns = 3;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { routes: text, runs: text, shop: text, 'built-in': text } });
const builtIn = values['built-in'] ?? tree;
const runs = Number(values.runs ?? usualRuns);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number of at least 1');
const all = await readingPages(builtIn);
const pages = values.routes === undefined ? all : choosePages(all, values.routes);
const isFull = runs === usualRuns && pages === all && values.shop === undefined;

const product = await startProduct({ webDist: siteIn(builtIn), builtIn });
const tables = await measure(product).finally(() => product.stop());
if (isFull) {
  mkdirSync('reports', { recursive: true });
  writeFileSync(join('reports', 'bench.json'), JSON.stringify(tables, null, 2));
}
for (const table of tables) print(table);

/** All in one Chromium. The home page is compared with its floor when it is among the pages. */
async function measure({ origin }: Product): Promise<BenchTable[]> {
  const { port, kill } = await launch({ chromePath: await findChromium(), chromeFlags: chromiumArgs });
  try {
    const audits = auditTable(await auditPages(origin, { port }), { runs, shop: values.shop });
    if (values.shop !== undefined || !pages.some(({ address }) => address === '/')) return [audits];
    const quote = quoteTable(await compareQuote(origin, { port }));
    return [audits, await compareHomePage(origin, { port }), quote, stepTable(await measureSteps(origin, { port }))];
  } finally {
    kill();
  }
}

async function auditPages(origin: string, { port }: { port: number }): Promise<AuditedPage[]> {
  const audited: AuditedPage[] = [];
  for (const page of pages) {
    const audit = await auditPage(`${origin}${page.address}`, { port, runs });
    audited.push({ ...page, audit });
    // Shows progress, since a run takes minutes.
    console.log(`${page.address}: ${shortfalls(audit, page).join('; ') || 'above its floors'}`);
  }
  return audited;
}

async function compareHomePage(origin: string, { port }: { port: number }): Promise<BenchTable> {
  const scriptless = await copyWithoutScript(siteFolder);
  const floor = await startProduct({ webDist: scriptless.folder });
  try {
    return paintTable(await compareLargestPaints({ subject: `${origin}/`, floor: `${floor.origin}/` }, { port }));
  } finally {
    await floor.stop();
    await scriptless.remove();
  }
}

function print({ title, columns, rows, notes }: BenchTable): void {
  const rule = columns.map(() => '---');
  const lines = [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(['', title, '', ...lines, '', notes.join('\n\n')].join('\n'));
}
