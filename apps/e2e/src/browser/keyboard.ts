import type { Locator, Page } from '@playwright/test';

const mostPresses = 80;

/** Presses Tab until the focus is on an element; throws when it never gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // A driven Firefox that was left through its own bars takes Enter for nothing: back to what comes earlier, not round.
  const goesBack = isFirefox(page) && (await target.evaluate(isBehindFocus));
  await pressUntilFocused(page, { key: goesBack ? 'Shift+Tab' : 'Tab', target });
}

function isFirefox(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox';
}

/** Presses the right arrow until the focus is on an element, which may not be there yet. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  await pressUntilFocused(page, { key: 'ArrowRight', target });
}

async function pressUntilFocused(page: Page, { key, target }: { key: string; target: Locator }): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if ((await target.count()) > 0 && (await hasFocus(target))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${target}`);
}

/** Presses Tab until the focus is on an element, then a key on it. */
export async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses Tab until the focus is on a field, then types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Runs in the page: whether an element comes before the one that has the focus, both in one document or shadow root. */
function isBehindFocus(element: Element): boolean {
  const root = element.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  if (focused === null || focused === element.ownerDocument.body || focused.contains(element)) return false;
  return (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** Also inside a shadow root, which has a separate active element. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const root = element.getRootNode();
    return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
  });
}
