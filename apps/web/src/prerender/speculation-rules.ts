import type { PageEntry } from '../pages/page';

/**
 * Speculation rules (wicg.github.io/nav-speculation/speculation-rules.html): browsers that support them prefetch
 * documents while a page is read, and use them without another request. The document that readers most often open next
 * is fetched at once, the other content pages when the pointer comes to their links. The server names this file with
 * each page.
 */
export function speculationRules(pages: readonly PageEntry[], goal: PageEntry): string {
  const addresses = pages.filter((page) => page !== goal && page.isPrerendered && page.path !== '*');
  const rules = {
    prefetch: [
      { urls: [goal.path], eagerness: 'eager' },
      { where: { href_matches: addresses.map(({ path }) => path) }, eagerness: 'moderate' },
    ],
  };
  return `${JSON.stringify(rules)}\n`;
}
