import type { BookingPage } from '@tintforge/api-contract';
import type { BookingRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import type { BookingContext } from '../ports';
import { bookingsOfUser, type PagePosition, type PageRequest } from '../store/owner-store';
import { detailsView } from '../view/booking-view';

/** Page size. */
const pageSize = 10;

/** One page of an account's bookings. `after` is the `next` of the page before. */
export async function listMyBookings(
  context: BookingContext,
  { userId, list, after }: Pick<PageRequest, 'userId' | 'list'> & { after: string | undefined },
): Promise<BookingPage | Problem> {
  const position = after === undefined ? undefined : parseCursor(after);
  if (after !== undefined && position === undefined) return unknownPage();
  const rows = await bookingsOfUser(context.database.connection, {
    userId,
    list,
    after: position,
    now: context.clock.now(),
    // One row more than is shown reveals whether there is a next page.
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    bookings: await Promise.all(shown.map((row) => detailsView(context, row))),
    next: last === undefined ? null : makeCursor(last),
  };
}

function makeCursor({ startsAt, id }: BookingRow): string {
  return Buffer.from(`${startsAt} ${id}`).toString('base64url');
}

function parseCursor(cursor: string): PagePosition | undefined {
  const [, startsAt, id] = /^(\d{1,15}) ([\da-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return startsAt === undefined || id === undefined ? undefined : { startsAt: Number(startsAt), id };
}

function unknownPage(): Problem {
  const message = 'That page doesn’t exist. Start from the first page.';
  return problem('invalid_value', { message, fields: { after: message } });
}
