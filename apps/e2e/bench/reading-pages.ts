import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from '../src/shop/shop-process';

/** A page that is served as finished HTML. */
export interface ReadingPage {
  path: string;
  isIndexable: boolean;
}

interface BuiltRoute {
  path?: string;
  prerendered: boolean;
  indexable: boolean;
}

/** Every prerendered page of the built site that has an address of its own, which leaves out the 404 page. */
export async function readingPages(): Promise<ReadingPage[]> {
  const listed = await readFile(path.join(siteFolder, 'routes.json'), 'utf8');
  return (JSON.parse(listed) as BuiltRoute[]).flatMap((route) =>
    route.prerendered && route.path !== undefined ? [{ path: route.path, isIndexable: route.indexable }] : [],
  );
}

/** The pages at these addresses, separated by commas. Throws at an address that is none of theirs. */
export function choosePages(pages: readonly ReadingPage[], addresses: string): ReadingPage[] {
  return addresses.split(',').map((address) => {
    const chosen = pages.find((page) => page.path === address);
    if (chosen === undefined) throw new Error(`No prerendered page is at ${address}`);
    return chosen;
  });
}
