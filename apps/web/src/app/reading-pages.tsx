import { useLocation } from 'react-router-dom';
import { useStillLinks } from '../lib/use-still-links';
import type { PageRoute } from './page-route';
import { readingRoutes } from './reading-routes';
import { RoutedPage } from './routed-page';
import { SiteLayout } from './site-layout';

/** The page to read that belongs to the address, in the layout that all of them share. */
export function ReadingPages() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  useStillLinks();
  return (
    <SiteLayout startsOnInk={route.startsOnInk}>
      <RoutedPage route={route} />
    </SiteLayout>
  );
}

function routeOf(pathname: string): PageRoute {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const route = readingRoutes.find((each) => each.path === path) ?? readingRoutes.find((each) => each.path === '*');
  if (route === undefined) throw new Error('The site has no page for unknown addresses');
  return route;
}
