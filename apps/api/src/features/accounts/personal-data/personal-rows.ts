import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Connection } from '../../../db/client';
import { jsonText } from '../../../db/dialect';
import {
  billEntries,
  bookingCars,
  bookingEvents,
  bookings,
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

/** By what a person is known: the account, and the address that it has proved. One only claimed may be another's. */
export interface Person {
  userId: string;
  /** Null while none is proved. */
  email: string | null;
  /** The address that will replace it. */
  pendingEmail: string | null;
}

/** The person behind an account. */
export function personOf({ id, email, emailVerifiedAt, pendingEmail }: UserRow): Person {
  return { userId: id, email: emailVerifiedAt === null ? null : email, pendingEmail };
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
export function personalRows(connection: Connection, { userId, email }: Person): Record<PersonalTableName, SQL> {
  const inOutbox = (key: string) => jsonText(connection, { column: outbox.data, key });
  const bookingIds = sql`(select ${bookings.id} from ${bookings} where ${bookings.userId} = ${userId})`;
  const customerIds = sql`(select ${bookings.customerId} from ${bookings}
    where ${bookings.userId} = ${userId} and ${bookings.customerId} is not null)`;
  const messageIds = sql`(select ${contactMessages.id} from ${contactMessages} where ${isWrittenBy(email)})`;
  const quoteIds = sql`(select ${quotes.id} from ${quotes} where ${quotes.customerEmail} = ${email})`;
  return {
    users: eq(users.id, userId),
    sessions: eq(sessions.userId, userId),
    emailTokens: eq(emailTokens.userId, userId),
    totpFactors: eq(totpFactors.userId, userId),
    passkeys: eq(passkeys.userId, userId),
    recoveryCodes: eq(recoveryCodes.userId, userId),
    bookings: eq(bookings.userId, userId),
    customers: sql`(${or(
      eq(customers.email, sql`${email}`),
      inArray(customers.id, customerIds),
      inArray(customers.mergedInto, customerIds),
    )})`,
    bookingCars: inArray(bookingCars.bookingId, bookingIds),
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
    quotes: sql`${quotes.customerEmail} = ${email}`,
    quotePhotos: inArray(quotePhotos.quoteId, quoteIds),
    // A draft is the shop's.
    quoteVersions: sql`${quoteVersions.sentAt} is not null and ${quoteVersions.quoteId} in ${quoteIds}`,
    quoteAcceptances: inArray(quoteAcceptances.quoteId, quoteIds),
    quoteEvents: inArray(quoteEvents.quoteId, quoteIds),
  };
}

function isWrittenBy(email: string | null): SQL {
  return sql`lower(${contactMessages.email}) = ${email}`;
}
