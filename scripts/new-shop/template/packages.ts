import type { Package, VehicleType } from '@tintforge/booking-core';

/** An ad has to say whose lifetime a lifetime warranty lasts (16 CFR 239.4). */
const tiers = [
  { id: 'good', tier: 'Good', filmType: 'Hybrid Film', service: 'hybrid-film', warranty: '3-year warranty', extraCents: 0 },
  {
    id: 'better',
    tier: 'Better',
    filmType: 'Carbon Film',
    service: 'carbon-film',
    warranty: '5-year warranty',
    extraCents: 10_000,
  },
  {
    id: 'best',
    tier: 'Best',
    filmType: 'Ceramic Film',
    service: 'ceramic-film',
    warranty: 'Lifetime warranty while you own the car',
    extraCents: 25_000,
  },
] as const;

const vehicles: readonly { type: VehicleType; name: string; fromCents: number; minutes: number }[] = [
  { type: 'sedan', name: 'Sedan', fromCents: 24_000, minutes: 120 },
  { type: 'suv', name: 'SUV', fromCents: 29_000, minutes: 150 },
  { type: 'truck', name: 'Truck', fromCents: 26_000, minutes: 120 },
  { type: 'luxury', name: 'Luxury', fromCents: 39_000, minutes: 180 },
];

/** The packages: each tier for each vehicle. */
// @owner the packages, their prices, minutes and warranties
export const packages: readonly Package[] = vehicles.flatMap(({ type, name, fromCents, minutes }) =>
  tiers.map(({ id, tier, filmType, service, warranty, extraCents }) => ({
    id: `${type}-${id}`,
    vehicleType: type,
    name: `${name} ${tier}`,
    tier,
    description: `${filmType} on the side windows and the rear glass.`,
    priceCents: fromCents + extraCents,
    minutes,
    features: [filmType, 'Side windows and rear glass', 'Metered before and after', warranty],
    services: ['automotive-tinting', service],
    filmType,
    warranty,
    recommended: tier === 'Better',
  })),
);
