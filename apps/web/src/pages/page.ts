import type { ComponentType } from 'react';

/** One page of the site, without what draws it. */
export interface PageEntry {
  /** A path, or a pattern with `:parameters`; `*` stands for every address without a page. */
  path: string;
  /** What the page is called: in its title, and where the site lists its pages. */
  name: string;
  /** Its title, where the rule would give another. */
  title?: string;
  /** What search engines and the site's own search say about it: 70 to 160 characters. */
  description: string;
  /** The address that search engines are to know it by, where it is not its own. */
  canonical?: string;
  /** Search engines may list it. */
  isIndexable: boolean;
  /** Its whole text is in the built HTML; otherwise that holds a shell. */
  isPrerendered: boolean;
}

/** What every page to read is drawn with. */
export interface ReadingPageProps {
  /** All pages of the site. */
  pages: readonly PageEntry[];
}

/** A page to read: a document by itself. Its module exports it, and the build finds it there. */
export interface ReadingPage extends PageEntry {
  Page: ComponentType<ReadingPageProps>;
  /** It begins with a dark scene, and the header lies on that. */
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
