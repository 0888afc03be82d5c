import {
  addDays,
  allOrders,
  type Catalogue,
  fitsTheDay,
  makeTrackingCode,
  occupiedCells,
  priceOrder,
  type Region,
  type StartTime,
  weekday,
} from '@tintforge/booking-core';
import { instantOf, localMoment } from '@tintforge/booking-core/time';
import type { Randomness } from '../platform/randomness';
import { defaultSettings } from './default-settings';
import { bookings, closures, crewCells } from './schema';
import type { Transaction } from './unit-of-work';

/** How many days a demo looks back: enough for history and reports. */
const pastDays = 60;

/** Free starts must abound for whoever tries the wizard: bookings to come stay within this many days … */
const futureDays = 10;

/** … and one region has none at all. */
const emptyRegionId = 'clearwater';

/** Two jobs of any length fit a day from these, travel included. */
const demoStarts: readonly StartTime[] = ['09:00', '13:00'];

interface DemoOptions {
  catalogue: Catalogue;
  random: Randomness;
  /** Epoch milliseconds. */
  now: number;
}

/** Fills a demo with jobs done and jobs to come, all kept by staff and paid at the car, so that no card is involved. */
export function seedDemo(transaction: Transaction, { catalogue, random, now }: DemoOptions): void {
  const today = localMoment(now).date;
  const closure = { date: nextWorkingDay(addDays(today, 6)), regionId: 'naples' };
  for (const region of catalogue.regions) {
    for (let day = -pastDays; day < futureDays; day += 1) {
      const date = addDays(today, day);
      const isClosed = date === closure.date && region.id === closure.regionId;
      const isFree = weekday(date) === 0 || isClosed || (day >= 0 && region.id === emptyRegionId);
      if (!isFree) seedDay(transaction, { catalogue, random, now, region, date });
    }
  }
  transaction
    .insert(closures)
    .values({ id: random.uuid(), ...closure, reason: 'Van service' })
    .run();
}

function nextWorkingDay(date: string): string {
  return weekday(date) === 0 ? addDays(date, 1) : date;
}

/** About every second place of a day is taken. */
function seedDay(
  transaction: Transaction,
  { catalogue, random, now, region, date }: DemoOptions & { region: Region; date: string },
): void {
  for (let crew = 1; crew <= region.initialCrews; crew += 1) {
    for (const start of demoStarts) {
      if (roll(random, 2) === 0)
        seedJob(transaction, { catalogue, random, now, region, date, start, crewId: `${region.id}-${crew}` });
    }
  }
}

function seedJob(
  transaction: Transaction,
  {
    catalogue,
    random,
    now,
    region,
    date,
    start,
    crewId,
  }: DemoOptions & { region: Region; date: string; start: StartTime; crewId: string },
): void {
  const orders = allOrders(catalogue).filter((candidate) => candidate.addOnIds.length < 2);
  const order = orders[roll(random, orders.length)];
  const priced = order === undefined ? undefined : priceOrder(catalogue, order);
  if (order === undefined || priced === undefined || !priced.ok)
    throw new Error('The catalogue has an order without a price');
  const { jobMinutes, totalCents, lines } = priced.value;
  const job = { start, jobMinutes, travelMinutes: catalogue.travelMinutes };
  const cells = occupiedCells(job);
  const isTooLong = start === '09:00' && cells.some((cell) => cell >= 26);
  if (isTooLong || !fitsTheDay(job)) return;

  const startsAt = instantOf({ date, time: start });
  const isDone = startsAt + jobMinutes * 60_000 < now;
  const number = 100 + roll(random, 100);
  const id = random.uuid();
  transaction
    .insert(bookings)
    .values({
      id,
      trackingCode: makeTrackingCode([...random.bytes(7)].map((byte) => byte % 32)),
      version: 1,
      tokenGeneration: 1,
      status: isDone ? 'completed' : 'scheduled',
      paymentStatus: isDone ? 'paid-on-site' : 'on-site',
      regionId: region.id,
      crewId,
      appointmentDate: date,
      appointmentTime: start,
      startsAt,
      jobMinutes,
      vehicleType: order.vehicleType,
      vehicleYear: 2018 + roll(random, 8),
      vehicleMake: 'Sample',
      vehicleModel: priced.value.package.name.split(' ')[0] ?? 'Car',
      packageId: order.packageId,
      addOnIds: [...order.addOnIds],
      lines: [...lines],
      totalCents,
      preferredShade: null,
      customerName: `Sample Customer ${number}`,
      customerEmail: `customer${number}@tintforge.example`,
      customerPhone: `${region.phone.replaceAll(/\D/g, '').slice(0, 3)}5550${number}`,
      street: `${number} Sample Street`,
      city: region.name,
      zip: `${region.zipPrefixes[0] ?? '336'}02`,
      hasGarage: roll(random, 2) === 0,
      hasShade: true,
      hasPower: true,
      notes: '',
      holdExpiresAt: null,
      endingSince: null,
      graceGiven: false,
      holderAddress: null,
      paidAt: null,
      lateFeePercent: defaultSettings.lateFeePercent,
      termsVersion: null,
      termsText: null,
      termsAcceptedAt: null,
      createdAt: Math.min(now, startsAt - 7 * 86_400_000),
      updatedAt: now,
    })
    .run();
  for (const cell of cells) transaction.insert(crewCells).values({ crewId, date, cell, bookingId: id }).run();
}

function roll(random: Randomness, sides: number): number {
  const [first = 0, second = 0] = random.bytes(2);
  return (first * 256 + second) % sides;
}
