import { type ComponentType, Suspense } from 'react';
import { Arrival } from './arrival';
import { ErrorBoundary } from './error-boundary';
import { PageFallback } from './page-fallback';

interface RoutedPageProps<Route> {
  route: Route;
  /** Updates the document's head on client-side navigation. */
  showHead: (route: Route, pathname: string) => void;
}

/** A page in each of its states: loading its code, loaded, and failed. */
export function RoutedPage<Route extends { path: string; Page: ComponentType }>({
  route,
  showHead,
}: RoutedPageProps<Route>) {
  const { Page } = route;
  return (
    <ErrorBoundary key={route.path}>
      <Suspense fallback={<PageFallback />}>
        <Page />
        <Arrival page={route} showHead={showHead} />
      </Suspense>
    </ErrorBoundary>
  );
}
