import type { Page } from '@playwright/test';

/** Layout shifts of a page without user input (web.dev/cls). */
export interface Shifts {
  /** The sum since the last call. */
  take(): Promise<number>;
}

type PageWithShifts = Window & { shiftsSoFar?: number };

/** Adds up layout shifts of a page's documents; call it before the first is opened. */
export async function recordShifts(page: Page): Promise<Shifts> {
  await page.addInitScript(() => {
    const here: PageWithShifts = window;
    here.shiftsSoFar = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) here.shiftsSoFar = (here.shiftsSoFar ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    take: () =>
      page.evaluate(async () => {
        // After two frames, all shifts of this one have been reported.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const here: PageWithShifts = window;
        const sum = here.shiftsSoFar ?? 0;
        here.shiftsSoFar = 0;
        return sum;
      }),
  };
}
