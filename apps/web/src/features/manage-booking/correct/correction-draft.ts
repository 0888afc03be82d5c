import type { CorrectionRequest } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { isRecord, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import { siteAnswers } from '@tintforge/booking-core';
import { type CorrectionInput, changes } from './correction-form';

/** The booking that a draft corrects, and how its owner has opened it. */
interface DraftPlace {
  trackingCode: string;
  access: BookingAccess;
}

/** One key for the corrections of all bookings that an emailed link has opened in this tab. */
const key = 'correction_drafts';

/** The values of a form that opens: the booking's, and over them what was typed in this tab and not saved. */
export function withDraft(place: DraftPlace, opened: CorrectionRequest): CorrectionInput {
  const stored = readStored(place);
  if (!isRecord(stored)) return opened;
  const { address, site, vehicleYear, ...texts } = opened;
  return {
    ...typedTexts(texts, stored),
    vehicleYear: numberOf(stored, vehicleYear),
    address: typedTexts(address, stored.address),
    site: typedAnswers(site, stored.site),
  };
}

/** Keeps what was typed over the booking's values, for a reload and the browser's Back; nothing where they are equal. */
export function keepCorrection(
  place: DraftPlace,
  { opened, typed }: { opened: CorrectionRequest; typed: CorrectionInput },
): void {
  const { address, site, ...rest } = changes(opened, typed);
  const draft = {
    ...rest,
    ...some('address', changes(opened.address, address ?? opened.address)),
    ...some('site', changes(opened.site, site ?? opened.site)),
  };
  if (Object.keys(draft).length === 0) dropCorrection(place);
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

function some<Name extends string>(name: Name, values: object) {
  return Object.keys(values).length === 0 ? {} : { [name]: values };
}

/** A cleared year is stored as null. */
function numberOf({ vehicleYear }: Readonly<Record<string, unknown>>, otherwise: number): number {
  if (vehicleYear === null) return Number.NaN;
  return typeof vehicleYear === 'number' ? vehicleYear : otherwise;
}

function typedTexts<Values extends object>(values: Values, stored: unknown): Values {
  return replaced(values, stored, (value) => typeof value === 'string');
}

function typedAnswers<Values extends object>(values: Values, stored: unknown): Values {
  return replaced(values, stored, (value) => siteAnswers.some((answer) => answer === value));
}

/** The values, with those of the same names that are stored and valid. */
function replaced<Values extends object>(
  values: Values,
  stored: unknown,
  isValid: (value: unknown) => boolean,
): Values {
  if (!isRecord(stored)) return values;
  const names = Object.keys(values).filter((name) => isValid(stored[name]));
  return { ...values, ...Object.fromEntries(names.map((name) => [name, stored[name]])) };
}
