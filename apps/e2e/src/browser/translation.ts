import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectValuesKept } from './kept-values';

/** Added to every text by the translation. Playwright ignores soft hyphens where it compares texts and names. */
const mark = '\u00ad';

/**
 * A browser's translation of every page that the context opens: each text moves into elements of the translation, as often
 * as it changes.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translate, { added: mark, isAtRest: false });
}

/** The same for the page as it is, even before its code has come, and for what it becomes without another document. */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate(translate, { added: mark, isAtRest: true });
}

/** Everything in sight is translated, so that no text shown is one that a change of the page didn't reach; values are not. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findOthers, mark), 'texts that are not translated').toEqual([]);
  await expectValuesKept(page, 'a translated page');
}

/** Runs in the page. */
function translate({ added, isAtRest }: { added: string; isAtRest: boolean }): void {
  const skipped = 'script, style, noscript, template, textarea, code, svg, [translate=no]';
  const watcher = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) replaceIn(node);
  });

  function replaceIn(node: Node): void {
    if (node instanceof Element) {
      if (!node.matches(skipped)) for (const child of [...node.childNodes]) replaceIn(child);
    } else if (node instanceof Text && node.data.trim() !== '' && !node.data.endsWith(added)) {
      const parent = node.parentElement;
      if (parent === null || parent.closest(skipped) !== null) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `${node.data}${added}`;
      node.replaceWith(outer);
    }
  }

  function start(): void {
    document.documentElement.lang = 'es';
    document.documentElement.classList.add('translated-ltr');
    replaceIn(document.body);
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  }

  // A browser recognizes the language of a page that has loaded and is at rest.
  if (isAtRest) start();
  else window.addEventListener('load', () => requestIdleCallback(start));
}

/** Runs in the page. */
function findOthers(added: string): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { data, parentElement } = texts.currentNode as Text;
    const isLeftOut = parentElement?.closest('script, style, noscript, template, textarea, code, svg, [translate=no]');
    if (data.trim() !== '' && !data.endsWith(added) && !isLeftOut) found.push(data);
  }
  return found;
}
