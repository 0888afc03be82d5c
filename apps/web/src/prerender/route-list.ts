import type { PageRoute } from '../app/page-route';

/** One line of dist/routes.json: what the server may answer with which file. Exactly one of `path` and `pattern` is there. */
export type ServedRoute = ({ path: string } | { pattern: string }) & {
  file: string;
  /** The whole page is in the file. */
  prerendered: boolean;
  indexable: boolean;
  /** The source of the page's own code, for tools that weigh it; null where all of the page is in its HTML for good. */
  code: string | null;
};

/** The file of a route, from the root of the built site. */
export function fileOf({ path }: PageRoute): string {
  if (path === '/') return 'index.html';
  if (path === '*') return '404.html';
  return `${path.replace('/:', '/any-').slice(1)}.html`;
}

/** What dist/routes.json lists. The not-found page is there as the pattern `*`: it answers all other addresses, with 404. */
export function routeList(routes: readonly PageRoute[]): ServedRoute[] {
  return routes.map((route) => ({
    ...(/[:*]/.test(route.path) ? { pattern: route.path } : { path: route.path }),
    file: fileOf(route),
    prerendered: route.isPrerendered,
    indexable: route.isIndexable,
    code: route.isStill === true ? null : route.source,
  }));
}
