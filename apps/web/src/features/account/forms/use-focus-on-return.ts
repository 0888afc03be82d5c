import { useEffect, useRef } from 'react';

/** For the button that opened a form: the focus returns to it when the form is gone. */
export function useFocusOnReturn(isAway: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) ref.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return ref;
}
