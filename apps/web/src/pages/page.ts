import type { ComponentType } from 'react';

/** One page of the site, without its component. */
export interface PageEntry {
  /** A path, or a pattern with `:parameters`; `*` matches every URL without a page. */
  path: string;
  /** Name of the page: in its title, and where the site lists its pages. */
  name: string;
  /** Its title, overriding the rule. */
  title?: string;
  /** Description for search engines and the site's own search: 70 to 160 characters. */
  description: string;
  /** Canonical URL for search engines, where it differs from the page's own. */
  canonical?: string;
  /** Search engines may list it. */
  isIndexable: boolean;
  /** Its whole text is in the built HTML; otherwise that contains only a shell. */
  isPrerendered: boolean;
}

/** Props of every content page. */
export interface ReadingPageProps {
  /** All pages of the site. */
  pages: readonly PageEntry[];
}

/** A content page: a separate document. Its module exports it, and the build finds it there. */
export interface ReadingPage extends PageEntry {
  Page: ComponentType<ReadingPageProps>;
  /** It starts with a dark scene under the header. */
  startsOnInk: boolean;
}

type ReadingPageOptions = Omit<PageEntry, 'isPrerendered' | 'isIndexable'> &
  Pick<ReadingPage, 'Page'> &
  Partial<Pick<ReadingPage, 'isIndexable' | 'startsOnInk'>>;

/** A content page; by default on paper, and listed by search engines. */
export function readingPage(page: ReadingPageOptions): ReadingPage {
  return { isIndexable: true, startsOnInk: false, isPrerendered: true, ...page };
}

/** Listed pages: all that search engines may list under their own URL. */
export function listed<Page extends PageEntry>(pages: readonly Page[]): Page[] {
  return pages.filter((page) => page.isIndexable && page.canonical === undefined);
}
