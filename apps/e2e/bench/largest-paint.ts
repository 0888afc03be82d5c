import { type Browser, chromium } from '@playwright/test';
import { openSlowPhone } from './slow-phone';

/** Measured pairs; one before them warms both sides up. */
export const pairs = 5;

/** Times of the largest contentful paint, in milliseconds after the request, load by load. */
export interface LargestPaints {
  subject: number[];
  floor: number[];
}

/** Loads two pages in turns, so that a slow moment of the machine hits both, in the Chromium at `port`. */
export async function compareLargestPaints(
  { subject, floor }: { subject: string; floor: string },
  { port }: { port: number },
): Promise<LargestPaints> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const measured: LargestPaints = { subject: [], floor: [] };
  for (let pair = 0; pair < pairs + 1; pair += 1) {
    const subjectMs = await largestPaint(browser, subject);
    const floorMs = await largestPaint(browser, floor);
    if (pair === 0) continue;
    measured.subject.push(subjectMs);
    measured.floor.push(floorMs);
  }
  await browser.close();
  return measured;
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openSlowPhone(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paintedAt = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    return observer.takeRecords().at(-1)?.startTime;
  });
  await context.close();
  if (paintedAt === undefined) throw new Error(`${url} painted nothing`);
  return paintedAt;
}
