import { siteOrigin } from '../lib/site-origin';
import { pageTitle } from './page-title';
import type { PageEntry } from './site-map';

/** Makes the document's title, description and canonical link those of a page that was reached without loading it. */
export function showPageHead(page: PageEntry, pathname: string): void {
  document.title = pageTitle(page);
  setAttribute('meta[name="description"]', 'content', page.description);
  setAttribute('link[rel="canonical"]', 'href', `${siteOrigin()}${pathname}`);
  setAttribute('meta[name="robots"]', 'content', page.isIndexable ? 'index, follow' : 'noindex');
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
