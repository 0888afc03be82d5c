import { RoutedPage } from '@tintforge/app-base/frame/routed-page';
import { useLocation } from 'react-router-dom';
import { useIntent } from '../lib/use-intent';
import { showPageHead } from './page-head';
import type { PageRoute } from './page-route';
import { readingRoutes } from './reading-routes';
import { SiteLayout } from './site-layout';
import { taskRoutes } from './task-routes';

/** The page to read that belongs to the address, in the layout that all of them share. */
export function ReadingPages() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  useIntent(prefetchPage);
  return (
    <SiteLayout startsOnInk={route.startsOnInk}>
      <RoutedPage route={route} showHead={showPageHead} />
    </SiteLayout>
  );
}

/** Fetches the code of the page at an address before somebody goes there. */
function prefetchPage(pathname: string): void {
  const route = [...readingRoutes, ...taskRoutes].find(({ path }) => path === pathname);
  route?.prefetch();
}

function routeOf(pathname: string): PageRoute {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const route = readingRoutes.find((each) => each.path === path) ?? readingRoutes.find((each) => each.path === '*');
  if (route === undefined) throw new Error('The site has no page for unknown addresses');
  return route;
}
