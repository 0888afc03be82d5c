import { type ComponentType, lazy } from 'react';
import type { PageEntry } from './page-entry';

/** A page of the site with the code that draws it, which is fetched when the page is shown. */
export interface PageRoute extends PageEntry {
  Page: ComponentType;
  /** The file that holds the page, as the build's manifest names it. */
  source: string;
  /** Fetches its code, once; for those who are about to come. */
  prefetch: () => void;
  /** Nothing on it needs script: its code is fetched only by those who come from another page. */
  isStill?: boolean | undefined;
}

/** The file of a page, and how its code is fetched. */
export interface PageSource {
  source: string;
  load: () => Promise<ComponentType>;
}

/** Fetches code ahead of time. Without a network the page itself will say so, when somebody goes there. */
export function prefetch(load: PageSource['load']): void {
  load().catch(() => {});
}

/** Pages with the code that draws them, which is fetched when one of them is shown. */
export function routesOf<Key extends string>(
  entries: Readonly<Record<Key, PageEntry>>,
  sources: Readonly<Record<Key, PageSource>>,
): PageRoute[] {
  return (Object.keys(entries) as Key[]).map((key) => {
    const { source, load } = sources[key];
    return {
      ...entries[key],
      source,
      prefetch: () => prefetch(load),
      Page: lazy(async () => ({ default: await load() })),
    };
  });
}
