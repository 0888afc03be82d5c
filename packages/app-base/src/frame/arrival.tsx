import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The URL that the document was loaded with: its head is in the HTML and the browser handles its focus. */
let lastPathname: string | undefined;

interface ArrivalProps<Page> {
  page: Page;
  /** Updates the document's head for the page. */
  showHead: (page: Page, pathname: string) => void;
}

/**
 * Runs when a page has rendered: after client-side navigation it updates the title, scrolls to the top or to the URL's
 * anchor, and moves the focus to the heading there. It is a sibling of the page, so that it waits for the page's code.
 */
export function Arrival<Page>({ page, showHead }: ArrivalProps<Page>) {
  const { pathname } = useLocation();

  useEffect(() => {
    const isNavigation = lastPathname !== undefined && lastPathname !== pathname;
    lastPathname = pathname;
    if (!isNavigation) return;
    showHead(page, pathname);
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (target === null) window.scrollTo({ top: 0, behavior: 'instant' });
    else target.scrollIntoView({ behavior: 'instant' });
    const heading = target?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('#main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, pathname, showHead]);

  return null;
}
