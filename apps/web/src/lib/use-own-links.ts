import { isOfficePath } from '@tintforge/app-base/paths';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Links to pages of the site lead on without loading a document, also those in parts that script has not taken over (see
 * `prerendered`). Other buttons, other windows, the shop's own area, downloads and places on the same page are the
 * browser's, and so are links to pages that are documents of their own.
 */
export function useOwnLinks(isDocument: (pathname: string) => boolean = () => false): void {
  const navigate = useNavigate();

  // Before anybody can press one.
  useLayoutEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link === null || !isPlain(event) ? undefined : ourAddress(link);
      if (address === undefined || event.defaultPrevented || isDocument(address.pathname)) return;
      event.preventDefault();
      if (isThisPage(address)) window.scrollTo({ top: 0 });
      void navigate(address.pathname + address.search + address.hash);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, isDocument]);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Where a link leads to, when that is a page of ours. A link in a drawing keeps its address in another way. */
function ourAddress(link: HTMLAnchorElement | SVGAElement): URL | undefined {
  const address = new URL(plain(link.href), window.location.href);
  const isElsewhere =
    address.origin !== window.location.origin ||
    isOfficePath(address.pathname) ||
    plain(link.target) !== '' ||
    link.hasAttribute('download');
  const isPlaceHere = address.hash !== '' && isThisPage(address);
  return isElsewhere || isPlaceHere ? undefined : address;
}

function isThisPage({ pathname, search }: URL): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function plain(value: string | SVGAnimatedString): string {
  return typeof value === 'string' ? value : value.baseVal;
}
