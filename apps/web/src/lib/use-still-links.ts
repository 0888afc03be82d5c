import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Links in parts of a page that script has not taken over (see `prerendered`) lead on without loading a document, as the
 * router's own do. Other buttons, other windows, downloads and places on the same page are the browser's.
 */
export function useStillLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // A link in a drawing is another kind of element.
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlain(event) || !isOurs(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function isOurs(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download');
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return !isElsewhere && !isHere;
}
