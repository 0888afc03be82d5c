import { expect, type Page } from '@playwright/test';

/** From the narrowest phone to a wide screen, with both sides of every breakpoint that pages share. */
export const everyWidth = [320, 360, 390, 700, 768, 769, 800, 900, 1024, 1280, 1440] as const;

/** The widths at which text of double size must fit as well. */
export const widthsOfLargeText = [390, 768, 1024, 1280, 1440] as const;

/** Fails by what leaves the screen sideways or is cut off at a width. `what` names the state of the page. */
export async function expectToFitAt(page: Page, { widths, what }: { widths: readonly number[]; what: string }) {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(findMisfits)).map((each) => `${width} px: ${each}`));
  }
  if (before !== null) await page.setViewportSize(before);
  expect.soft(found, `${what} fits`).toEqual([]);
}

/** Runs in the page: finds content that leaves the screen sideways, and text that is cut off. */
function findMisfits(): string[] {
  const screen = document.documentElement.clientWidth;
  const found = new Set<string>();

  function nameOf(element: Element): string {
    const classes = [...element.classList].join('.');
    const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}${classes && `.${classes}`}> "${words}"`;
  }

  function isReadAloudOnly(element: Element): boolean {
    const { clipPath, position } = getComputedStyle(element);
    return position === 'absolute' && (clipPath !== 'none' || element.getBoundingClientRect().width <= 1);
  }

  /** Shortened with "…" on purpose: all of it is one tap away. */
  function isShortened(element: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  }

  const sideways = document.documentElement.scrollWidth - screen;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent === null || text.nodeValue?.trim() === '' || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest('option, script, style, svg, noscript, [aria-hidden=true]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    let around: Element | null = parent;
    let isScrolled = false;
    for (; around !== null && around !== document.documentElement; around = around.parentElement) {
      if (isReadAloudOnly(around) || isShortened(around)) break;
      const { overflowX, overflowY, position } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX)) isScrolled = true;
      const box = around.getBoundingClientRect();
      const isCut = /hidden|clip/.test(overflowX) && (right > box.right + 1 || left < box.left - 1);
      const isLow = /hidden|clip/.test(overflowY) && (bottom > box.bottom + 3 || top < box.top - 3);
      if (!isScrolled && around !== document.body && (isCut || isLow))
        found.add(`cut off: ${nameOf(parent)} by ${nameOf(around)}`);
      if (position === 'fixed') break;
    }
    if (around === document.documentElement && !isScrolled && (right > screen + 1 || left < -1))
      found.add(`beside the screen: ${nameOf(parent)}`);
  }
  if (sideways > 0) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > screen + 0.5 && element.checkVisibility();
    });
    const last = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    found.add(`scrolls sideways by ${sideways}: ${last.slice(0, 3).map(nameOf).join(' | ')}`);
  }
  // The text of a closed list is no text node: it is measured.
  const pen = document.createElement('canvas').getContext('2d');
  for (const list of document.querySelectorAll('select')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    if (pen === null || !list.checkVisibility({ visibilityProperty: true })) continue;
    pen.font = font;
    // As wide as the screen, it shows as much as there can be.
    if (list.clientWidth > screen - 96) continue;
    const shown = list.selectedOptions[0]?.label ?? '';
    const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(shown).width > room + 1) found.add(`cut off in its list: "${shown}"`);
  }
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const over = dialog.scrollWidth - dialog.clientWidth;
    if (over > 0) found.add(`the dialog scrolls sideways by ${over}`);
  }
  return [...found];
}
