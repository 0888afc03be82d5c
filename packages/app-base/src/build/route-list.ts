/** A page of a build, the part that the server needs. */
interface ListedPage {
  /** A path, or a pattern with `:parameters`. */
  path: string;
  /** True when the whole page is in its file. */
  isPrerendered: boolean;
  isIndexable: boolean;
}

/**
 * One line of dist/routes.json: a path that the server may answer, with its file. It has exactly one of `path` and
 * `pattern`.
 */
export type ServedRoute = ({ path: string } | { pattern: string }) & {
  file: string;
  prerendered: boolean;
  indexable: boolean;
};

/** The file of a page, from the root of the built site. */
export function fileOf({ path }: Pick<ListedPage, 'path'>): string {
  if (path === '/') return 'index.html';
  if (path === '*') return '404.html';
  return `${path.replace('/:', '/any-').slice(1)}.html`;
}

/** Entries of dist/routes.json. The not-found page is the pattern `*`: it serves all other URLs, with 404. */
export function routeList(pages: readonly ListedPage[]): ServedRoute[] {
  return pages.map((page) => ({
    ...(/[:*]/.test(page.path) ? { pattern: page.path } : { path: page.path }),
    file: fileOf(page),
    prerendered: page.isPrerendered,
    indexable: page.isIndexable,
  }));
}
