import { type OwnAddress, useNavigate } from '@tintforge/app-base/frame/link';
import { isOfficePath } from '@tintforge/app-base/paths';
import { useEffect, useEffectEvent } from 'react';
import { useDialogStep } from '../../lib/use-dialog-step';

/**
 * Protects unsaved entries: leaving by a link needs a confirmation here, closing or reloading one in the browser. The
 * browser's back button can't be intercepted, so a draft has to be stored where the user finds it again.
 */
export function useLeaveGuard(isActive: boolean) {
  const { dialog, about: destination, open, close } = useDialogStep('unsaved', ['leave']);
  const navigate = useNavigate();
  const isAsking = dialog !== undefined;

  // Forward may lead to the question after everything was saved.
  const isNeedless = isAsking && !isActive;
  const stay = useEffectEvent(close);
  useEffect(() => {
    if (isNeedless) stay();
  }, [isNeedless]);

  const askBefore = useEffectEvent((wanted: string) => open('leave', wanted));
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
      askBefore(wanted);
    }
    window.addEventListener('beforeunload', hold);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', hold);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [isActive]);

  return {
    isAsking: isAsking && isActive,
    stay: close,
    /** Goes there in place of the question, so that Back leads to the page that was left. */
    // Of a link of this area, which leads to one of its pages.
    leave: () => void navigate(destination as OwnAddress, { replace: true }),
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
