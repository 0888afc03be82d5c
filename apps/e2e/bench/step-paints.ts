import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { recordShifts } from '../src/browser/shifts';
import { type Step, wizardOn } from '../src/pages/wizard';
import { freeZip } from '../src/shop/sample-order';
import { medianBy } from './median';
import { openSlowPhone } from './slow-phone';

/** One way through the wizard, a step at a time. */
export interface StepPaint {
  step: Step;
  /** From the tap that opens the step to the first frame that shows its heading. */
  tapToPaintMs: number;
  /** Layout shift since the tap without further input (web.dev/cls), until the network was quiet. */
  layoutShift: number;
  /** Script files that came since the tap. */
  scripts: number;
}

/** Visits, each in a browser that has cached nothing; the median of each figure counts. */
export const visits = 3;

/** Walks through the steps on a slow phone, in the Chromium at `port`; at each one the customer reads until the network is quiet. */
export async function measureSteps(origin: string, { port }: { port: number }): Promise<StepPaint[]> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const all: StepPaint[][] = [];
  for (let visit = 0; visit < visits; visit += 1) all.push(await visitOnce(browser, origin, visit));
  await browser.close();
  const [first = []] = all;
  return first.map(({ step }, index) => {
    const of = (key: 'tapToPaintMs' | 'layoutShift' | 'scripts') =>
      medianBy(
        all.map((each) => each[index]?.[key] ?? Number.NaN),
        (value) => value,
      );
    return { step, tapToPaintMs: of('tapToPaintMs'), layoutShift: of('layoutShift'), scripts: of('scripts') };
  });
}

async function visitOnce(browser: Browser, origin: string, visit: number): Promise<StepPaint[]> {
  const { context, page } = await openSlowPhone(browser);
  const shifts = await recordShifts(page);
  await recordTaps(page);
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  const readPage = quietNetwork(page);
  const paints: StepPaint[] = [];
  const wizard = wizardOn(page);

  async function reach(step: Step, tap: () => Promise<void>): Promise<void> {
    await readPage();
    await shifts.take();
    scripts = 0;
    await tap();
    const tapToPaintMs = await paintAfterTap(page);
    await wizard.isOn(step);
    await readPage();
    paints.push({ step, tapToPaintMs, layoutShift: await shifts.take(), scripts });
  }

  await page.goto(origin);
  await reach('Vehicle', () => page.locator('a[href="/booking"]:visible').last().tap());
  await reach('Package', () => page.getByRole('radio', { name: 'Sedan' }).tap());
  await reach('Extras', () => page.getByRole('button', { name: 'Choose Basic', exact: true }).tap());
  await reach('Appointment', () => page.getByRole('button', { name: 'Continue to Appointment', exact: true }).tap());
  await page.getByLabel('ZIP code').fill(freeZip);
  await page
    .getByRole('grid', { name: 'Date' })
    .getByRole('button', { disabled: false })
    .nth(8 + visit)
    .tap();
  await page.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio', { disabled: false }).first().tap();
  await reach('Contact', () => page.getByRole('button', { name: 'Continue to Contact', exact: true }).tap());
  await wizard.fillContact();
  await reach('Review', () => page.getByRole('button', { name: 'Continue to Review', exact: true }).tap());
  await reach('Payment', () => page.getByRole('button', { name: 'Proceed to Payment', exact: true }).tap());
  await context.close();
  return paints;
}

/**
 * Reading takes at least as long as the step's prefetches: resolves after half a second without a request or response.
 */
function quietNetwork(page: Page): () => Promise<void> {
  const quietMs = 500;
  let open = 0;
  let changedAt = Date.now();
  function count(by: number) {
    open = Math.max(0, open + by);
    changedAt = Date.now();
  }
  page.on('request', () => count(1));
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', () => count(-1));
  // Requests of an earlier document no longer count.
  page.on('framenavigated', () => count(-open));
  return async () => {
    changedAt = Date.now();
    await expect.poll(() => open === 0 && Date.now() - changedAt > quietMs, { timeout: 30_000 }).toBe(true);
  };
}

type PageWithTaps = Window & { paintedAt?: number; shownHeading?: string };

/**
 * The moment of the last tap outlives its document. Each new heading is stamped with the frame that shows it: frames
 * wait for what blocks painting. The function has no named inner functions, for which the compiler would inject a
 * helper.
 */
async function recordTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here: PageWithTaps = window;
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('tapped-at', String(performance.timeOrigin + performance.now())),
      true,
    );
    new MutationObserver(() => {
      const words = document.querySelector('#main h1')?.textContent ?? '';
      if (words === '' || words === here.shownHeading) return;
      here.shownHeading = words;
      requestAnimationFrame(() => {
        here.paintedAt = performance.timeOrigin + performance.now();
      });
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

async function paintAfterTap(page: Page): Promise<number> {
  const painted = await page.waitForFunction(() => {
    const here: PageWithTaps = window;
    const after = (here.paintedAt ?? 0) - Number(sessionStorage.getItem('tapped-at'));
    return after > 0 ? after : false;
  });
  return (await painted.jsonValue()) as number;
}
