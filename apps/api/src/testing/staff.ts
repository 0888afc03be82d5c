import type { BookingRow } from '../db/schema';
import { commit, type Transaction } from '../db/unit-of-work';
import { deleteCells, insertEvent, updateBooking } from '../features/bookings/store';
import type { Ticket } from './customer';
import { storedBooking } from './stored-rows';
import type { TestShop } from './test-shop';

/** Keeps a held start without a card: it is to be paid at the car. */
export function keepByStaff(shop: TestShop, ticket: Ticket): Promise<void> {
  return writeAsStaff(shop, ticket, {
    kind: 'kept-by-staff',
    changes: { status: 'scheduled', paymentStatus: 'on-site', holdExpiresAt: null, holderAddress: null },
  });
}

/** The crew is at the car. */
export function checkIn(shop: TestShop, ticket: Ticket): Promise<void> {
  return writeAsStaff(shop, ticket, { kind: 'checked-in', changes: { status: 'in-progress' } });
}

/** The crew is done. */
export function complete(shop: TestShop, ticket: Ticket): Promise<void> {
  return writeAsStaff(shop, ticket, { kind: 'completed', changes: { status: 'completed' } });
}

/** The shop cancels; what it returns is left out. Rejects with StaleWrite when the booking was written meanwhile. */
export function cancelByStaff(shop: TestShop, ticket: Ticket): Promise<void> {
  return writeAsStaff(shop, ticket, {
    kind: 'cancelled',
    changes: { status: 'cancelled' },
    also: (transaction, row) => deleteCells(transaction, row.id),
  });
}

interface StaffWrite {
  kind: string;
  changes: Partial<BookingRow>;
  also?: (transaction: Transaction, row: BookingRow) => void;
}

/** Writes as the use cases of staff do: to the booking as it was when they looked, with its version. */
async function writeAsStaff(shop: TestShop, { booking }: Ticket, { kind, changes, also }: StaffWrite): Promise<void> {
  const { row } = storedBooking(shop, booking.trackingCode);
  const now = shop.clock.now();
  await commit(shop.database, (transaction) => {
    updateBooking(transaction, { row, changes, now });
    also?.(transaction, row);
    insertEvent(transaction, { id: shop.random.uuid(), bookingId: row.id, at: now, actor: 'staff', kind, data: {} });
  });
}
