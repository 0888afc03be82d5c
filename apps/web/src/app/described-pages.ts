import { pageDescriptions } from '@tintforge/content';
import type { PageEntry } from './page-entry';
import { type PageKey, siteMap } from './site-map';

const keys = Object.keys(siteMap) as PageKey[];

/** What search engines and the site's own search say about a page. */
export function descriptionOf({ path }: Pick<PageEntry, 'path'>): string {
  const key = keys.find((candidate) => siteMap[candidate].path === path);
  if (key === undefined) throw new Error(`The site has no page ${path}`);
  return pageDescriptions[key];
}

/** A page that people can look for. */
export interface ListedPage {
  path: string;
  name: string;
  description: string;
}

/** All that search engines may list under their own address. */
export const listedPages: readonly ListedPage[] = keys
  .map((key): PageEntry => siteMap[key])
  .filter((page) => page.isIndexable && page.canonical === undefined)
  .map((page) => ({ path: page.path, name: page.name, description: descriptionOf(page) }));
