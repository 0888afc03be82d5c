import type { PageEntry } from '../pages/page';

/**
 * What browsers that know such rules fetch while a page is read, and use without asking for it anew
 * (wicg.github.io/nav-speculation/speculation-rules.html): the document that readers most often go on to at once, each other
 * page to read when the pointer comes to its link. The server names this file with each page.
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
