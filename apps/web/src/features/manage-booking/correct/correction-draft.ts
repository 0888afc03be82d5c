import type { CorrectableDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { isRecord, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import { differences, mergeTyped } from '@tintforge/app-base/typed-over';
import { siteAnswers } from '@tintforge/booking-core';
import { type CorrectionField, type CorrectionInput, correctionFields } from './correction-form';

/** The booking that a draft corrects, and how its owner has opened it. */
interface DraftPlace {
  trackingCode: string;
  access: BookingAccess;
}

/** Typed values, and the booking's own under them. */
interface Typed {
  seen: CorrectableDetails;
  values: CorrectionInput;
  /** Fields that someone else has changed, too. */
  overtaken: readonly CorrectionField[];
}

/** One key for the corrections of all bookings that an emailed link has opened in this tab. */
const key = 'correction_drafts';

/** A form that opens: the booking's current values, and over them what was typed in this tab and not saved. */
export function withDraft(place: DraftPlace, current: CorrectableDetails): Typed & { isDraft: boolean } {
  const stored = readStored(place);
  if (!isRecord(stored)) return { seen: current, values: current, overtaken: [], isDraft: false };
  // A draft of the build before `seen` has the typed values alone.
  const typed = withStored(current, stored.typed ?? stored);
  const opened = withStored(current, stored.seen);
  const { values, overtaken } = mergeTyped({ opened, typed, current });
  const earlier: readonly unknown[] = Array.isArray(stored.overtaken) ? stored.overtaken : [];
  return {
    seen: current,
    values,
    overtaken: correctionFields.filter((field) => overtaken.includes(field) || earlier.includes(field)),
    isDraft: Object.keys(differences(current, values)).length > 0,
  };
}

/** Keeps what was typed over the booking's values, until it is saved or discarded; nothing where they are equal. */
export function keepCorrection(place: DraftPlace, { seen, values, overtaken }: Typed): void {
  const typed = differences<CorrectionInput>(seen, values);
  const draft = { typed, seen: differences<CorrectionInput>(values, seen), overtaken };
  if (Object.keys(typed).length === 0) dropCorrection(place);
  else if (isOfAccount(place)) keepDraft(nameOf(place), draft);
  else writeJson(sessionStore, key, { ...readAll(), [place.trackingCode]: draft });
}

/** Clears the draft: it was saved or discarded, or can't be saved any longer. */
export function dropCorrection(place: DraftPlace): void {
  dropDraft(nameOf(place));
  const { [place.trackingCode]: _dropped, ...others } = readAll();
  if (Object.keys(others).length > 0) writeJson(sessionStore, key, others);
  else sessionStore.remove(key);
}

/** An account's draft leaves with its login. */
function isOfAccount({ access }: DraftPlace): boolean {
  return access.bookingToken === undefined;
}

function nameOf({ trackingCode }: DraftPlace): string {
  return `correction of ${trackingCode}`;
}

function readStored(place: DraftPlace): unknown {
  return isOfAccount(place) ? readDraft(nameOf(place)) : readAll()[place.trackingCode];
}

function readAll(): Readonly<Record<string, unknown>> {
  const stored = readJson(sessionStore, key);
  return isRecord(stored) ? stored : {};
}

/** The values, with those of the same names that are stored and valid. */
function withStored(values: CorrectableDetails, stored: unknown): CorrectableDetails {
  if (!isRecord(stored)) return values;
  const { address, site, vehicleYear, ...texts } = values;
  return {
    ...replaced(texts, stored, isText),
    vehicleYear: numberOf(stored, vehicleYear),
    address: replaced(address, stored.address, isText),
    site: replaced(site, stored.site, isAnswer),
  };
}

/** A cleared year is stored as null. */
function numberOf({ vehicleYear }: Readonly<Record<string, unknown>>, otherwise: number): number {
  if (vehicleYear === null) return Number.NaN;
  return typeof vehicleYear === 'number' ? vehicleYear : otherwise;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isAnswer(value: unknown): boolean {
  return value === null || siteAnswers.some((answer) => answer === value);
}

function replaced<Values extends object>(
  values: Values,
  stored: unknown,
  isValid: (value: unknown) => boolean,
): Values {
  if (!isRecord(stored)) return values;
  const names = Object.keys(values).filter((name) => isValid(stored[name]));
  return { ...values, ...Object.fromEntries(names.map((name) => [name, stored[name]])) };
}
