import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Arrival } from './arrival';
import { ErrorBoundary } from './error-boundary';
import { PageFallback } from './page-fallback';
import { RootLayout } from './root-layout';
import { type PageRoute, routes } from './routes';

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
    <RootLayout isTask={route.isTask}>
      <ErrorBoundary key={route.path}>
        <Suspense fallback={<PageFallback />}>
          <Page />
          <Arrival page={route} />
        </Suspense>
      </ErrorBoundary>
    </RootLayout>
  );
}
