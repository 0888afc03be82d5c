import type { AddOn, Catalogue, Package, Region, VehicleTypeEntry } from '../catalogue';
import type { OpeningDay, OpeningWeek } from '../opening-hours';
import { minutesOfDay, possibleStarts } from '../start-times';

/** The 14 starts of {@link workday}. */
export const fourteenStarts = possibleStarts.filter(
  (start) => start >= '09:00' && start <= '16:30' && Math.floor(minutesOfDay(start) / 60) !== 12,
);

/** From 9:00 to 20:00, with a start every half hour until 16:30, but none at noon. */
export const workday: OpeningDay = { opens: '09:00', closes: '20:00', starts: fourteenStarts };

/** Monday to Saturday. */
export const workweek: OpeningWeek = [null, workday, workday, workday, workday, workday, workday];

function testPackage(fields: Pick<Package, 'id' | 'vehicleType' | 'filmType' | 'priceCents' | 'minutes'>): Package {
  return {
    ...fields,
    name: `Package ${fields.id}`,
    tier: 'Basic',
    description: '',
    features: [],
    services: [],
    warranty: '',
    recommended: false,
  };
}

function testVehicleType(fields: Pick<VehicleTypeEntry, 'id' | 'name' | 'drawing' | 'usualBody'>): VehicleTypeEntry {
  return { ...fields, zones: ['front-sides', 'rear-sides', 'quarter', 'back'] };
}

function testAddOn(fields: Pick<AddOn, 'id' | 'priceCents' | 'minutes'>): AddOn {
  return { ...fields, name: `Add-on ${fields.id}`, description: '', features: [], recommended: false };
}

/** A region that takes bookings two hours ahead. */
export const northRegion: Region = {
  id: 'north',
  name: 'North',
  phone: '(813) 555-4700',
  zipPrefixes: ['335', '336'],
  leadTime: { kind: 'minutes', minutes: 120 },
  week: workweek,
  initialCrews: 2,
};

/** A region that takes no bookings for today. */
export const southRegion: Region = {
  id: 'south',
  name: 'South',
  phone: '(239) 555-4700',
  zipPrefixes: ['341'],
  leadTime: { kind: 'next-working-day' },
  week: workweek,
  initialCrews: 1,
};

/** Four types of vehicles. */
export const testVehicleTypes: readonly VehicleTypeEntry[] = [
  testVehicleType({ id: 'sedan', name: 'Sedan', drawing: 'sedan', usualBody: 'sedan-type' }),
  testVehicleType({ id: 'suv', name: 'SUV', drawing: 'suv', usualBody: 'suv' }),
  testVehicleType({ id: 'truck', name: 'Truck', drawing: 'truck', usualBody: 'pickup' }),
  testVehicleType({ id: 'luxury', name: 'Luxury', drawing: 'coupe', usualBody: 'unknown' }),
];

/** A small shop for the tests of the rules: two vehicles, three packages, three add-ons, two regions. */
export const testCatalogue: Catalogue = {
  vehicleTypes: testVehicleTypes,
  filmTypes: ['Hybrid Film', 'Carbon Film', 'Ceramic Film'],
  packages: [
    testPackage({ id: 'sedan-a', vehicleType: 'sedan', filmType: 'Hybrid Film', priceCents: 24_999, minutes: 120 }),
    testPackage({ id: 'sedan-b', vehicleType: 'sedan', filmType: 'Carbon Film', priceCents: 34_999, minutes: 150 }),
    testPackage({ id: 'suv-a', vehicleType: 'suv', filmType: 'Hybrid Film', priceCents: 29_999, minutes: 150 }),
  ],
  addOns: [
    testAddOn({ id: 'removal', priceCents: 14_999, minutes: 90 }),
    testAddOn({ id: 'hood', priceCents: 49_999, minutes: 120 }),
    testAddOn({ id: 'coating', priceCents: 1, minutes: 30 }),
  ],
  regions: [northRegion, southRegion],
  shades: [
    { id: 'hybrid-20', name: 'Hybrid 20', filmType: 'Hybrid Film', vltPercent: 19 },
    { id: 'hybrid-35', name: 'Hybrid 35', filmType: 'Hybrid Film', vltPercent: 35 },
    { id: 'carbon-35', name: 'Carbon 35', filmType: 'Carbon Film', vltPercent: 37 },
  ],
  travelMinutes: 30,
  hours: { shopAndPhone: workweek, office: workweek, appointmentsByPhone: workweek },
};
