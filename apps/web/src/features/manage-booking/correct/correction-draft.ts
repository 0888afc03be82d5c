import type { CorrectableDetails } from '@tintforge/api-contract';
import { isRecord } from '@tintforge/app-base/storage';
import { differences, mergeTyped } from '@tintforge/app-base/typed-over';
import { siteAnswers } from '@tintforge/booking-core';
import { bookingDrafts, type DraftPlace } from '../booking-drafts';
import { type CorrectionField, type CorrectionInput, correctionFields } from './correction-form';

const drafts = bookingDrafts('correction');

/** Typed values, and the booking's own under them. */
interface Typed {
  seen: CorrectableDetails;
  values: CorrectionInput;
  /** Fields that someone else has changed, too. */
  overtaken: readonly CorrectionField[];
}

/** A form that opens: the booking's current values, and over them what was typed in this tab and not saved. */
export function withDraft(place: DraftPlace, current: CorrectableDetails): Typed & { isDraft: boolean } {
  const stored = drafts.read(place);
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
  if (Object.keys(typed).length === 0) drafts.drop(place);
  else drafts.keep(place, draft);
}

/** Clears the draft: it was saved or discarded, or can't be saved any longer. */
export function dropCorrection(place: DraftPlace): void {
  drafts.drop(place);
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
