import { type HeldStart, holdOrder } from './hold-start';
import { type PaidBooking, placeAndPay, testMethods } from './paid-booking';
import { type NeighborOrder, neighborOrder } from './sample-order';
import type { Shop } from './shop';

/** The region of the demo's crew. */
export const crewPlace = { zip: '33602', city: 'Tampa' } as const;

const minute = 60_000;
const dayMs = 24 * 60 * minute;

let jobs = 0;

/** A paid job of the demo's crew. */
export interface CrewJob extends PaidBooking {
  /** The email address of its confirmation. */
  email: string;
  date: string;
}

/** Books a start of the demo's crew and pays for it, on the first free day of at least `daysAhead`. */
export async function bookCrewJob(shop: Shop, { daysAhead = 12, time = '13:00' } = {}): Promise<CrewJob> {
  const { order, date } = await crewOrder(shop, { daysAhead, time });
  const email = `passenger${jobs}-${process.pid}@tintforge.example`;
  const paid = await placeAndPay(shop.origin, { order, method: testMethods.refundable, email });
  return { ...paid, email, date };
}

/** Holds a start of the demo's crew twelve days from now, without paying. */
export async function holdCrewJob(shop: Shop): Promise<HeldStart> {
  const { order } = await crewOrder(shop, { daysAhead: 12, time: '13:00' });
  return holdOrder(shop, order);
}

async function crewOrder(shop: Shop, { daysAhead, time }: { daysAhead: number; time: string }) {
  jobs += 1;
  const date = await freeDay(shop, { daysAhead, time });
  const order: NeighborOrder = {
    ...neighborOrder({ date, time, number: 500 + jobs }),
    zip: crewPlace.zip,
    address: { street: `${jobs} Sample Street`, city: crewPlace.city },
    notes: 'gate 4411',
  };
  return { order, date };
}

/** A day on which a crew of the demo's has time at one, far beyond those for which a demo has bookings. */
export function freeCrewDay(shop: Shop): Promise<string> {
  return freeDay(shop, { daysAhead: 12, time: '13:00' });
}

/** Minutes until `before` minutes before a start. */
export async function minutesUntil(shop: Shop, startsAt: string, { before }: { before: number }): Promise<number> {
  return (Date.parse(startsAt) - (await shop.now())) / minute - before;
}

async function freeDay(shop: Shop, { daysAhead, time }: { daysAhead: number; time: string }): Promise<string> {
  const from = new Date((await shop.now()) + daysAhead * dayMs).toISOString().slice(0, 10);
  const order = { vehicleType: 'sedan', packageId: 'sedan-basic' };
  const query = new URLSearchParams({ zip: crewPlace.zip, from, days: '14', ...order });
  const response = await fetch(`${shop.origin}/api/availability?${query}`);
  if (!response.ok) throw new Error(`No availability (${response.status}): ${await response.text()}`);
  const { days } = (await response.json()) as { days: Day[] };
  const free = days.find(({ starts }) => starts.some((start) => start.time === time && start.available));
  if (free === undefined) throw new Error(`No day is free at ${time}`);
  return free.date;
}

interface Day {
  date: string;
  starts: { time: string; available: boolean }[];
}
