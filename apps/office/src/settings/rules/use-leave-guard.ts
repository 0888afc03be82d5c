import { isOfficePath } from '@tintforge/app-base/paths';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Protects unsaved entries: leaving by a link needs a confirmation here, closing or reloading one in the browser. The
 * browser's back button can't be intercepted, so a draft has to be stored where the user finds it again.
 */
export function useLeaveGuard(isActive: boolean) {
  const [destination, setDestination] = useState<string>();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isActive) return;
    function hold(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    // Before the page's own links are followed.
    function ask(event: MouseEvent) {
      const wanted = wantedAddress(event);
      if (wanted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination(wanted);
    }
    window.addEventListener('beforeunload', hold);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', hold);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [isActive]);

  return {
    isAsking: destination !== undefined,
    stay: () => setDestination(undefined),
    leave: () => {
      if (destination !== undefined) void navigate(destination);
    },
  };
}

/** Target of a click that leaves this page for another page of the area in the same window. */
function wantedAddress({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  // For another document the browser asks.
  const isOther = origin !== window.location.origin || !isOfficePath(pathname);
  const isElsewhere = isOther || link.target !== '' || link.hasAttribute('download');
  return isElsewhere || pathname === window.location.pathname ? undefined : pathname + search + hash;
}
