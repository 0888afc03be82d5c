import { and, eq, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { hasText } from '../../../db/dialect';
import {
  billEntries,
  bookingCars,
  bookingEvents,
  bookings,
  contactMessages,
  customers,
  mailbox,
  outbox,
  refunds,
  sitePayments,
  users,
} from '../../../db/schema';
import { withoutCustomer } from '../../bookings';
import { forgetQuotes } from '../../quotes';
import { isBookingOf, type Person, personalRows } from './personal-rows';

/**
 * Deletes an account, and what its bookings, messages and the shop's files say of the person: the bookings keep vehicle,
 * work, shades and money, and their links open nothing any more. Mails that have not left are dropped.
 */
export async function forgetPerson(
  transaction: Transaction,
  { person, now }: { person: Person; now: number },
): Promise<void> {
  const rows = personalRows(transaction, person);
  // First, because they are found by the bookings and messages.
  await forgetMails(transaction, { person, rows });
  await forgetFiles(transaction, { rows, now });
  await forgetRemovals(transaction, rows);
  await forgetQuotes(transaction, rows.quotes);
  await transaction.update(bookings).set(withoutCustomer(now)).where(rows.bookings).run();
  await transaction
    .update(contactMessages)
    .set({ name: '', email: '', phone: '', message: '' })
    .where(rows.contactMessages)
    .run();
  // Logins and links go with it.
  await transaction.delete(users).where(rows.users).run();
}

/** The crew's notes on removed film, and exemptions of several cars; readings and film stay. */
async function forgetRemovals(transaction: Transaction, rows: ReturnType<typeof personalRows>): Promise<void> {
  const { id, installation } = bookings;
  for (const row of await transaction.select({ id, installation }).from(bookings).where(rows.bookings).all()) {
    const windows = row.installation?.windows ?? [];
    if (row.installation === null || windows.every(({ removalNote }) => removalNote === '')) continue;
    const forgotten = { ...row.installation, windows: windows.map((window) => ({ ...window, removalNote: '' })) };
    await transaction.update(bookings).set({ installation: forgotten }).where(eq(id, row.id)).run();
  }
  for (const car of await transaction.select().from(bookingCars).where(rows.bookingCars).all()) {
    const { bookingId, number } = car;
    const windows = car.installation?.windows.map((window) => ({ ...window, removalNote: '' })) ?? [];
    await transaction
      .update(bookingCars)
      .set({
        exemption: null,
        ...(car.installation === null ? {} : { installation: { ...car.installation, windows } }),
      })
      .where(and(eq(bookingCars.bookingId, bookingId), eq(bookingCars.number, number)))
      .run();
  }
}

/** The customer stays without a name; staff's notes are deleted. */
async function forgetFiles(
  transaction: Transaction,
  { rows, now }: { rows: ReturnType<typeof personalRows>; now: number },
): Promise<void> {
  await transaction
    .update(customers)
    .set({ name: '', email: '', phone: '', notes: '', version: sql`${customers.version} + 1`, updatedAt: now })
    .where(rows.customers)
    .run();
  await transaction.update(bookingEvents).set({ note: null }).where(rows.bookingEvents).run();
  await transaction.update(refunds).set({ note: null }).where(rows.refunds).run();
  await transaction.update(sitePayments).set({ note: '' }).where(rows.sitePayments).run();
  await transaction.update(billEntries).set({ note: null }).where(rows.billEntries).run();
}

/** Mails that have not left are dropped; of the others stays that they were sent, when they were about a booking. */
async function forgetMails(
  transaction: Transaction,
  { person, rows }: { person: Person; rows: ReturnType<typeof personalRows> },
): Promise<void> {
  await transaction.delete(mailbox).where(isMailAbout(transaction, person)).run();
  // The words of a mail server that refused an address may repeat it.
  const isAboutPerson = hasText(transaction, { text: outbox.data, part: person.email });
  const isAlertAbout = sql`(${outbox.kind} = 'shop-alert' and ${isAboutPerson})`;
  const isSentAboutBooking = and(isNotNull(outbox.bookingId), isNotNull(outbox.deliveredAt));
  await transaction
    .delete(outbox)
    .where(and(or(rows.outbox, isAlertAbout), sql`not ${isSentAboutBooking}`))
    .run();
  await transaction.update(outbox).set({ recipient: null, lastError: null, data: {} }).where(rows.outbox).run();
}

/** Of the mails on this machine those that went to an address of the person, or name it or a booking of theirs. */
function isMailAbout(connection: Connection, person: Person): SQL | undefined {
  const { email, pendingEmail } = person;
  const names = (text: SQLWrapper | string | null) => hasText(connection, { text: mailbox.text, part: text });
  const isAboutBooking = or(eq(mailbox.recipient, bookings.customerEmail), names(bookings.trackingCode));
  return or(
    eq(mailbox.recipient, sql`${email}`),
    eq(mailbox.recipient, sql`${pendingEmail}`),
    names(email),
    sql`exists (select 1 from ${bookings} where ${isBookingOf(person)} and ${isAboutBooking})`,
  );
}
