import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageEntry } from './page-entry';
import { showPageHead } from './page-head';

/** The address that the document was loaded with: its head is in the HTML and its focus is the browser's. */
let lastPathname: string | undefined;

/**
 * Runs when a page is in place: after a navigation it renames the document, scrolls to the top, or to the place
 * that the address names, and moves the focus to the heading there. Stands beside the page, so that it waits for the page's code.
 */
export function Arrival({ page }: { page: PageEntry }) {
  const { pathname } = useLocation();

  useEffect(() => {
    const isNavigation = lastPathname !== undefined && lastPathname !== pathname;
    lastPathname = pathname;
    if (!isNavigation) return;
    showPageHead(page, pathname);
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (target === null) window.scrollTo({ top: 0, behavior: 'instant' });
    else target.scrollIntoView({ behavior: 'instant' });
    const heading = target?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('#main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, pathname]);

  return null;
}
