import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { firstLook, type Look } from './look';
import { addressOf, lookOfAddress } from './look-address';

/** How long the address waits for the next change, milliseconds: browsers take few of them a second. */
const patience = 200;

/** A step from one look to the next. */
export type LookStep = (look: Look) => Look;

/**
 * The look of the address, and how it is changed: the address follows, without a new entry in the history. The served
 * page was made for no query and begins with the first look.
 */
export function useLook(): { look: Look; change: (step: LookStep) => void } {
  const { key, search } = useLocation();
  const isInHtml = useIsHydrating();
  const [look, setLook] = useState(() => (isInHtml ? firstLook : lookOfAddress(search)));
  const isChanged = useRef(false);

  // The key, too: a link to the same address leads there once more.
  useLayoutEffect(() => setLook(lookOfAddress(search)), [key, search]);

  useEffect(() => {
    if (!isChanged.current) return;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', pathname + addressOf(look) + hash);
    }, patience);
    return () => clearTimeout(timer);
  }, [look]);

  return {
    look,
    change(step) {
      isChanged.current = true;
      setLook(step);
    },
  };
}
