import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BookingDetails, BookingFileQuery, ListedBooking } from '@tintforge/api-contract';
import { localMoment } from '@tintforge/content/clock';
import { commit } from '../../../db/unit-of-work';
import { type CsvCell, csvMark, csvText } from '../../../platform/csv';
import { recordAudit } from '../../audit';
import { type BookingContext, taxView } from '../../bookings';
import { crewNames } from './booking-page-store';
import { bookingsOf, type ListContext, listContext, openList } from './list-bookings';
import { type ListPosition, questionOf } from './list-question';
import { listedBooking } from './listed-booking';

/** Number of bookings read and written at a time. */
const partSize = 500;

/**
 * All bookings that match a query as a CSV file, in the list's order: dates and times in the shop's time zone, amounts
 * in dollars. It is read in batches, each after the previous one was sent, so that it takes little memory and blocks no
 * one. Bookings that arrive during the export may or may not be in it, and none is in it twice. The export is audited.
 */
export async function exportBookings(
  context: BookingContext,
  { query, userId }: { query: BookingFileQuery; userId: string },
): Promise<Readable> {
  const { database, clock, random } = context;
  const { q, ...filters } = query;
  await commit(database, (transaction) =>
    recordAudit(transaction, {
      id: random.uuid(),
      at: clock.now(),
      userId,
      action: 'bookings.exported',
      subject: 'bookings',
      data: { ...filters, isSearched: q !== undefined },
    }),
  );
  return Readable.from(parts(listContext(context), query), { objectMode: false });
}

async function* parts(context: ListContext, query: BookingFileQuery): AsyncGenerator<string> {
  const { connection } = context;
  const catalogue = await context.catalogue();
  const question = questionOf(query);
  const order = { by: query.sort, direction: query.direction };
  const names = await crewNames(connection);
  yield csvMark + csvText([columns.map(({ heading }) => heading)]);
  let after: ListPosition | undefined;
  do {
    const places = await (await openList(connection, question)).places({ order, after, limit: partSize });
    const rows = await bookingsOf(connection, places);
    yield csvText(
      rows.map((row) => {
        const booking = { ...listedBooking(row, { catalogue, names }), salesTax: taxView(row) };
        return columns.map(({ cell }) => cell(booking));
      }),
    );
    // Bookings made during the export come first.
    await nextTurn();
    after = places.length === partSize ? places.at(-1) : undefined;
  } while (after !== undefined);
}

interface Column {
  heading: string;
  cell: (booking: Omit<ListedBooking, 'due'> & Pick<BookingDetails, 'salesTax'>) => CsvCell;
}

const columns: readonly Column[] = [
  { heading: 'Code', cell: ({ trackingCode }) => trackingCode },
  { heading: 'Date', cell: ({ appointmentDate }) => appointmentDate },
  { heading: 'Time', cell: ({ appointmentTime }) => appointmentTime },
  { heading: 'Region', cell: ({ region }) => region.name },
  { heading: 'Crew', cell: ({ crew }) => crew?.name },
  { heading: 'City', cell: ({ city }) => city },
  { heading: 'Name', cell: ({ customerName }) => customerName },
  { heading: 'Phone', cell: ({ customerPhone }) => customerPhone },
  { heading: 'Email', cell: ({ customerEmail }) => customerEmail },
  { heading: 'Vehicle', cell: ({ vehicleInfo }) => vehicleInfo },
  { heading: 'Services', cell: ({ services }) => services.join('; ') },
  { heading: 'Total', cell: ({ totalPrice }) => totalPrice.toFixed(2) },
  { heading: 'Sales tax included', cell: ({ salesTax }) => salesTax?.included.toFixed(2) },
  { heading: 'Sales tax percent', cell: ({ salesTax }) => salesTax && (salesTax.rateBp / 100).toFixed(2) },
  { heading: 'Status', cell: ({ status }) => status },
  { heading: 'Payment', cell: ({ paymentStatus }) => paymentStatus },
  { heading: 'Booked by', cell: ({ source }) => source },
  { heading: 'Booked on', cell: ({ bookedAt }) => localMoment(Date.parse(bookedAt)).date },
];
