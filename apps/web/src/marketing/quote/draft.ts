import {
  type QuoteAnswer,
  quoteAnswers,
  type TypedQuote,
  type TypedVehicle,
  type TypedWindow,
} from '@tintforge/api-contract';
import { isRecord, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';

export const emptyWindow: TypedWindow = { room: '', count: '', width: '', height: '', hasNoSize: false, sun: '' };

export const emptyVehicle: TypedVehicle = { type: '', count: '', model: '' };

/** A form with nothing in it. */
export function emptyQuoteDraft(): TypedQuote {
  return {
    answers: answersFrom(() => ''),
    windows: [{ ...emptyWindow }],
    vehicles: [{ ...emptyVehicle }],
    goals: [],
    panels: [],
    needsCertificate: false,
  };
}

function answersFrom(textOfAnswer: (name: QuoteAnswer) => string): TypedQuote['answers'] {
  return Object.fromEntries(quoteAnswers.map((name) => [name, textOfAnswer(name)])) as TypedQuote['answers'];
}

const draftKey = 'quote_draft';
const attemptKey = 'quote_attempt';

/** The draft of this tab; an empty one where there is none, or what is stored doesn't have its form. */
export function readDraft(): TypedQuote {
  const empty = emptyQuoteDraft();
  const stored = readJson(sessionStore, draftKey);
  if (!isRecord(stored)) return empty;
  const answers = answersFrom((name) => textOf(isRecord(stored.answers) ? stored.answers[name] : ''));
  const windows = rowsOf(stored.windows).map((row) => ({
    room: textOf(row.room),
    count: textOf(row.count),
    width: textOf(row.width),
    height: textOf(row.height),
    hasNoSize: row.hasNoSize === true,
    sun: textOf(row.sun),
  }));
  const vehicles = rowsOf(stored.vehicles).map((row) => ({
    type: textOf(row.type),
    count: textOf(row.count),
    model: textOf(row.model),
  }));
  return {
    answers,
    windows: windows.length > 0 ? windows : empty.windows,
    vehicles: vehicles.length > 0 ? vehicles : empty.vehicles,
    goals: textsOf(stored.goals),
    panels: textsOf(stored.panels),
    needsCertificate: stored.needsCertificate === true,
  };
}

/** Stores the draft for reloads and the back button. */
export function keepDraft(draft: TypedQuote): void {
  writeJson(sessionStore, draftKey, draft);
}

/** The request was sent: neither its draft nor its key is needed again. */
export function dropDraft(): void {
  sessionStore.remove(draftKey);
  sessionStore.remove(attemptKey);
}

/** The idempotency key of a body: the same one again until something is changed, so that a repeated press is one request. */
export function keyFor(body: unknown): string {
  const text = JSON.stringify(body);
  const stored = readJson(sessionStore, attemptKey);
  if (isRecord(stored) && stored.text === text && typeof stored.key === 'string') return stored.key;
  const key = crypto.randomUUID();
  writeJson(sessionStore, attemptKey, { key, text });
  return key;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function rowsOf(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
