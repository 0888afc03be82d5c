import type { ComponentType } from 'react';

/** One page of the site, without what draws it. */
export interface PageEntry {
  /** A path, or a pattern with `:parameters`; `*` stands for every address without a page. */
  path: string;
  /** Name of the page: in its title, and where the site lists its pages. */
  name: string;
  /** Its title, where the rule would give another. */
  title?: string;
  /** Description for search engines and the site's own search: 70 to 160 characters. */
  description: string;
  /** Canonical URL for search engines, where it differs from the page's own. */
  canonical?: string;
  /** Search engines may list it. */
  isIndexable: boolean;
  /** Its whole text is in the built HTML; otherwise that holds a shell. */
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

/** A page to read, on paper and for search engines unless said otherwise. */
export function readingPage(page: ReadingPageOptions): ReadingPage {
  return { isIndexable: true, startsOnInk: false, isPrerendered: true, ...page };
}

/** Pages that people can look for: all that search engines may list under their own address. */
export function listed<Page extends PageEntry>(pages: readonly Page[]): Page[] {
  return pages.filter((page) => page.isIndexable && page.canonical === undefined);
}
