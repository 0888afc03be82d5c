import type { BookedCarView } from '@tintforge/api-contract';

/** A car of a booking of several, by its number: planned, at $249.99, and nothing kept for it. */
export function bookedCar(number: number, changes: Partial<BookedCarView> = {}): BookedCarView {
  return {
    number,
    status: 'standing',
    vehicleType: 'sedan',
    vehicle: { year: 2020 + number, make: 'Sample', model: 'Wagon' },
    vehicleInfo: `${2020 + number} Sample Wagon (Sedan)`,
    packageId: 'sedan-basic',
    addOnIds: [],
    lines: [{ id: 'sedan-basic', name: 'Sedan Basic', amount: 249.99 }],
    total: 249.99,
    minutes: 120,
    visit: 1,
    preferredShade: null,
    tint: null,
    cancellation: null,
    kept: 0,
    hasCompliance: false,
    ...changes,
  };
}
