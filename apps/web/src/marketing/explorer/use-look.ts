import { useLayoutEffect, useState } from 'react';
import type { Look, LookStep } from './look';
import { bringLookLaw, lookLawHere } from './use-look-law';

/** Delay before the URL is updated, milliseconds: browsers accept only a few updates a second. */
const patience = 200;

/** The page's look, shared by both of its islands, and the one that it was served with. */
let look: Look;
let served: Look;
/** Changes that wait until the URL's look is known; undefined while nothing is awaited. */
let waiting: LookStep[] | undefined;
let writing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Look): void {
  look = next;
  for (const listener of listeners) listener();
}

/** Updates the URL, without a new history entry. */
function change(step: LookStep): void {
  if (waiting !== undefined) {
    waiting.push(step);
    return;
  }
  show(step(look));
  clearTimeout(writing);
  writing = setTimeout(writeAddress, patience);
}

async function writeAddress(): Promise<void> {
  const { addressOf } = await bringLookLaw();
  if (listeners.size === 0) return;
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + addressOf(look) + hash);
}

/** Shows the look of the URL: at once where that can be, else as soon as its law is here. */
async function readAddress(): Promise<void> {
  const { search } = window.location;
  if (search === '') return arriveAt(served);
  const law = lookLawHere();
  if (law !== undefined) return arriveAt(law.lookOfAddress(search));
  waiting ??= [];
  const { lookOfAddress } = await bringLookLaw();
  if (listeners.size > 0 && search === window.location.search) arriveAt(lookOfAddress(search));
}

function arriveAt(next: Look): void {
  const steps = waiting ?? [];
  waiting = undefined;
  show(next);
  for (const step of steps) change(step);
}

/** The first subscriber reads the look from the URL, and so does the back button. */
function beginToShow(listener: () => void, first: Look): () => void {
  if (listeners.size === 0) {
    served = first;
    look = first;
    waiting = undefined;
    void readAddress();
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

/** The URL's look, and a function to change it. `first` is the served page's. */
export function useLook(first: Look): { look: Look; change: (step: LookStep) => void } {
  // The served page was made for no query; the query's look is applied as soon as it is known.
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => {
    const follow = () => setShown(look);
    const leave = beginToShow(follow, first);
    follow();
    return leave;
  }, [first]);
  return { look: shown, change };
}
