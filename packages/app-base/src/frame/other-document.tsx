import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentPath } from '../late/document-page';
import { PageFallback } from './page-fallback';

/**
 * Page for every path that an app doesn't route. Its document is loaded: the server knows whether it is a page of the other app or
 * none. Loads only what this document isn't, so that it can't go round in circles.
 */
export function OtherDocument(): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    if (documentPath() !== pathname) window.location.reload();
  }, [pathname]);
  return <PageFallback />;
}
