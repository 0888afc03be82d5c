import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Connection } from '../../../db/client';
import { jsonText } from '../../../db/dialect';
import {
  billEntries,
  bookingCars,
  bookingEvents,
  bookings,
  certificatePhotos,
  contactMessages,
  customers,
  emailTokens,
  mailbox,
  outbox,
  passkeys,
  payments,
  quoteAcceptances,
  quoteEvents,
  quotePhotos,
  quotes,
  quoteVersions,
  recoveryCodes,
  refunds,
  sessions,
  sitePayments,
  totpFactors,
  type UserRow,
  users,
} from '../../../db/schema';
import type { TableName } from './personal-columns';

/**
 * By what a person is known: the account, and the address that it has proved. One only claimed may be another's. Staff vouch for
 * a file of the shop: its bookings and its address are the person's.
 */
export interface Person {
  /** Null for a guest. */
  userId: string | null;
  /** A customer's file; null where only the account counts. */
  customerId: string | null;
  /** Null while none is proved. */
  email: string | null;
  /** The address that will replace it. */
  pendingEmail: string | null;
}

/** The person behind an account. */
export function personOf({ id, email, emailVerifiedAt, pendingEmail }: UserRow): Person {
  return { userId: id, customerId: null, email: emailVerifiedAt === null ? null : email, pendingEmail };
}

/** The tables with rows that can name a person. */
export const personalTables = {
  users,
  sessions,
  emailTokens,
  totpFactors,
  passkeys,
  recoveryCodes,
  bookings,
  bookingCars,
  certificatePhotos,
  bookingEvents,
  payments,
  customers,
  refunds,
  billEntries,
  sitePayments,
  outbox,
  mailbox,
  contactMessages,
  quotes,
  quotePhotos,
  quoteVersions,
  quoteAcceptances,
  quoteEvents,
} satisfies Partial<Record<TableName, SQLiteTable>>;

export type PersonalTableName = keyof typeof personalTables;

/** Which rows of each of them name the person. */
export function personalRows(connection: Connection, person: Person): Record<PersonalTableName, SQL> {
  const { userId, email } = person;
  const inOutbox = (key: string) => jsonText(connection, { column: outbox.data, key });
  const isOwn = isBookingOf(person);
  const bookingIds = sql`(select ${bookings.id} from ${bookings} where ${isOwn})`;
  const customerIds = sql`(select ${bookings.customerId} from ${bookings}
    where ${isOwn} and ${bookings.customerId} is not null)`;
  const messageIds = sql`(select ${contactMessages.id} from ${contactMessages} where ${isWrittenBy(email)})`;
  const isOwnQuote = sql`(${quotes.customerEmail} = ${email} or ${quotes.id} in (select ${bookings.quoteId} from ${bookings}
    where ${isOwn} and ${bookings.quoteId} is not null))`;
  const quoteIds = sql`(select ${quotes.id} from ${quotes} where ${isOwnQuote})`;
  return {
    users: sql`${users.id} = ${userId}`,
    sessions: sql`${sessions.userId} = ${userId}`,
    emailTokens: sql`${emailTokens.userId} = ${userId}`,
    totpFactors: sql`${totpFactors.userId} = ${userId}`,
    passkeys: sql`${passkeys.userId} = ${userId}`,
    recoveryCodes: sql`${recoveryCodes.userId} = ${userId}`,
    bookings: isOwn,
    customers: sql`(${or(
      eq(customers.email, sql`${email}`),
      isFileOf(person),
      inArray(customers.id, customerIds),
      inArray(customers.mergedInto, customerIds),
    )})`,
    bookingCars: inArray(bookingCars.bookingId, bookingIds),
    certificatePhotos: inArray(certificatePhotos.bookingId, bookingIds),
    bookingEvents: inArray(bookingEvents.bookingId, bookingIds),
    payments: inArray(payments.bookingId, bookingIds),
    refunds: inArray(refunds.bookingId, bookingIds),
    billEntries: inArray(billEntries.bookingId, bookingIds),
    sitePayments: inArray(sitePayments.bookingId, bookingIds),
    outbox: sql`(${or(
      inArray(outbox.bookingId, bookingIds),
      sql`${inOutbox('userId')} = ${userId}`,
      sql`${inOutbox('email')} = ${email}`,
      sql`${inOutbox('messageId')} in ${messageIds}`,
      sql`${inOutbox('quoteId')} in ${quoteIds}`,
    )})`,
    mailbox: sql`${mailbox.recipient} = ${email}`,
    contactMessages: isWrittenBy(email),
    quotes: isOwnQuote,
    quotePhotos: inArray(quotePhotos.quoteId, quoteIds),
    // A draft is the shop's.
    quoteVersions: sql`${quoteVersions.sentAt} is not null and ${quoteVersions.quoteId} in ${quoteIds}`,
    quoteAcceptances: inArray(quoteAcceptances.quoteId, quoteIds),
    quoteEvents: inArray(quoteEvents.quoteId, quoteIds),
  };
}

/** The file, and those that were merged into it. */
function isFileOf({ customerId }: Person): SQL {
  return sql`(${customers.id} = ${customerId} or ${customers.mergedInto} = ${customerId})`;
}

/** The bookings of the account, and those that are filed under the person. */
export function isBookingOf(person: Person): SQL {
  const { userId, customerId, email } = person;
  const isOfAccount = sql`${bookings.userId} = ${userId}`;
  if (customerId === null) return isOfAccount;
  const files = sql`(select ${customers.id} from ${customers} where ${isFileOf(person)})`;
  // One that was never agreed on is in no file.
  const isInNoFile = sql`(${bookings.customerId} is null and ${bookings.customerEmail} = ${email})`;
  return sql`(${isOfAccount} or ${bookings.customerId} in ${files} or ${isInNoFile})`;
}

function isWrittenBy(email: string | null): SQL {
  return sql`lower(${contactMessages.email}) = ${email}`;
}
