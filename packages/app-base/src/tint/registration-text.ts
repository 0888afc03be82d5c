import type { TintView } from '@tintforge/api-contract';
import type { Registration } from '@tintforge/booking-core';
import { carFactWords, homeLaw, lawWords, tintWords } from '@tintforge/content';
import { jurisdictionName } from '@tintforge/tint-law';

/** The place of registration, as booked or recorded: "In Nevada". */
export function registrationText(registeredIn: Registration): string {
  return lawWords.registration.place(jurisdictionName(registeredIn));
}

/** The law that a car of another state than the shop's was judged by, in a sentence; undefined for the shop's own. */
export function registrationNote({
  registeredIn,
  zones,
}: Pick<TintView, 'registeredIn' | 'zones'>): string | undefined {
  if (registeredIn === homeLaw.jurisdiction) return undefined;
  // Bookings from before other states' laws were known have the verdicts of the shop's own.
  const isOfHome = zones.some(({ notes }) => notes.includes('other-state'));
  if (isOfHome) return tintWords.verdict.notes['other-state'];
  return carFactWords.registration.applies(jurisdictionName(registeredIn));
}
