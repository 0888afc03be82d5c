import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { isRecord } from '@tintforge/app-base/storage';
import { glassZones, isRegistration, plainAnswers } from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/content';
import type { WindowEntry, WindowsForm } from './windows-form';

/** The draft of a job, and the record that it is based on. */
export interface WindowsDraft {
  /**
   * The time of the record on screen, as the server gave it; null where there was none, absent if it is the one just
   * sent from here.
   */
  basis?: string | null;
  form: WindowsForm;
  /** It is saved, and used until the job is reloaded. */
  isRecorded: boolean;
}

const listeners = new Set<() => void>();
let changes = 0;

/** A booking's car: its number where the booking has several. */
interface CarKey {
  trackingCode: string;
  car?: number;
}

const nameOf = ({ trackingCode, car }: CarKey) =>
  car === undefined ? `windows ${trackingCode}` : `windows ${trackingCode} ${car}`;

/** Listens for changes of a draft anywhere on the page; returns an unsubscribe function. */
export function listenToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of draft changes since the page was opened. */
export function draftChanges(): number {
  return changes;
}

function tellChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** The unsaved draft of a car in this tab; undefined when there is no valid one. */
export function readWindowsDraft(key: CarKey): WindowsDraft | undefined {
  const stored = readDraft(nameOf(key));
  const draft = isRecord(stored) ? { ...stored, form: withRegistrationOfToday(stored.form) } : stored;
  return isDraft(draft) ? draft : undefined;
}

/** Until November 2026 a car was registered in `florida`, every shop's own state, or `elsewhere`. */
function withRegistrationOfToday(form: unknown): unknown {
  if (!isRecord(form)) return form;
  const names: Readonly<Record<string, string>> = { florida: homeLaw.jurisdiction, elsewhere: 'unknown' };
  return { ...form, registeredIn: names[String(form.registeredIn)] ?? form.registeredIn };
}

/** Stores the input for a car. */
export function keepWindowsDraft(key: CarKey, draft: WindowsDraft): void {
  keepDraft(nameOf(key), draft);
  tellChange();
}

/** Clears the draft of a car: it was saved, or discarded. */
export function dropWindowsDraft(key: CarKey): void {
  dropDraft(nameOf(key));
  tellChange();
}

function isDraft(stored: unknown): stored is WindowsDraft {
  return (
    isRecord(stored) &&
    (stored.basis === undefined || stored.basis === null || typeof stored.basis === 'string') &&
    typeof stored.isRecorded === 'boolean' &&
    isForm(stored.form)
  );
}

function isForm(stored: unknown): stored is WindowsForm {
  return (
    isRecord(stored) &&
    isRecord(stored.answers) &&
    isOneOf(plainAnswers, stored.answers.truckChassisOrOffRoad) &&
    isOneOf(plainAnswers, stored.answers.tenPersonsOrFewer) &&
    isRegistration(stored.registeredIn) &&
    Array.isArray(stored.windows) &&
    stored.windows.every(isEntry)
  );
}

const texts = ['glass', 'filmed', 'shadeId', 'lot', 'removalNote'] as const;

function isEntry(stored: unknown): stored is WindowEntry {
  return (
    isRecord(stored) && isOneOf(glassZones, stored.zone) && texts.every((name) => typeof stored[name] === 'string')
  );
}

function isOneOf(known: readonly string[], value: unknown): boolean {
  return known.some((each) => each === value);
}
