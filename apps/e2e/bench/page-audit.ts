import lighthouse, { type Result } from 'lighthouse';
import { medianBy } from './median';

/** Lighthouse's categories, in the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** One of them. */
export type Category = (typeof categories)[number];

/** Lighthouse's results for one page on a slow phone. */
export interface PageAudit {
  /** 0 to 100. */
  scores: Record<Category, number>;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** IDs of the audits that cost the page points, or that explain the loss. */
  failing: Record<Category, string[]>;
}

/** Runs Lighthouse with its own mobile settings in the Chromium at `port`; the run of median performance counts. */
export async function auditPage(url: string, { port, runs }: { port: number; runs: number }): Promise<PageAudit> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, port));
  return readAudit(medianBy(results, (result) => scoreOf(result, 'performance')));
}

async function runOnce(url: string, port: number): Promise<Result> {
  const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (answer === undefined) throw new Error(`Lighthouse did not judge ${url}`);
  const { runtimeError } = answer.lhr;
  if (runtimeError !== undefined) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  return answer.lhr;
}

function readAudit(result: Result): PageAudit {
  return {
    scores: byCategory((category) => scoreOf(result, category)),
    largestPaintMs: numberOf(result, 'largest-contentful-paint'),
    blockingMs: numberOf(result, 'total-blocking-time'),
    layoutShift: numberOf(result, 'cumulative-layout-shift'),
    failing: byCategory((category) => failingAudits(result, category)),
  };
}

function byCategory<Value>(read: (category: Category) => Value): Record<Category, Value> {
  return {
    performance: read('performance'),
    accessibility: read('accessibility'),
    'best-practices': read('best-practices'),
    seo: read('seo'),
  };
}

function scoreOf(result: Result, category: Category): number {
  const score = result.categories[category]?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse gave ${result.finalDisplayedUrl} no score in ${category}`);
  return Math.round(score * 100);
}

function numberOf(result: Result, id: string): number {
  const value = result.audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${id} of ${result.finalDisplayedUrl}`);
  return value;
}

/** Audits without a weight are hints; the ones that name time to be saved count, since they explain lost points. */
function failingAudits(result: Result, category: Category): string[] {
  const judged = result.categories[category]?.auditRefs ?? [];
  return judged.flatMap(({ id, weight }) => {
    const { score, metricSavings = {} } = result.audits[id] ?? {};
    const isBelow = typeof score === 'number' && score < 1;
    const costs = weight > 0 || Object.values(metricSavings).some((saved = 0) => saved > 0);
    return isBelow && costs ? [id] : [];
  });
}
