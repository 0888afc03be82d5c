import { useEffect } from 'react';

/** Tells of each page of this site to which somebody is about to go: the pointer or the focus is on a link to it. */
export function useIntent(onIntent: (pathname: string) => void): void {
  useEffect(() => {
    function notice({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link instanceof HTMLAnchorElement && link.origin === window.location.origin) onIntent(link.pathname);
    }
    document.addEventListener('pointerover', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, [onIntent]);
}
