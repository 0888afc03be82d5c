import { eq } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { settings } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { fileCustomer } from '../../customers';
import type { BookingContext } from '../ports';
import { bookingsAfter, type FiledBooking, giveToCustomer } from './customer-store';

/** Small enough that a batch never blocks others for long. */
const batchSize = 20;

/** The setting that marks that all bookings older than the customers table have their customer. */
const filedKey = 'earlierBookingsFiled';

/**
 * Assigns customers to the confirmed bookings from before customers existed, oldest first, in batches; afterward it
 * does nothing. It may be stopped anywhere: assigned bookings stay assigned, and the rest is found again. Bookings
 * without an identifiable customer stay as they are.
 */
export async function fileEarlierBookings({
  database,
  random,
  signal,
}: Pick<BookingContext, 'database' | 'random'> & { signal?: AbortSignal }): Promise<void> {
  if (await isFiled(database.connection)) return;
  let after = '';
  while (signal?.aborted !== true) {
    const from = after;
    const last = await commit(database, async (transaction) => {
      const batch = await bookingsAfter(transaction, { after: from, limit: batchSize });
      for (const booking of batch.filter(isToFile)) {
        const customerId = await fileCustomer(transaction, { patron: booking, random, now: booking.createdAt });
        await giveToCustomer(transaction, { id: booking.id, customerId });
      }
      if (batch.length === 0) await transaction.insert(settings).values({ key: filedKey, value: true }).run();
      return batch.at(-1)?.id;
    });
    if (last === undefined) return;
    after = last;
  }
}

async function isFiled(connection: Connection): Promise<boolean> {
  return (await connection.select().from(settings).where(eq(settings.key, filedKey)).get()) !== undefined;
}

function isToFile({ isAgreed, customerId, customerName, customerEmail, customerPhone }: FiledBooking): boolean {
  return isAgreed === 1 && customerId === null && `${customerName}${customerEmail}${customerPhone}` !== '';
}
