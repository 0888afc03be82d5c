import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Arrival } from './arrival';
import { ErrorBoundary } from './error-boundary';
import { PageFallback } from './page-fallback';
import { type PageRoute, routes } from './routes';
import { TaskLayout } from './task-layout';

/** A task does without it, so it is fetched by pages to read only. */
const SiteLayout = lazy(async () => ({ default: (await import('./site-layout')).SiteLayout }));

/** The whole site: a layout round the page that belongs to the address. */
export function App() {
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
      ))}
    </Routes>
  );
}

function RoutedPage({ route }: { route: PageRoute }) {
  const { Page } = route;
  return (
    <Layout route={route}>
      <ErrorBoundary key={route.path}>
        <Suspense fallback={<PageFallback />}>
          <Page />
          <Arrival page={route} />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}

function Layout({ route, children }: { route: PageRoute; children: ReactNode }) {
  if (route.isTask) return <TaskLayout>{children}</TaskLayout>;
  return (
    <Suspense fallback={<PageFallback />}>
      <SiteLayout startsOnInk={route.startsOnInk}>{children}</SiteLayout>
    </Suspense>
  );
}
