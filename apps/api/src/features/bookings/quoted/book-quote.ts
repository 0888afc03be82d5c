import { makeTrackingCode, nextBookingStatus, paymentStatusOf } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import { and, asc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { type BookingRow, crews } from '../../../db/schema';
import { withoutTint } from '../../../db/without-tint';
import { fileCustomer } from '../../customers';
import { bookingById, insertEvent, moneyOf, noPlaces, unplanned } from '../../jobs';
import { addToBill } from '../bill/bill-store';
import type { BookingContext } from '../ports';
import { insertBooking, updateBooking } from '../store/booking-store';
import { accountByVerifiedEmail } from '../store/owner-store';
import { siteColumns } from '../store/site-columns';

/** An accepted version of a quote, as far as its booking is concerned. */
export interface QuoteAgreement
  extends Pick<
    BookingRow,
    | 'regionId'
    | 'customerName'
    | 'customerEmail'
    | 'customerPhone'
    | 'street'
    | 'city'
    | 'zip'
    | 'notes'
    | 'lines'
    | 'totalCents'
    | 'stateTaxBp'
    | 'surtaxBp'
    | 'taxCents'
    | 'lateFeePercent'
    | 'freeNoticeHours'
    | 'freeFloorAt'
    | 'depositPercent'
    | 'upfrontCents'
  > {
  quoteId: string;
  workTitle: string;
  terms: { version: string; text: string };
  /** The staff member who accepted for the customer; null for the customer. */
  userId: string | null;
}

/** Hours that the deposit may take after accepting. */
const depositHours = 72;

/**
 * The booking of an accepted version. With a deposit it is a hold without half hours, which expires when that is not paid; without one it is agreed on at once, and all of it is due at the job.
 */
export async function bookQuote(
  transaction: Transaction,
  { context, agreement, now }: { context: BookingContext; agreement: QuoteAgreement; now: number },
): Promise<BookingRow> {
  const { random } = context;
  const { terms, userId, ...columns } = agreement;
  const hasDeposit = columns.depositPercent !== null;
  const row: BookingRow = {
    id: random.uuid(),
    trackingCode: makeTrackingCode(
      brand.codePrefix,
      [...random.bytes(7)].map((byte) => byte % 32),
    ),
    version: 1,
    tokenGeneration: 1,
    status: 'pending',
    paymentStatus: 'pending',
    userId: (await accountByVerifiedEmail(transaction, columns.customerEmail)) ?? null,
    customerId: null,
    source: 'site',
    ...columns,
    crewId: await someCrewOf(transaction, columns.regionId),
    ...unplanned,
    carCount: 1,
    carCrews: 1,
    vehicleType: '',
    vehicleYear: 0,
    vehicleMake: '',
    vehicleModel: '',
    packageId: '',
    addOnIds: [],
    catalogueVersion: 0,
    preferredShade: null,
    ...withoutTint,
    tintDisclosedAt: null,
    installation: null,
    ...siteColumns({ garage: null, shade: null, power: null }),
    holdExpiresAt: hasDeposit ? now + depositHours * 3_600_000 : null,
    endingSince: null,
    graceGiven: false,
    holderAddress: null,
    holderNetwork: null,
    ...noPlaces,
    paidAt: null,
    upfrontPaymentId: null,
    billCents: 0,
    termsVersion: terms.version,
    termsText: terms.text,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  await insertBooking(transaction, row);
  await insertEvent(transaction, {
    id: random.uuid(),
    bookingId: row.id,
    at: now,
    actor: userId === null ? 'customer' : 'staff',
    kind: 'accepted',
    data: { totalCents: row.totalCents, depositCents: hasDeposit ? row.upfrontCents : 0 },
    userId,
  });
  return hasDeposit ? row : agree(transaction, { context, row, now });
}

/** Without a deposit nothing is waited for. */
async function agree(
  transaction: Transaction,
  { context, row, now }: { context: BookingContext; row: BookingRow; now: number },
): Promise<BookingRow> {
  const next = nextBookingStatus(row.status, 'accepted');
  if (!next.ok) throw new Error(`A ${row.status} booking can’t be accepted`);
  const entries = [{ kind: 'agreed', amountCents: row.totalCents } as const];
  await addToBill(transaction, { bookingId: row.id, now, entries });
  const customerId = await fileCustomer(transaction, { patron: row, random: context.random, now });
  const paymentStatus = paymentStatusOf(await moneyOf(transaction, row.id));
  const changes = { status: next.value, paymentStatus, customerId };
  const agreed = await updateBooking(transaction, { row, changes, now });
  return bookingById(transaction, agreed.id);
}

/** The column has to name a crew of the region; which one says nothing before a visit. */
async function someCrewOf(connection: Connection, regionId: string): Promise<string> {
  const ofRegion = and(eq(crews.regionId, regionId), eq(crews.isActive, true));
  const found =
    (await connection.select({ id: crews.id }).from(crews).where(ofRegion).orderBy(asc(crews.id)).get()) ??
    (await connection
      .select({ id: crews.id })
      .from(crews)
      .where(eq(crews.regionId, regionId))
      .orderBy(asc(crews.id))
      .get());
  if (found === undefined) throw new Error(`The region ${regionId} has no crew`);
  return found.id;
}
