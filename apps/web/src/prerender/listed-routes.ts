import { routeList, type ServedRoute } from '@tintforge/app-base/build/route-list';
import type { PageRoute } from '../app/page-route';

/** What dist/routes.json lists of the site's routes. */
export function listedRoutes(routes: readonly PageRoute[]): ServedRoute[] {
  return routeList(routes.map((route) => ({ ...route, code: route.isStill === true ? null : route.source })));
}
