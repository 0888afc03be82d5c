import type { QuoteBooking, QuoteView } from '@tintforge/api-contract';
import { dollarsFromCents, nextQuoteStatus, type QuoteStatus } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import type { BookingRow, QuoteAcceptanceRow, QuoteRow } from '../../db/schema';
import { isoText } from '../../platform/clock';
import { bookingById, isUnplanned, manageToken } from '../bookings';
import { catalogueInForce } from '../settings';
import { photoViews } from './photos/photo-view';
import type { QuoteContext } from './ports';
import { isPassed } from './versions/good-through';
import { acceptanceOf, sentVersionsOf } from './versions/store';
import { versionView } from './versions/version-view';

/** A quote as its customer reads it; staff read it without the secret of its booking. */
export async function quoteView(
  context: Pick<QuoteContext, 'firstCatalogue' | 'clock' | 'photos' | 'bookings'> & { connection: Connection },
  { row, isForStaff }: { row: QuoteRow; isForStaff: boolean },
): Promise<QuoteView> {
  const { regions } = await catalogueInForce(context.connection, context);
  const region = regions.find(({ id }) => id === row.regionId) ?? regions[0];
  if (region === undefined) throw new Error('The catalog has no regions');
  const versions = await sentVersionsOf(context.connection, row.id);
  const acceptance = await acceptanceOf(context.connection, row.id);
  return {
    code: row.code,
    status: row.status,
    createdAt: isoText(row.createdAt),
    region: { id: region.id, name: region.name, phone: region.phone },
    contact: contactOf(row),
    details: detailsOf(row),
    photos: await photoViews(context, row),
    isOpen: isOpenRequest(row.status),
    versions: versions.map((version) => versionView(version, row.kind)),
    isPassed: isPassed(row, versions.at(-1), context.clock.now()),
    acceptance:
      acceptance === undefined
        ? null
        : { number: acceptance.number, name: acceptance.name, at: isoText(acceptance.at) },
    booking: await bookingView(context, { acceptance, isForStaff }),
  };
}

async function bookingView(
  { connection, bookings }: Pick<QuoteContext, 'bookings'> & { connection: Connection },
  { acceptance, isForStaff }: { acceptance: QuoteAcceptanceRow | undefined; isForStaff: boolean },
): Promise<QuoteView['booking']> {
  const booking = await bookingOfQuote(connection, acceptance);
  if (booking === undefined) return null;
  return { ...booking.view, manageToken: isForStaff ? null : manageToken(bookings.tokenKey, booking.row) };
}

/** The booking that an acceptance made, and how quotes show it; undefined without one. */
export async function bookingOfQuote(
  connection: Connection,
  acceptance: QuoteAcceptanceRow | undefined,
): Promise<{ row: BookingRow; view: Omit<QuoteBooking, 'manageToken'> } | undefined> {
  const bookingId = acceptance?.bookingId ?? null;
  if (bookingId === null) return undefined;
  const row = await bookingById(connection, bookingId);
  const { trackingCode, status, upfrontCents, holdExpiresAt } = row;
  const view = {
    trackingCode,
    status,
    dueNow: status === 'pending' ? dollarsFromCents(upfrontCents) : null,
    holdExpiresAt: holdExpiresAt === null ? null : isoText(holdExpiresAt),
    isScheduled: !isUnplanned(row),
  };
  return { row, view };
}

/** True while a quote can be added to and called off. */
export function isOpenRequest(status: QuoteStatus): boolean {
  return nextQuoteStatus(status, 'declined').ok;
}

/** Contact of a quote. */
export function contactOf({ customerName, customerEmail, customerPhone, zip, city, company, notes }: QuoteRow) {
  return { customerName, customerEmail, customerPhone, zip, city, company, notes };
}

/** Details of a quote whose customer is not erased. */
export function detailsOf({ details, code }: QuoteRow): NonNullable<QuoteRow['details']> {
  if (details === null) throw new Error(`The details of ${code} are erased`);
  return details;
}
