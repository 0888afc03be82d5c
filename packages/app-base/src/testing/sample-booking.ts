import type { Booking, BookingDetails, HeldBooking } from '@tintforge/api-contract';
import { emptyDraft, type WizardDraft } from '@tintforge/booking-core';

/** A draft that is ready for Review: a sedan in Tampa on Tuesday, December 8, 2026, at 9:00 AM. */
export function sampleDraft(changes: Partial<WizardDraft> = {}): WizardDraft {
  return {
    ...emptyDraft(),
    vehicleType: 'sedan',
    packageId: 'sedan-premium',
    addOnIds: ['headlight-tinting'],
    zip: '33602',
    appointmentDate: '2026-12-08',
    appointmentTime: '09:00',
    vehicleYear: 2026,
    vehicleMake: 'Sample',
    vehicleModel: 'Roadster',
    customerName: 'Sample Customer',
    customerEmail: 'sample@tintforge.example',
    customerPhone: '(813) 555-0142',
    address: { street: '12 Sample Street', city: 'Tampa' },
    ...changes,
  };
}

/** The booking made from `sampleDraft`. */
export function sampleBooking(changes: Partial<Booking> = {}): Booking {
  return {
    trackingCode: 'TF-7K3M-9QXA',
    customerName: 'Sample Customer',
    customerEmail: 'sample@tintforge.example',
    customerPhone: '8135550142',
    vehicleInfo: '2026 Sample Roadster (Sedan)',
    services: ['Sedan Premium', 'Headlight Tinting'],
    appointmentDate: '2026-12-08',
    appointmentTime: '09:00',
    appointmentInstant: '2026-12-08T14:00:00Z',
    region: { id: 'tampa', name: 'Tampa Bay', phone: '(813) 555-4700' },
    notes: '',
    totalPrice: 449.98,
    deposit: null,
    status: 'pending',
    paymentStatus: 'pending',
    policy: { freeUntil: '2026-12-07T14:00:00Z', lateFee: 112.5 },
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
    vehicleType: 'sedan',
    vehicle: { year: 2026, make: 'Sample', model: 'Roadster' },
    packageId: 'sedan-premium',
    addOnIds: ['headlight-tinting'],
    lines: [
      { id: 'sedan-premium', name: 'Sedan Premium', amount: 349.99 },
      { id: 'headlight-tinting', name: 'Headlight Tinting', amount: 99.99 },
    ],
    salesTax: null,
    taxTreatment: 'included',
    preferredShade: null,
    tint: null,
    address: { street: '12 Sample Street', city: 'Tampa', zip: '33602' },
    site: { garage: 'no', shade: 'yes', power: 'yes' },
    jobMinutes: 180,
    holdExpiresAt: null,
    mayReschedule: true,
    mayCorrect: true,
    mayChange: true,
    cancellation: { refund: 449.98, kept: 0 },
    payment: { amount: 449.98, at: '2026-12-01T15:04:00Z', lastFour: '4242' },
    payments: [{ purpose: 'upfront', amount: 449.98, at: '2026-12-01T15:04:00Z', lastFour: '4242' }],
    refunded: 0,
    refunds: [],
    sitePayments: [],
    due: 0,
    balance: 0,
    hasCompliance: false,
    ...changes,
  };
}
