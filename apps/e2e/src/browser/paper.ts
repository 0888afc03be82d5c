import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** The printed sheets. */
export interface Paper {
  /** The size of each sheet in millimeters, where the page names it; otherwise it is printed on Letter. */
  size?: { width: number; height: number };
  /** The number of sheets. */
  sheets: number;
  /** Words on them. */
  words: readonly string[];
  /** Words on the screen that aren't on them. */
  without: readonly string[];
}

/** Shows the page as it is printed, or again as on the screen. */
export async function showOnPaper(page: Page, isPaper: boolean): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'firefox') await page.evaluate(exchangeMedia, isPaper);
  else await page.emulateMedia({ media: isPaper ? 'print' : null });
}

/** The page is printed so: its text is read from the PDF, sheet by sheet. Only Chromium prints into a file. */
export async function expectPaper(page: Page, { size, sheets, words, without }: Paper): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const printed = await page.pdf(size === undefined ? { format: 'Letter' } : { preferCSSPageSize: true });
  const file = await getDocumentProxy(new Uint8Array(printed));
  const { text } = await extractText(file, { mergePages: false });
  const written = text.map(lettersOf);
  expect(written, 'sheets').toHaveLength(sheets);
  expect(written, 'no sheet is blank').not.toContain('');
  if (size !== undefined) expect(await sizesOf(file), 'millimeters').toEqual(text.map(() => size));
  const all = written.join('');
  for (const word of words) expect(all, `“${word}” is printed`).toContain(lettersOf(word));
  for (const word of without) expect(all, `“${word}” is not printed`).not.toContain(lettersOf(word));
}

async function sizesOf(file: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<Paper['size'][]> {
  const views = Array.from({ length: file.numPages }, async (_, index) => (await file.getPage(index + 1)).view);
  // A PDF has 72 points to the inch.
  const millimeters = (points = 0) => Math.round((points * 25.4) / 72);
  return (await Promise.all(views)).map(([, , width, height]) => ({
    width: millimeters(width),
    height: millimeters(height),
  }));
}

/** Without what lines and capitals make of a text. */
const lettersOf = (text: string) => text.replace(/\s/g, '').toLowerCase();

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
