import type { QuoteHistoryKind } from '@tintforge/api-contract';
import { parseQuoteCode } from '@tintforge/booking-core';
import type { Transaction } from '../../db/client';
import type { QuoteRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { changedMeanwhile, isProblem, type Problem } from '../../platform/problem';
import { recordAudit } from '../audit';
import type { QuoteContext } from './ports';
import { noSuchQuote } from './problems';
import { insertQuoteEvent, quoteByCode, updateQuote } from './store';

/** A quote as staff saw it. */
export interface SeenQuote {
  code: string;
  version: number;
  /** The acting staff member. */
  userId: string;
}

/** Writes of an action: changes of the quote, and its entry in history and audit. */
export interface QuoteAct {
  kind: QuoteHistoryKind;
  changes: Partial<QuoteRow>;
  note?: string;
  /** Codes and figures for history and audit. */
  data?: Record<string, unknown>;
}

/** Where an action is judged, at one reading of the clock. */
export interface QuoteScene {
  row: QuoteRow;
  transaction: Transaction;
  /** Epoch milliseconds. */
  at: number;
}

/** Judges and writes a staff action in one transaction; nothing is written when the quote has changed, or by a problem. */
export function actOnQuote(context: QuoteContext, acting: Acting): Promise<QuoteRow | Problem> {
  return commit(context.database, (transaction) => actInside(context, { ...acting, transaction }));
}

/** A staff action on a quote, and how it is judged. */
interface Acting extends SeenQuote {
  /** Undefined where there is nothing to do. It writes only what goes with an act. */
  decide: (scene: QuoteScene) => QuoteAct | Problem | undefined | Promise<QuoteAct | Problem | undefined>;
  after?: (scene: QuoteScene) => Promise<void>;
}

/** The same within a larger transaction. */
export async function actInside(
  { clock, random }: Pick<QuoteContext, 'clock' | 'random'>,
  { code, version, userId, transaction, decide, after }: Acting & { transaction: Transaction },
): Promise<QuoteRow | Problem> {
  const canonical = parseQuoteCode(code);
  const row = canonical === undefined ? undefined : await quoteByCode(transaction, canonical);
  if (row === undefined) return noSuchQuote();
  if (row.version !== version) return changedMeanwhile();
  const at = clock.now();
  const decided = await decide({ row, transaction, at });
  if (decided === undefined) return row;
  if (isProblem(decided)) return decided;
  const { kind, changes, note = '', data = {} } = decided;
  const written = await updateQuote(transaction, { row, changes: { ...changes, activeAt: at } });
  const event = { id: random.uuid(), quoteId: row.id, at, actor: 'staff', kind, userId, data } as const;
  await insertQuoteEvent(transaction, { ...event, note: note === '' ? null : note });
  const entry = { id: random.uuid(), at, userId, action: `quote.${kind}`, subject: row.code, data };
  await recordAudit(transaction, entry);
  await after?.({ row: written, transaction, at });
  return written;
}
