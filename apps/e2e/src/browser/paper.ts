import { expect, type Page } from '@playwright/test';

/** Shows the page as it is printed, or again as on the screen. */
export async function showOnPaper(page: Page, isPaper: boolean): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'firefox') await page.evaluate(exchangeMedia, isPaper);
  else await page.emulateMedia({ media: isPaper ? 'print' : null });
}

/** The page fits on one sheet of Letter; only Chromium prints into a file. */
export async function expectOneSheet(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
}

/** The page is printed on sheets of these sizes, in millimeters; only Chromium prints into a file. */
export async function expectSheets(page: Page, expected: readonly { width: number; height: number }[]): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const millimeters = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72);
  const sheets = [...paper.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sheets.map(([, width, height]) => ({ width: millimeters(width), height: millimeters(height) }))).toEqual(
    expected,
  );
}

/** Runs in the page. WebDriver BiDi cannot emulate paper: the rules for print are given to the screen, and back. */
function exchangeMedia(isPaper: boolean): void {
  const [from, to] = isPaper ? ['print', 'screen'] : ['screen', 'print'];
  function visit(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && (rule.media.mediaText === 'print' || rule.media.mediaText === 'screen')) {
        rule.media.mediaText = rule.media.mediaText === from ? to : from;
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}
