import type { Booking, BookingDetails, HeldBooking } from '@tintforge/api-contract';
import { emptyDraft, type WizardDraft } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';

const { regionId, regionName, regionPhone, vehicleType, vehicleName, packageId, packageName } = sampleShop;
const { addOnId, addOnName, zip, city, time, total } = sampleShop;

/** The start of the sample appointment: Tuesday, December 8, 2026, at the shop's morning start. */
export const sampleInstant = new Date(instantOf({ date: '2026-12-08', time })).toISOString().replace('.000', '');
/** A day before it, to which a change is free. */
const freeUntil = new Date(instantOf({ date: '2026-12-07', time })).toISOString().replace('.000', '');

/** A draft that is ready for Review: the shop's first vehicle type in its first city, on Tuesday, December 8, 2026, in the morning. */
export function sampleDraft(changes: Partial<WizardDraft> = {}): WizardDraft {
  return {
    ...emptyDraft(),
    vehicleType,
    packageId,
    addOnIds: [addOnId],
    zip,
    appointmentDate: '2026-12-08',
    appointmentTime: time,
    vehicleYear: 2026,
    vehicleMake: 'Sample',
    vehicleModel: 'Roadster',
    customerName: 'Sample Customer',
    customerEmail: 'sample@tintforge.example',
    customerPhone: sampleShop.phone,
    address: { street: '12 Sample Street', city },
    ...changes,
  };
}

/** The booking made from `sampleDraft`. */
export function sampleBooking(changes: Partial<Booking> = {}): Booking {
  return {
    trackingCode: 'TF-7K3M-9QXA',
    customerName: 'Sample Customer',
    customerEmail: 'sample@tintforge.example',
    customerPhone: sampleShop.phone.replaceAll(/\D/g, ''),
    vehicleInfo: `2026 Sample Roadster (${vehicleName})`,
    services: [packageName, addOnName],
    appointmentDate: '2026-12-08',
    appointmentTime: time,
    appointmentInstant: sampleInstant,
    region: { id: regionId, name: regionName, phone: regionPhone },
    notes: '',
    totalPrice: total,
    deposit: null,
    status: 'pending',
    paymentStatus: 'pending',
    policy: { freeUntil, lateFee: Math.round(total * 25) / 100 },
    ...changes,
  };
}

/** A secret in the server's format. */
export const sampleToken = 'sample-token-sample-token-sample-token-0001';

/** The response to a hold of `sampleDraft`. */
export function sampleHeld(changes: Partial<HeldBooking> = {}): HeldBooking {
  return {
    booking: sampleBooking(),
    manageToken: sampleToken,
    heldAt: '2026-12-01T15:00:00Z',
    holdExpiresAt: '2026-12-01T15:15:00Z',
    ...changes,
  };
}

/** The booking as its owner sees it: paid, and free to change until the day before. */
export function sampleDetails(changes: Partial<BookingDetails> = {}): BookingDetails {
  return {
    ...sampleBooking({ status: 'confirmed', paymentStatus: 'paid' }),
    version: 2,
    vehicleType,
    vehicle: { year: 2026, make: 'Sample', model: 'Roadster' },
    packageId,
    addOnIds: [addOnId],
    lines: [
      { id: packageId, name: packageName, amount: sampleShop.packageCents / 100 },
      { id: addOnId, name: addOnName, amount: sampleShop.addOnCents / 100 },
    ],
    salesTax: null,
    taxTreatment: 'included',
    preferredShade: null,
    tint: null,
    address: { street: '12 Sample Street', city, zip },
    site: { garage: 'no', shade: 'yes', power: 'yes' },
    jobMinutes: 180,
    holdExpiresAt: null,
    mayReschedule: true,
    mayCorrect: true,
    mayChange: true,
    cancellation: { refund: total, kept: 0 },
    payment: { amount: total, at: '2026-12-01T15:04:00Z', lastFour: '4242' },
    payments: [{ purpose: 'upfront', amount: total, at: '2026-12-01T15:04:00Z', lastFour: '4242' }],
    refunded: 0,
    refunds: [],
    sitePayments: [],
    due: 0,
    balance: 0,
    hasCompliance: false,
    certificates: [],
    ...changes,
  };
}
