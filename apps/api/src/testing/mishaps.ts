import type { BookingRequest } from '@tintforge/api-contract';
import { commit } from '../db/unit-of-work';
import { writeHoldEnd } from '../features/bookings/hold/end-hold';
import { book, hold, type Ticket } from './customer';
import { sampleShop } from './sample-shop';
import { storedBooking } from './stored-rows';
import type { TestShop } from './test-shop';

/** Ends a hold as nothing in the product does: without proof that it is unpaid. */
export async function endHoldUnproved(shop: TestShop, { booking }: Ticket, end: 'expired' | 'released'): Promise<void> {
  const { row } = await storedBooking(shop, booking.trackingCode);
  const { database, payments } = shop;
  await commit(database, (transaction) => writeHoldEnd(transaction, { context: payments.bookings, row, end }));
}

/** Takes the sample start on 2026-12-08 from all crews of the region. */
export async function fillDay(shop: TestShop): Promise<void> {
  for (const [index] of sampleShop.crewIds.entries()) {
    await hold(shop, { customerEmail: `other${index}@tintforge.example`, customerPhone: `813555020${index}` });
  }
}

/** Books the sample start, or another one, with all crews of the region but two. */
export async function leaveTwoCrews(shop: TestShop, start: Partial<BookingRequest> = {}): Promise<void> {
  for (const [index] of sampleShop.crewIds.slice(2).entries()) {
    const customer = { customerEmail: `crew${index}@tintforge.example`, customerPhone: `813555030${index}` };
    await book(shop, { ...customer, ...start });
  }
}
