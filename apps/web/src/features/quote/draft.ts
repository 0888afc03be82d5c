import type { QuoteView } from '@tintforge/api-contract';
import { isRecord, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import { type QuoteDeclineReason, quoteDeclineReasons } from '@tintforge/booking-core';

/** Input about a quote that its customer hasn't sent yet. */
export interface QuoteDraft {
  /** Typed as agreement to one version. */
  name: string;
  street: string;
  city: string;
  /** Three days, empty where none is named. */
  preferredDays: readonly string[];
  /** A change that the customer would like. */
  wish: string;
  /** For declining the price, or calling the request off. */
  reason: QuoteDeclineReason;
}

/** One key for the drafts of all quotes in this tab. */
const key = 'own_quote_drafts';

/** A draft with nothing in it but what the quote itself says. */
export function emptyDraft({ contact }: Pick<QuoteView, 'contact'>): QuoteDraft {
  return {
    name: '',
    street: '',
    city: contact.city,
    preferredDays: ['', '', ''],
    wish: '',
    reason: 'not-needed',
  };
}

/** Number of the version that a quote's customer reads; 0 before there is one. */
export function versionOf({ versions }: Pick<QuoteView, 'versions'>): number {
  return versions.at(-1)?.number ?? 0;
}

/** The draft of this tab about a quote. A name typed under another version is left out. */
export function readDraft(quote: Pick<QuoteView, 'code' | 'contact' | 'versions'>): QuoteDraft {
  const empty = emptyDraft(quote);
  const stored = readAll()[quote.code];
  if (!isRecord(stored)) return empty;
  const days: readonly unknown[] = Array.isArray(stored.preferredDays) ? stored.preferredDays : [];
  return {
    name: stored.version === versionOf(quote) ? textOf(stored.name, empty.name) : empty.name,
    street: textOf(stored.street, empty.street),
    city: textOf(stored.city, empty.city),
    preferredDays: empty.preferredDays.map((none, index) => textOf(days[index], none)),
    wish: textOf(stored.wish, empty.wish),
    reason: quoteDeclineReasons.find((reason) => reason === stored.reason) ?? empty.reason,
  };
}

/** Stores the draft for reloads and the back button, with the version to which its name belongs. */
export function keepDraft({ code, version, draft }: { code: string; version: number; draft: QuoteDraft }): void {
  writeJson(sessionStore, key, { ...readAll(), [code]: { ...draft, version } });
}

/** Clears the draft about a quote: its customer has decided, or can't any longer. */
export function dropDraft(code: string): void {
  const { [code]: _dropped, ...others } = readAll();
  if (Object.keys(others).length > 0) writeJson(sessionStore, key, others);
  else sessionStore.remove(key);
}

function readAll(): Readonly<Record<string, unknown>> {
  const stored = readJson(sessionStore, key);
  return isRecord(stored) ? stored : {};
}

function textOf(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
