import { brand } from '@tintforge/content';
import type { OfficePage } from './pages';

/** The document title of a page. */
export function titleOf({ name }: Pick<OfficePage, 'name'>): string {
  return `${name} | ${brand.name}`;
}

/** Updates the document title after a client-side navigation. */
export function showTitle(page: Pick<OfficePage, 'name'>): void {
  document.title = titleOf(page);
}
