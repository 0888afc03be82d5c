import type { Booking, BookingDetails, PublicBooking, RegionView } from '@tintforge/api-contract';
import {
  type Catalogue,
  dollarsFromCents,
  formatPhone,
  type MoneyFacts,
  policyOf,
  remainingCents,
  type StartTime,
  vehicleText,
} from '@tintforge/booking-core';
import type { BookingRow } from '../../db/schema';
import { billLines } from '../orders';

/** Epoch milliseconds as the wire writes instants. */
export function isoText(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** A region by its id, as customers see it. The catalogue must have it: bookings outlive no region. */
export function regionViewOf(catalogue: Catalogue, regionId: string): RegionView {
  const region = catalogue.regions.find((candidate) => candidate.id === regionId);
  if (region === undefined) throw new Error(`The catalogue has no region ${regionId}`);
  return { id: region.id, name: region.name, phone: region.phone };
}

/** What anybody who knows the code may see. */
export function publicView(catalogue: Catalogue, row: BookingRow): PublicBooking {
  return {
    trackingCode: row.trackingCode,
    status: row.status,
    appointmentDate: row.appointmentDate,
    appointmentTime: row.appointmentTime as StartTime,
    appointmentInstant: isoText(row.startsAt),
    region: regionViewOf(catalogue, row.regionId),
    services: row.lines.map((line) => line.name),
  };
}

/** What its owner sees. */
export function bookingView(catalogue: Catalogue, row: BookingRow): Booking {
  const policy = policyOf(row);
  return {
    ...publicView(catalogue, row),
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: formatPhone(row.customerPhone),
    vehicleInfo: vehicleText({
      year: row.vehicleYear,
      make: row.vehicleMake,
      model: row.vehicleModel,
      vehicleType: row.vehicleType,
    }),
    notes: row.notes,
    totalPrice: dollarsFromCents(row.totalCents),
    paymentStatus: row.paymentStatus,
    policy: { freeUntil: isoText(policy.freeUntil), lateFee: dollarsFromCents(policy.lateFeeCents) },
  };
}

/** Everything its owner may see. */
export function detailsView(
  catalogue: Catalogue,
  { row, money }: { row: BookingRow; money: MoneyFacts },
): BookingDetails {
  return {
    ...bookingView(catalogue, row),
    vehicleType: row.vehicleType,
    lines: billLines(row.lines),
    preferredShade: row.preferredShade,
    address: { street: row.street, city: row.city, zip: row.zip },
    site: { garage: row.hasGarage, shade: row.hasShade, power: row.hasPower },
    jobMinutes: row.jobMinutes,
    holdExpiresAt: holdExpiry(row),
    refunded: dollarsFromCents(money.capturedCents - remainingCents(money)),
  };
}

/** The end of a running hold as the wire writes it; null once it is paid or ended. */
export function holdExpiry(row: BookingRow): string | null {
  return row.status === 'pending' && row.holdExpiresAt !== null ? isoText(row.holdExpiresAt) : null;
}
