import type { Registration, TintDraft } from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/content';
import type { LawPack } from '@tintforge/tint-law';
import { useEffect, useSyncExternalStore } from 'react';
import { importPatiently } from '../late/patient-import';

/** A car, as far as its registration goes. */
export type RegisteredCar = Pick<TintDraft, 'registeredIn'>;

/** The state that registered a car: the shop's own unless another was chosen. */
export function registrationOf({ registeredIn }: RegisteredCar): Registration {
  return registeredIn ?? homeLaw.jurisdiction;
}

/** True for a car that is registered in the state that the shop is in. */
export function isFromHome(car: RegisteredCar): boolean {
  return registrationOf(car) === homeLaw.jurisdiction;
}

/** The laws that this page has: the home state's from the start, others once they were fetched. */
const laws = new Map<Registration, LawPack | undefined>([
  [homeLaw.jurisdiction, homeLaw],
  ['unknown', undefined],
]);
let files: typeof import('./law-files') | undefined;
/** Laws that are on their way, or could not be fetched. */
const missing = new Map<Registration, 'fetching' | 'failed'>();

let version = 0;
const listeners = new Set<() => void>();

function announce(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** True once the page has the law of a car's state, or knows that there is none. Until then nothing is verified. */
export function isLawHere(car: RegisteredCar): boolean {
  return laws.has(registrationOf(car));
}

/** The law that a car's windows are judged by; undefined for a state whose law was not verified, and until it is here. */
export function lawOf(car: RegisteredCar): LawPack | undefined {
  return laws.get(registrationOf(car));
}

/** The laws of all states that were read, for a car whose own was not for every window; none until they are here. */
export function everyLaw(car: RegisteredCar): readonly LawPack[] {
  const law = lawOf(car);
  const isRead = isFromHome(car) || (law !== undefined && files?.isWhole(law));
  return files === undefined || isRead ? [] : files.stateLaws;
}

/** The words about cars of other states; undefined until a law of one was brought. */
export function wordsOfOthers(): typeof import('./law-files').otherStateWords | undefined {
  return files?.otherStateWords;
}

/** The name of the state that registered a car: "Nevada"; undefined where none was said, and until names are here. */
export function stateNameOf(car: RegisteredCar): string | undefined {
  return lawOf(car)?.name ?? files?.jurisdictionName(registrationOf(car));
}

/**
 * Brings the law of a car's state, with the names of all states. Resolves when it is here, or could not be had; patiently,
 * it is tried until it is here, if need be in a reloaded page, because some browsers remember what they could not fetch.
 */
export async function bringLaw(car: RegisteredCar, { isPatient = false } = {}): Promise<void> {
  const registration = registrationOf(car);
  const hasFiles = files !== undefined && (registration !== 'unknown' || files.stateLaws.length > 0);
  const isHere = laws.has(registration) && (hasFiles || isFromHome(car));
  if (isHere || missing.get(registration) === 'fetching') return;
  missing.set(registration, 'fetching');
  announce();
  async function load(): Promise<LawPack | undefined> {
    files ??= await import('./law-files');
    return files.bringLawFile(registration);
  }
  try {
    laws.set(registration, isPatient ? await importPatiently(load) : await load());
    missing.delete(registration);
  } catch {
    missing.set(registration, 'failed');
  }
  announce();
}

/** The law of a car's state as a page has it. */
export interface StateLaw {
  /** `failed`: it could not be fetched; `bringLaw` tries again, patiently. */
  state: 'here' | 'fetching' | 'failed';
  /** The states that can be chosen; undefined until their names are here. */
  states: readonly { code: Registration; name: string }[] | undefined;
}

/** Calls the listener when a law was brought, or could not be. Returns an unsubscribe function. */
export function watchLaws(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Brings the law of a car's state, and renders again when it has come. */
export function useStateLaw(car: RegisteredCar): StateLaw {
  useSyncExternalStore(
    watchLaws,
    () => version,
    () => 0,
  );
  const registration = registrationOf(car);
  useEffect(() => {
    void bringLaw({ registeredIn: registration });
  }, [registration]);
  const state = missing.get(registration) ?? (isLawHere(car) ? 'here' : 'fetching');
  return { state, states: files?.jurisdictions };
}
