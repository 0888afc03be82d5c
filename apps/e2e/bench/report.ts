import type { SitePage } from '../src/shop/site-routes';
import { floors, shortfalls } from './floors';
import { type LargestPaints, pairs } from './largest-paint';
import { medianBy } from './median';
import type { PageAudit } from './page-audit';
import { largeQuote } from './quote-paints';
import { type StepPaint, visits } from './step-paints';

/** A table of docs/benchmarks.md. */
export interface BenchTable {
  title: string;
  columns: string[];
  rows: string[][];
  notes: string[];
}

/** A page and its Lighthouse audit. */
export interface AuditedPage extends SitePage {
  audit: PageAudit;
}

/** Every page in a row; below the table, what is below its floor. */
export function auditTable(
  pages: readonly AuditedPage[],
  { runs, shop }: { runs: number; shop?: string | undefined },
): BenchTable {
  const low = pages.flatMap(({ address, audit, indexable }) =>
    shortfalls(audit, { indexable }).map((shortfall) => `- ${address}: ${shortfall}`),
  );
  return {
    title: shop === undefined ? 'Lighthouse on a phone' : `Lighthouse on a phone, ${shop}`,
    columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
    rows: pages.map(auditRow),
    notes: [
      `The built product in demo mode, with Lighthouse’s own mobile settings; the run of median performance counts (runs: ${runs}). At least ${floors.performance} in performance and ${floors.accessibility} in the others, and nothing shifts. A page that search engines are told to leave out is not judged by SEO.`,
      low.length === 0 ? 'No page is below a floor.' : `Below a floor:\n\n${low.join('\n')}`,
    ],
  };
}

function auditRow({ address, indexable, audit }: AuditedPage): string[] {
  const { scores, largestPaintMs, blockingMs, layoutShift } = audit;
  return [
    address,
    String(scores.performance),
    String(scores.accessibility),
    String(scores['best-practices']),
    indexable ? String(scores.seo) : 'noindex',
    largestPaintMs.toFixed(0),
    blockingMs.toFixed(0),
    layoutShift.toFixed(3),
  ];
}

/** The home page vs. itself without script. */
export function paintTable({ subject, floor }: LargestPaints): BenchTable {
  const ratio = median(subject) / median(floor);
  return {
    title: 'The largest paint of the home page beside its floor',
    columns: ['the home page', 'LCP ms', 'least', 'most'],
    rows: [paintRow('as it is', subject), paintRow('without script', floor)],
    notes: [
      `The median of ${pairs} alternating pairs of first visits after one to warm up, in a browser with a processor four times slower and a slow 4G network. Ratio ${ratio.toFixed(2)} (at most 1.35, aim at 1.1).`,
    ],
  };
}

/** A large quote vs. a booking, for their customers. */
export function quoteTable({ subject, floor }: LargestPaints): BenchTable {
  const ratio = median(subject) / median(floor);
  return {
    title: 'A large quote beside a booking',
    columns: ['its customer’s page', 'LCP ms', 'least', 'most'],
    rows: [
      paintRow(`a quote, ${largeQuote.lines} lines and ${largeQuote.photos} photos`, subject),
      paintRow('a booking that is paid', floor),
    ],
    notes: [
      `The median of ${pairs} alternating pairs of first visits from an email’s link after one to warm up, on the same slow phone. Ratio ${ratio.toFixed(2)} (a quote should open in the time of a booking: about 1).`,
    ],
  };
}

/** The wizard's steps, from the home page on. */
export function stepTable(steps: readonly StepPaint[]): BenchTable {
  return {
    title: 'A tap on a slow phone',
    columns: ['step', 'tap to paint ms', 'layout shift', 'script files since the tap'],
    rows: steps.map(({ step, tapToPaintMs, layoutShift, scripts }) => [
      step,
      tapToPaintMs.toFixed(0),
      layoutShift.toFixed(3),
      String(scripts),
    ]),
    notes: [
      `The median of ${visits} first visits that begin on the home page, with a processor four times slower and a slow 4G network (562 ms for each question). Each step is read until the network is quiet. At most 900 ms to the first step and 400 ms to each of the next five; Payment waits for the start to be held. Files that come after the paint are counted too.`,
    ],
  };
}

function paintRow(name: string, all: readonly number[]): string[] {
  return [name, ...[median(all), Math.min(...all), Math.max(...all)].map((each) => each.toFixed(0))];
}

function median(all: readonly number[]): number {
  return medianBy(all, (each) => each);
}
