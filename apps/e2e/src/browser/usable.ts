import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with everything that makes the page unusable in its current state. `what` names that state. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  // Content that renders a moment later is judged too.
  await expect(page.locator('h1').first(), `${what} has its heading`).toBeAttached();
  await expectAccessible(page, what);
  await expectToFit(page, what);
}

/**
 * Every rule of WCAG 2.2 AA and of good practice that a machine can judge. axe cannot look into frames without script;
 * all others are same-origin, for which it needs no separate page to gather results (its "legacy" mode), and passes are
 * not described. Both together take half the time. In Chromium alone: axe judges the document, which is the same
 * everywhere, and the page's process of Firefox 153 crashes under it.
 */
async function expectAccessible(page: Page, what: string): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox]')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const broken = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
  expect(broken, `${what} is accessible`).toEqual([]);
}

async function expectToFit(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const ofDialogs = [...document.querySelectorAll('dialog[open], dialog[open] *')]
      // Regions that scroll on purpose can be reached with the keyboard.
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && !element.hasAttribute('tabindex'))
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    return Math.max(document.documentElement.scrollWidth - window.innerWidth, ...ofDialogs);
  });
  expect(overflow, `${what} scrolls sideways by`).toBeLessThanOrEqual(0);
}
