import { isRecord, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import type { QuoteKind } from '@tintforge/booking-core';

/** Equal windows as they are typed. */
export interface WindowDraft {
  room: string;
  count: string;
  width: string;
  height: string;
  hasNoSize: boolean;
  sun: string;
}

/** Equal vehicles as they are typed. */
export interface VehicleDraft {
  type: string;
  count: string;
  model: string;
}

const emptyAnswers = {
  glass: '',
  oldFilm: '',
  reach: '',
  home: '',
  association: '',
  workHours: '',
  siteContact: '',
  year: '',
  make: '',
  carModel: '',
  color: '',
  coverage: '',
  chips: '',
  repainted: '',
  garage: '',
  wanted: '',
  places: '',
  offRoad: '',
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  company: '',
  zip: '',
  city: '',
  notes: '',
  website: '',
};

/** A field of the form with one line of text or one choice. */
export type AnswerName = keyof typeof emptyAnswers;

/** A request as it is typed, of any kind: what one kind doesn't ask stays for another. */
export interface QuoteDraft {
  answers: Record<AnswerName, string>;
  windows: WindowDraft[];
  vehicles: VehicleDraft[];
  goals: string[];
  panels: string[];
  needsCertificate: boolean;
}

export const emptyWindow: WindowDraft = { room: '', count: '', width: '', height: '', hasNoSize: false, sun: '' };

export const emptyVehicle: VehicleDraft = { type: '', count: '', model: '' };

/** A form with nothing in it. */
export function emptyQuoteDraft(): QuoteDraft {
  return {
    answers: { ...emptyAnswers },
    windows: [{ ...emptyWindow }],
    vehicles: [{ ...emptyVehicle }],
    goals: [],
    panels: [],
    needsCertificate: false,
  };
}

const draftKey = 'quote_draft';
const attemptKey = 'quote_attempt';

/** The draft of this tab; an empty one where there is none, or what is stored doesn't have its form. */
export function readDraft(): QuoteDraft {
  const empty = emptyQuoteDraft();
  const stored = readJson(sessionStore, draftKey);
  if (!isRecord(stored)) return empty;
  const answers = Object.fromEntries(
    Object.keys(empty.answers).map((name) => [name, textOf(isRecord(stored.answers) ? stored.answers[name] : '')]),
  ) as QuoteDraft['answers'];
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
export function keepDraft(draft: QuoteDraft): void {
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

/** The request that a draft stands for, still to be validated. */
export function requestOf(kind: QuoteKind, draft: QuoteDraft): object {
  const { customerName, customerEmail, customerPhone, zip, city, company, notes, website } = draft.answers;
  const contact = { customerName, customerEmail, customerPhone, zip, city, company, notes };
  return { ...contact, ...(website !== '' && { website }), details: detailsOf(kind, draft) };
}

function detailsOf(kind: QuoteKind, draft: QuoteDraft): object {
  const { answers } = draft;
  const { chips, repainted, garage, year, make, color, coverage, carModel } = answers;
  switch (kind) {
    case 'residential':
      return { kind, ...glassOf(draft), home: answers.home, association: answers.association };
    case 'commercial': {
      const { workHours, siteContact } = answers;
      return { kind, ...glassOf(draft), workHours, needsCertificate: draft.needsCertificate, siteContact };
    }
    case 'ppf': {
      const car = { year: numberOf(year), make, model: carModel, color, coverage };
      const panels = coverage === 'panels' ? draft.panels : [];
      return { kind, ...car, panels, chips, repainted, garage };
    }
    case 'fleet': {
      const vehicles = draft.vehicles.map(({ count, ...row }) => ({ ...row, count: numberOf(count) }));
      return { kind, vehicles, wanted: answers.wanted, places: answers.places, offRoad: answers.offRoad };
    }
  }
}

function glassOf({ answers, windows, goals }: QuoteDraft): object {
  const rows = windows.map(({ room, count, width, height, hasNoSize, sun }) => ({
    room,
    count: numberOf(count),
    size: hasNoSize ? null : { widthInches: numberOf(width), heightInches: numberOf(height) },
    sun,
  }));
  return { windows: rows, goals, glass: answers.glass, oldFilm: answers.oldFilm, reach: answers.reach };
}

/** A number as typed; not a number for anything else, which validation refuses with its own words. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
