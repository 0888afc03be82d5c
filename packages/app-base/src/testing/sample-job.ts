import type { CarJob } from '@tintforge/api-contract';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { sampleInstant } from './sample-booking';

const { regionId, regionName, regionPhone, crewId, city, zip, vehicleType, vehicleName, packageId, addOnId } =
  sampleShop;

/** A job on Tuesday, December 8, 2026, in the shop's first city, as the crew sees it. */
export function sampleJob(changes: Partial<CarJob> = {}): CarJob {
  return {
    trackingCode: 'TF-7K3M-9QXA',
    version: 3,
    status: 'confirmed',
    paymentStatus: 'paid',
    appointmentDate: '2026-12-08',
    appointmentTime: sampleShop.time,
    appointmentInstant: sampleInstant.replace('Z', '.000Z'),
    jobMinutes: 150,
    visit: { number: 1, position: 1, count: 1, areOthersOpen: false },
    region: { id: regionId, name: regionName, phone: regionPhone },
    crew: { id: crewId, name: `${regionName} crew 1` },
    customerName: 'Sample Customer',
    customerPhone: sampleShop.phone,
    hasEmail: true,
    address: { street: '12 Sample Street', city, zip },
    site: { garage: 'yes', shade: 'yes', power: 'no' },
    notes: 'Gate 4411',
    vehicleType,
    vehicleInfo: `2024 Sample Roadster (${vehicleName})`,
    packageId,
    addOnIds: [addOnId],
    change: ['notes', 'shades', 'order'],
    packageName: sampleShop.packageName,
    film: sampleShop.filmType,
    addOns: [sampleShop.addOnName],
    preferredShade: null,
    tint: null,
    exemptionApproval: 'none',
    windows: null,
    unmetered: [],
    certificates: [],
    totalPrice: sampleShop.total,
    due: 0,
    holdExpiresAt: null,
    onMyWayAt: null,
    startedAt: null,
    completedAt: null,
    isEarly: false,
    noShowFrom: null,
    undo: null,
    internalNotes: [],
    obstacle: null,
    ...changes,
  };
}
