import { Suspense } from 'react';
import { Arrival } from './arrival';
import { ErrorBoundary } from './error-boundary';
import { PageFallback } from './page-fallback';
import type { PageRoute } from './page-route';

/** A page in its place: while its code is on the way, when it is there, and when it failed. */
export function RoutedPage({ route }: { route: PageRoute }) {
  const { Page } = route;
  return (
    <ErrorBoundary key={route.path}>
      <Suspense fallback={<PageFallback />}>
        <Page />
        <Arrival page={route} />
      </Suspense>
    </ErrorBoundary>
  );
}
