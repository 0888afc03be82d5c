import type { StartTime } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import type { Transaction } from '../db/client';
import type { BookingCarRow, BookingRow } from '../db/schema';
import { insertTogether } from '../db/unit-of-work';
import { withoutTint } from '../db/without-tint';
import { insertBooking } from '../features/bookings/store/booking-store';
import { carInsert } from '../features/bookings/store/car-store';
import { sampleShop } from './sample-shop';

/** A booking's row as the database could have it: a completed job paid at the car, unless set otherwise. */
export function bookingRowOf(id: string, changes: Partial<BookingRow> = {}): BookingRow {
  const appointmentDate = changes.appointmentDate ?? '2026-11-10';
  const appointmentTime: StartTime = sampleShop.time;
  const startsAt = instantOf({ date: appointmentDate, time: changes.appointmentTime ?? appointmentTime });
  return {
    id,
    trackingCode: `TF-${id}`,
    version: 1,
    tokenGeneration: 1,
    status: 'completed',
    paymentStatus: 'paid-on-site',
    userId: null,
    customerId: null,
    source: 'site',
    regionId: sampleShop.regionId,
    crewId: sampleShop.crewId,
    appointmentDate,
    appointmentTime,
    startsAt,
    jobMinutes: 120,
    visitNumber: 1,
    visitCount: 1,
    awaitsVisit: false,
    carCount: 1,
    carCrews: 1,
    vehicleType: sampleShop.vehicleType,
    vehicleYear: 2024,
    vehicleMake: 'Sample',
    vehicleModel: 'Sedan',
    packageId: sampleShop.basicPackageId,
    addOnIds: [],
    catalogueVersion: 0,
    lines: [],
    totalCents: 24_999,
    stateTaxBp: null,
    surtaxBp: null,
    taxCents: null,
    preferredShade: null,
    ...withoutTint,
    tintDisclosedAt: null,
    installation: null,
    customerName: 'Sample Customer',
    customerEmail: `customer-${id}@tintforge.example`,
    customerPhone: '8135550142',
    street: '1 Sample Street',
    city: sampleShop.city,
    zip: sampleShop.zip,
    siteGarage: 'yes',
    siteShade: 'yes',
    sitePower: 'yes',
    notes: '',
    holdExpiresAt: null,
    endingSince: null,
    graceGiven: false,
    holderAddress: null,
    holderNetwork: null,
    emailPlace: null,
    phonePlace: null,
    addressPlace: null,
    sitePlace: null,
    regionPlace: null,
    crowdPlace: null,
    paidAt: null,
    depositPercent: null,
    upfrontCents: 24_999,
    upfrontPaymentId: null,
    billCents: 0,
    lateFeePercent: 25,
    freeNoticeHours: 24,
    freeFloorAt: null,
    quoteId: null,
    workTitle: null,
    termsVersion: null,
    termsText: null,
    termsAcceptedAt: null,
    createdAt: startsAt - 7 * 86_400_000,
    updatedAt: startsAt,
    ...changes,
  };
}

/** A car of a booking of several as the database could have it. */
export function bookingCarOf(
  { id, vehicleType, vehicleYear, vehicleMake, vehicleModel, packageId, addOnIds }: BookingRow,
  changes: Partial<BookingCarRow> = {},
): BookingCarRow {
  return {
    bookingId: id,
    number: 1,
    visitNumber: 1,
    status: 'standing',
    vehicleType,
    vehicleYear,
    vehicleMake,
    vehicleModel,
    packageId,
    addOnIds,
    lines: [],
    totalCents: 24_999,
    minutes: 120,
    preferredShade: null,
    tint: null,
    tintApproval: 'none',
    exemption: null,
    installation: null,
    ...changes,
  };
}

/** Writes a booking's row with its visit, and nothing else. */
export const insertRow = insertBooking;

/** Writes a car's row, whose visit is there. */
export const insertCarRow = (transaction: Transaction, row: BookingCarRow) =>
  insertTogether(transaction, [carInsert(row)]);
