import type { QuoteHistoryKind, QuoteListName, QuotePage, StaffQuote } from '@tintforge/api-contract';
import { countWork, dollarsFromCents, isGoodThroughPassed, parseQuoteCode } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { QuoteAcceptanceRow, QuoteRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem } from '../../../platform/problem';
import {
  acceptanceOf,
  bookingOfQuote,
  contactOf,
  detailsOf,
  draftOf,
  isPassed,
  noSuchQuote,
  photoViews,
  type QuoteContext,
  quoteByCode,
  quoteEventsOf,
  sentVersionsOf,
  versionView,
} from '../../quotes';
import { pageOf, readCursor } from '../page-cursor';
import { type NamedQuote, namesInHistory, quoteCounts, quotesIn } from './store';

const pageSize = 25;

/** One page of the requests in a list, and how many there are in each. */
export async function listQuotes(
  { connection, now }: { connection: Connection; now: number },
  { list, after }: { list: QuoteListName; after: string | undefined },
): Promise<QuotePage | Problem> {
  const position = readCursor(after);
  if (isProblem(position)) return position;
  const rows = await quotesIn(connection, { list, after: position, limit: pageSize + 1 });
  const { shown, next } = pageOf(rows, { size: pageSize, position: ({ createdAt, id }) => ({ at: createdAt, id }) });
  return { quotes: shown.map((row) => listedView(row, now)), next, counts: await quoteCounts(connection) };
}

function listedView(row: NamedQuote, now: number): QuotePage['quotes'][number] {
  const { code, kind, createdAt, regionId, city, customerName, company, assignedName } = row;
  const listed = { code, kind, status: row.status, createdAt: isoText(createdAt), regionId, city };
  return {
    ...listed,
    customerName,
    company,
    count: countWork(detailsOf(row)),
    assignedTo: assignedName,
    total: row.totalCents === null ? null : dollarsFromCents(row.totalCents),
    isPassed: isGoodThroughPassed(row, now),
  };
}

/** One request in full, as a staff member reads it. */
export async function readQuote(
  context: QuoteContext,
  { code, userId }: { code: string; userId: string },
): Promise<StaffQuote | Problem> {
  const { connection } = context.database;
  const canonical = parseQuoteCode(code);
  const row = canonical === undefined ? undefined : await quoteByCode(connection, canonical);
  return row === undefined ? noSuchQuote() : staffView(context, { row, userId });
}

async function staffView(
  context: QuoteContext,
  { row, userId }: { row: QuoteRow; userId: string },
): Promise<StaffQuote> {
  const { connection } = context.database;
  const names = await namesInHistory(connection, row.id);
  const history = await quoteEventsOf(connection, row.id);
  const versions = await sentVersionsOf(connection, row.id);
  const draft = await draftOf(connection, row.id);
  const acceptance = await acceptanceOf(connection, row.id);
  return {
    code: row.code,
    version: row.version,
    status: row.status,
    createdAt: isoText(row.createdAt),
    regionId: row.regionId,
    contact: contactOf(row),
    details: detailsOf(row),
    photos: await photoViews({ ...context, connection }, row),
    assignedTo: row.assignedTo === null ? null : (names.get(row.assignedTo) ?? ''),
    isMine: row.assignedTo === userId,
    versions: versions.map((version) => versionView(version, row.kind)),
    draft: draft === undefined ? null : versionView(draft, row.kind),
    isPassed: isPassed(row, versions.at(-1), context.clock.now()),
    acceptance: acceptance === undefined ? null : await acceptanceView(connection, { acceptance, names }),
    history: history.map((event) => ({
      at: isoText(event.at),
      kind: event.kind as QuoteHistoryKind,
      by: event.userId === null ? null : (names.get(event.userId) ?? ''),
      reason: typeof event.data.reason === 'string' ? event.data.reason : null,
      number: typeof event.data.number === 'number' ? event.data.number : null,
      note: event.note,
    })),
  };
}

async function acceptanceView(
  connection: Connection,
  { acceptance, names }: { acceptance: QuoteAcceptanceRow; names: ReadonlyMap<string, string> },
): Promise<StaffQuote['acceptance']> {
  const { number, name, at, street, city, preferredDays, userId, how } = acceptance;
  const by = userId === null ? null : (names.get(userId) ?? '');
  const booking = await bookingOfQuote(connection, acceptance);
  return { number, name, at: isoText(at), street, city, preferredDays, by, how, booking: booking?.view ?? null };
}
