import { QueryClientProvider } from '@tanstack/react-query';
import { PageFrame } from '@tintforge/app-base/frame/page-frame';
import { RoutedPage } from '@tintforge/app-base/frame/routed-page';
import { queryClient } from '@tintforge/app-base/query-client';
import { Outlet, Route, Routes } from 'react-router-dom';
import { AdminArea } from '../shell/admin-area';
import { showTitle } from './page-head';
import { areaRoutes, framelessRoutes, otherRoute, type PageRoute } from './page-routes';

/** The staff area: tabbed parts share a persistent frame, every other page has its own. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <PageFrame>
        <Routes>
          <Route
            element={
              <AdminArea>
                <Outlet />
              </AdminArea>
            }
          >
            {areaRoutes.map(toRoute)}
          </Route>
          {[...framelessRoutes, otherRoute].map(toRoute)}
        </Routes>
      </PageFrame>
    </QueryClientProvider>
  );
}

function toRoute(route: Omit<PageRoute, 'description'>) {
  return <Route key={route.path} path={route.path} element={<RoutedPage route={route} showHead={showTitle} />} />;
}
