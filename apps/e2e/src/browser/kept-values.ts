import { expect, type Page } from '@playwright/test';

/**
 * No code, email address or phone number of the page is one that a browser's translation would change, wherever it is in a
 * text, and no amount that is a whole text. `what` names the page's state.
 */
export async function expectValuesKept(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(findOthers), `${what} has values without translate="no"`).toEqual([]);
}

/** Runs in the page. */
function findOthers(): string[] {
  const values =
    /[A-Z]{2}-[\dA-Z]{4}-[\dA-Z]{4}|[\w.+-]+@[\w-]+\.[a-z]|\(\d{3}\)\s\d{3}-\d{4}|^\s*[-−]?\$\d[\d,]*(?:\.\d{2})?\s*$/;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode() !== null) {
    const { data, parentElement } = texts.currentNode as Text;
    const isLeftOut = parentElement?.closest('script, style, noscript, template, textarea, code, svg, [translate=no]');
    if (!isLeftOut && values.test(data.replaceAll('\u00ad', ''))) found.push(data);
  }
  return found;
}
