import { importPatiently } from '@tintforge/app-base/late/patient-import';
import type { RegisteredCar } from '@tintforge/app-base/tint/state-laws';
import { useEffect, useSyncExternalStore } from 'react';

/** The code that judges looks. */
export type LookLaw = typeof import('./film-explorer.next');

let here: LookLaw | undefined;
let coming: Promise<LookLaw> | undefined;
const listeners = new Set<() => void>();

function tell(law: LookLaw): void {
  // Another object for each law that has come, so that what it judged is judged again.
  here = { ...law };
  for (const listener of listeners) listener();
}

async function fetchLookLaw(): Promise<LookLaw> {
  const law = await importPatiently(() => import('./film-explorer.next'));
  law.watchLaws(() => tell(law));
  tell(law);
  return law;
}

/** Brings the code that judges looks. */
export function bringLookLaw(): Promise<LookLaw> {
  coming ??= fetchLookLaw();
  return coming;
}

/** The code that judges looks, once it is here. */
export function lookLawHere(): LookLaw | undefined {
  return here;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Brings the code that judges looks, with the law of the car's state, and renders again when it has come. Undefined until
 * then, and in the served page, which carries the verdicts of its look.
 */
export function useLookLaw({ registeredIn }: RegisteredCar): LookLaw | undefined {
  const law = useSyncExternalStore(watch, lookLawHere, () => undefined);
  useEffect(() => {
    void bringLookLaw().then(({ bringLaw }) => bringLaw(registeredIn === undefined ? {} : { registeredIn }));
  }, [registeredIn]);
  return law;
}
