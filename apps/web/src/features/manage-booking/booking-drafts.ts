import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { isRecord, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';

/** The booking that a draft is about, and how its owner has opened it. */
export interface DraftPlace {
  trackingCode: string;
  access: BookingAccess;
}

/**
 * Drafts of one kind, a booking each, in this tab. An account's draft leaves with its login; those of bookings that an
 * emailed link has opened are under one key.
 */
export function bookingDrafts(kind: 'correction' | 'move' | 'change') {
  const key = `${kind}_drafts`;
  const nameOf = ({ trackingCode }: DraftPlace) => `${kind} of ${trackingCode}`;

  function readAll(): Readonly<Record<string, unknown>> {
    const stored = readJson(sessionStore, key);
    return isRecord(stored) ? stored : {};
  }

  return {
    /** The draft as JSON, which the reader validates; undefined when there is none. */
    read: (place: DraftPlace): unknown =>
      isOfAccount(place) ? readDraft(nameOf(place)) : readAll()[place.trackingCode],
    keep(place: DraftPlace, draft: unknown): void {
      if (isOfAccount(place)) keepDraft(nameOf(place), draft);
      else writeJson(sessionStore, key, { ...readAll(), [place.trackingCode]: draft });
    },
    /** It was sent or discarded, or no longer applies. */
    drop(place: DraftPlace): void {
      dropDraft(nameOf(place));
      const { [place.trackingCode]: _dropped, ...others } = readAll();
      if (Object.keys(others).length > 0) writeJson(sessionStore, key, others);
      else sessionStore.remove(key);
    },
  };
}

function isOfAccount({ access }: DraftPlace): boolean {
  return access.bookingToken === undefined;
}
