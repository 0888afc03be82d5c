import type { BookingRow, PaymentRow, RefundRow } from '../../db/schema';
import { bookings, crewCells } from '../../db/schema';
import { eventsOf } from '../../features/bookings/store';
import { notificationsOf } from '../../features/notifications';
import { paymentsOf, refundsOf } from '../../features/payments/store';
import type { TestShop } from '../../testing/test-shop';

/** One payment as the card provider has it. */
export interface ProviderIntent {
  id: string;
  status: string;
  /** Cents that are with us and not returned. */
  netCents: number;
  /** Epoch milliseconds. */
  createdAt: number;
  refundIds: string[];
}

/** Everything that anybody knows about one booking. */
export interface Observed {
  row: BookingRow;
  payments: PaymentRow[];
  refunds: RefundRow[];
  events: { kind: string; at: number }[];
  mails: string[];
  /** As `crew date cell`. */
  cells: string[];
  intents: ProviderIntent[];
}

/** Looks at every booking, in our database and at the card provider. */
export function observe({ database, store }: TestShop): Observed[] {
  const { connection } = database;
  const cells = connection.select().from(crewCells).all();
  const intents = store.paymentIntents.list();
  const charges = store.charges.list();
  const refunds = store.refunds.list();
  return connection
    .select()
    .from(bookings)
    .all()
    .map((row) => ({
      row,
      payments: paymentsOf(connection, row.id),
      refunds: refundsOf(connection, row.id),
      events: eventsOf(connection, row.id),
      mails: notificationsOf(connection, row.id).map(({ kind }) => kind),
      cells: cells
        .filter(({ bookingId }) => bookingId === row.id)
        .map(({ crewId, date, cell }) => `${crewId} ${date} ${cell}`),
      intents: intents
        .filter(({ metadata }) => metadata.booking_id === row.id)
        .map(({ id, status, created }) => ({
          id,
          status,
          createdAt: created * 1000,
          netCents: charges
            .filter((charge) => charge.payment_intent === id && charge.paid && charge.captured)
            .reduce((sum, charge) => sum + charge.amount_captured - charge.amount_refunded, 0),
          refundIds: refunds.filter((refund) => refund.payment_intent === id).map((refund) => refund.id),
        })),
    }));
}

/** Sum of amounts in cents. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
