import { findPages, type SitePage } from '../prerender/site-pages';

/** Every page of the site. */
export const pages: readonly SitePage[] = await findPages();

/** The page for a path. Throws when there is none. */
export function pageAt(path: string): SitePage {
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`The site has no page ${path}`);
  return page;
}
