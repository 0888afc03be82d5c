import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import {
  type QuoteAcceptanceRow,
  type QuoteLineRow,
  type QuoteRow,
  type QuoteVersionRow,
  quoteAcceptances,
  quoteLines,
  quoteVersions,
} from '../../../db/schema';

/** A version with its lines in order. */
export interface StoredVersion extends QuoteVersionRow {
  lines: QuoteLineRow[];
}

/** A line before it belongs to a version. */
export type NewLine = Omit<QuoteLineRow, 'quoteId' | 'number' | 'position'>;

/** The versions of a quote that were sent, the first one first. */
export async function sentVersionsOf(connection: Connection, quoteId: string): Promise<StoredVersion[]> {
  const isSent = and(eq(quoteVersions.quoteId, quoteId), isNotNull(quoteVersions.sentAt));
  const rows = await connection.select().from(quoteVersions).where(isSent).orderBy(asc(quoteVersions.number)).all();
  if (rows.length === 0) return [];
  const lines = await connection
    .select()
    .from(quoteLines)
    .where(eq(quoteLines.quoteId, quoteId))
    .orderBy(asc(quoteLines.number), asc(quoteLines.position))
    .all();
  return rows.map((row) => ({ ...row, lines: lines.filter(({ number }) => number === row.number) }));
}

/** The version that was sent last; undefined before one. */
export function currentVersionOf(
  connection: Connection,
  { id, currentNumber }: Pick<QuoteRow, 'id' | 'currentNumber'>,
): Promise<StoredVersion | undefined> {
  return currentNumber === null ? Promise.resolve(undefined) : versionOf(connection, { id, number: currentNumber });
}

/** One version of a quote, draft or sent. */
export async function versionOf(
  connection: Connection,
  { id, number }: { id: string; number: number },
): Promise<StoredVersion | undefined> {
  const isIt = and(eq(quoteVersions.quoteId, id), eq(quoteVersions.number, number));
  const row = await connection.select().from(quoteVersions).where(isIt).get();
  return row === undefined ? undefined : { ...row, lines: await linesOf(connection, { id, number }) };
}

/** The version that isn't sent yet; undefined while there is none. */
export async function draftOf(connection: Connection, quoteId: string): Promise<StoredVersion | undefined> {
  const isDraft = and(eq(quoteVersions.quoteId, quoteId), isNull(quoteVersions.sentAt));
  const row = await connection.select().from(quoteVersions).where(isDraft).get();
  if (row === undefined) return undefined;
  return { ...row, lines: await linesOf(connection, { id: quoteId, number: row.number }) };
}

function linesOf(connection: Connection, { id, number }: { id: string; number: number }): Promise<QuoteLineRow[]> {
  return connection
    .select()
    .from(quoteLines)
    .where(and(eq(quoteLines.quoteId, id), eq(quoteLines.number, number)))
    .orderBy(asc(quoteLines.position))
    .all();
}

/** Writes a draft with its lines, in place of the one before. */
export async function writeDraft(
  transaction: Transaction,
  { lines, ...row }: QuoteVersionRow & { lines: readonly NewLine[] },
): Promise<void> {
  await deleteDraft(transaction, row.quoteId);
  await transaction.insert(quoteVersions).values(row).run();
  const { quoteId, number } = row;
  for (const [position, line] of lines.entries())
    await transaction
      .insert(quoteLines)
      .values({ ...line, quoteId, number, position })
      .run();
}

/** Deletes the draft of a quote; false when there is none. */
export async function deleteDraft(transaction: Transaction, quoteId: string): Promise<boolean> {
  const draft = await draftOf(transaction, quoteId);
  if (draft === undefined) return false;
  const { number } = draft;
  await transaction
    .delete(quoteLines)
    .where(and(eq(quoteLines.quoteId, quoteId), eq(quoteLines.number, number)))
    .run();
  await transaction
    .delete(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.number, number)))
    .run();
  return true;
}

/** Marks a draft as sent, after which it and its lines never change. */
export async function freezeVersion(
  transaction: Transaction,
  { quoteId, number }: Pick<QuoteVersionRow, 'quoteId' | 'number'>,
  sent: Pick<QuoteVersionRow, 'sentAt' | 'sentBy' | 'termsVersion' | 'termsText'>,
): Promise<void> {
  await transaction
    .update(quoteVersions)
    .set(sent)
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.number, number)))
    .run();
}

/** The acceptance in force; undefined without one. */
export function acceptanceOf(connection: Connection, quoteId: string): Promise<QuoteAcceptanceRow | undefined> {
  return connection
    .select()
    .from(quoteAcceptances)
    .where(and(eq(quoteAcceptances.quoteId, quoteId), isNull(quoteAcceptances.endedAt)))
    .orderBy(desc(quoteAcceptances.at))
    .get();
}

/** The acceptance that made a booking, in force or ended. */
export function acceptanceOfBooking(
  connection: Connection,
  bookingId: string,
): Promise<QuoteAcceptanceRow | undefined> {
  return connection.select().from(quoteAcceptances).where(eq(quoteAcceptances.bookingId, bookingId)).get();
}

/** Writes an acceptance. Its key is taken while another one is in force. */
export async function insertAcceptance(transaction: Transaction, row: QuoteAcceptanceRow): Promise<void> {
  await transaction.insert(quoteAcceptances).values(row).run();
}

/** Ends an acceptance. */
export async function endAcceptance(
  transaction: Transaction,
  { id, endedAt }: { id: string; endedAt: number },
): Promise<void> {
  await transaction.update(quoteAcceptances).set({ endedAt }).where(eq(quoteAcceptances.id, id)).run();
}
