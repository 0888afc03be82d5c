import { useLayoutEffect, useState } from 'react';
import { firstLook, type Look } from './look';
import { addressOf, lookOfAddress } from './look-address';

/** Delay before the URL is updated, milliseconds: browsers accept only a few updates a second. */
const patience = 200;

/** A change from one look to the next. */
export type LookStep = (look: Look) => Look;

/** The page's look, shared by both of its islands. */
let look = firstLook;
let writing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Look): void {
  look = next;
  for (const listener of listeners) listener();
}

/** Updates the URL, without a new history entry. */
function change(step: LookStep): void {
  show(step(look));
  clearTimeout(writing);
  writing = setTimeout(() => {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + addressOf(look) + hash);
  }, patience);
}

function readAddress(): void {
  show(lookOfAddress(window.location.search));
}

/** The first subscriber reads the look from the URL, and so does the back button. */
function beginToShow(listener: () => void): () => void {
  if (listeners.size === 0) {
    readAddress();
    window.addEventListener('popstate', readAddress);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(writing);
    window.removeEventListener('popstate', readAddress);
  };
}

/** The URL's look, and a function to change it. */
export function useLook(): { look: Look; change: (step: LookStep) => void } {
  // The served page was made for no query; the query's look is applied before the next paint.
  const [shown, setShown] = useState(firstLook);
  useLayoutEffect(() => {
    const follow = () => setShown(look);
    const leave = beginToShow(follow);
    follow();
    return leave;
  }, []);
  return { look: shown, change };
}
