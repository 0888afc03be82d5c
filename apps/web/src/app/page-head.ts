import { siteOrigin } from '@tintforge/app-base/site-origin';
import type { PageEntry } from './page-entry';
import { pageTitle } from './page-title';

/**
 * Makes the document's title, description and canonical link those of a page that was reached without loading it. The
 * description follows a moment later: nobody reads it in the meantime.
 */
export function showPageHead(page: PageEntry, pathname: string): void {
  document.title = pageTitle(page);
  setAttribute('link[rel="canonical"]', 'href', `${siteOrigin()}${page.canonical ?? pathname}`);
  setAttribute('meta[name="robots"]', 'content', page.isIndexable ? 'index, follow' : 'noindex');
  void import('./described-pages').then(({ descriptionOf }) => {
    setAttribute('meta[name="description"]', 'content', descriptionOf(page));
  });
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
