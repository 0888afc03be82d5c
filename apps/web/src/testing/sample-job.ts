import type { CarJob } from '@tintforge/api-contract';

/** A job of Tuesday, December 8, 2026, at nine in the morning in Tampa, as the people at the car read it. */
export function sampleJob(changes: Partial<CarJob> = {}): CarJob {
  return {
    trackingCode: 'TF-7K3M-9QXA',
    version: 3,
    status: 'confirmed',
    paymentStatus: 'paid',
    appointmentDate: '2026-12-08',
    appointmentTime: '09:00',
    appointmentInstant: '2026-12-08T14:00:00.000Z',
    jobMinutes: 150,
    region: { id: 'tampa', name: 'Tampa Bay', phone: '(813) 555-4700' },
    crew: { id: 'tampa-1', name: 'Tampa Bay crew 1' },
    customerName: 'Sample Customer',
    customerPhone: '(813) 555-0142',
    hasEmail: true,
    address: { street: '12 Sample Street', city: 'Tampa', zip: '33602' },
    site: { garage: true, shade: true, power: false },
    notes: 'Gate 4411',
    vehicleType: 'sedan',
    vehicleInfo: '2024 Sample Roadster (Sedan)',
    packageName: 'Sedan Premium',
    film: 'Carbon Film',
    addOns: ['Headlight Tinting'],
    preferredShade: null,
    totalPrice: 449.98,
    due: 0,
    holdExpiresAt: null,
    onMyWayAt: null,
    startedAt: null,
    completedAt: null,
    internalNotes: [],
    obstacle: null,
    ...changes,
  };
}
