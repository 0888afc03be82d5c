import { late } from '@tintforge/app-base/late/late';
import type { ComponentType } from 'react';
import type { PageEntry } from './page-entry';

/** A page of the site with the code that draws it, which is fetched when the page is shown. */
export interface PageRoute extends PageEntry {
  Page: ComponentType;
  /** The file that holds the page, as the build's manifest names it. */
  source: string;
  /** Fetches its code ahead of time, for those who are about to come. */
  prefetch: () => void;
  /** Fetches its code, however long that takes. */
  fetch: () => Promise<void>;
  /** Sources of parts that its HTML shows, though their code comes later. */
  shows?: readonly string[] | undefined;
  /** Nothing on it needs script: its code is fetched only by those who come from another page. */
  isStill?: boolean | undefined;
}

/** The file of a page, and how its code is fetched. */
export interface PageSource {
  source: string;
  load: () => Promise<ComponentType>;
  /** Parts that it shows at once, by code of their own. */
  shows?: readonly { source: string; prefetch: () => void }[];
}

/** Pages with the code that draws them, which is fetched when one of them is shown. */
export function routesOf<Key extends string>(
  entries: Readonly<Record<Key, PageEntry>>,
  sources: Readonly<Record<Key, PageSource>>,
): PageRoute[] {
  return (Object.keys(entries) as Key[]).map((key) => {
    const { source, load, shows = [] } = sources[key];
    const Page = late(load);
    return {
      ...entries[key],
      source,
      shows: shows.map((part) => part.source),
      Page,
      prefetch: () => {
        for (const part of [Page, ...shows]) part.prefetch();
      },
      fetch: Page.fetch,
    };
  });
}
