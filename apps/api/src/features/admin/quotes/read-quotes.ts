import type { QuoteHistoryKind, QuoteListName, QuotePage, StaffQuote } from '@tintforge/api-contract';
import { countWork, parseQuoteCode } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { QuoteRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem } from '../../../platform/problem';
import {
  contactOf,
  detailsOf,
  noSuchQuote,
  photoViews,
  type QuoteContext,
  quoteByCode,
  quoteEventsOf,
  statusOf,
} from '../../quotes';
import { pageOf, readCursor } from '../page-cursor';
import { type NamedQuote, namesInHistory, quoteCounts, quotesIn } from './store';

const pageSize = 25;

/** One page of the requests in a list, and how many there are in each. */
export async function listQuotes(
  connection: Connection,
  { list, after }: { list: QuoteListName; after: string | undefined },
): Promise<QuotePage | Problem> {
  const position = readCursor(after);
  if (isProblem(position)) return position;
  const rows = await quotesIn(connection, { list, after: position, limit: pageSize + 1 });
  const { shown, next } = pageOf(rows, { size: pageSize, position: ({ createdAt, id }) => ({ at: createdAt, id }) });
  return { quotes: shown.map(listedView), next, counts: await quoteCounts(connection) };
}

function listedView(row: NamedQuote): QuotePage['quotes'][number] {
  const { code, kind, createdAt, regionId, city, customerName, company, assignedName } = row;
  const listed = { code, kind, status: statusOf(row), createdAt: isoText(createdAt), regionId, city };
  return { ...listed, customerName, company, count: countWork(detailsOf(row)), assignedTo: assignedName };
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
  return {
    code: row.code,
    version: row.version,
    status: statusOf(row),
    createdAt: isoText(row.createdAt),
    regionId: row.regionId,
    contact: contactOf(row),
    details: detailsOf(row),
    photos: await photoViews({ ...context, connection }, row.id),
    assignedTo: row.assignedTo === null ? null : (names.get(row.assignedTo) ?? ''),
    isMine: row.assignedTo === userId,
    history: history.map((event) => ({
      at: isoText(event.at),
      kind: event.kind as QuoteHistoryKind,
      by: event.userId === null ? null : (names.get(event.userId) ?? ''),
      reason: typeof event.data.reason === 'string' ? event.data.reason : null,
      note: event.note,
    })),
  };
}
