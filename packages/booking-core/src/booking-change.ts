import type { BookingStatus } from './booking-status';
import type { Catalogue } from './catalogue';
import { type Order, type OrderLine, type OrderProblem, type PricedOrder, priceOrder } from './order';
import { type Result, success } from './result';

/**
 * The parts of a booking that can be changed on their own: who the customer is and how to reach them, the car, where it
 * is, the customer's notes, the shades, package and extras, the length of the job, and its price.
 */
export const changeParts = ['contact', 'car', 'address', 'notes', 'shades', 'order', 'length', 'price'] as const;

/** One of {@link changeParts}. */
export type ChangePart = (typeof changeParts)[number];

/** Who changes a booking: its owner, the crew at the car, the office, or an administrator. */
export type Changer = 'customer' | 'crew' | 'office' | 'admin';

/** The parts that the shop can change in each state. A held booking keeps its price: its payment may be under way. */
const byStatus: Readonly<Record<BookingStatus, readonly ChangePart[]>> = {
  pending: ['contact', 'car', 'address', 'notes', 'shades'],
  confirmed: changeParts,
  scheduled: changeParts,
  'in-progress': ['contact', 'notes', 'shades', 'order', 'length', 'price'],
  completed: ['contact', 'order', 'price'],
  cancelled: ['contact'],
  expired: ['contact'],
  'no-show': ['contact'],
};

const byChanger: Readonly<Record<Changer, { parts: readonly ChangePart[]; statuses?: readonly BookingStatus[] }>> = {
  customer: { parts: ['contact', 'car', 'address', 'notes', 'order'], statuses: ['confirmed', 'scheduled'] },
  crew: { parts: ['notes', 'shades', 'order'], statuses: ['confirmed', 'scheduled', 'in-progress'] },
  office: { parts: changeParts.filter((part) => part !== 'price') },
  admin: { parts: changeParts },
};

/**
 * The parts of a booking in a state that someone can change, in the order of `changeParts`. Its owner changes the order
 * until the free-change deadline only.
 */
export function changeableParts(status: BookingStatus, by: Changer): ChangePart[] {
  const { parts, statuses } = byChanger[by];
  if (statuses?.includes(status) === false) return [];
  return changeParts.filter((part) => parts.includes(part) && byStatus[status].includes(part));
}

/** A booking's order with the bill and the length that were agreed on. */
export interface BookedOrder extends Order {
  lines: readonly OrderLine[];
  /** Working time at the car, minutes. */
  jobMinutes: number;
}

/** A booking's order after a change: its bill and its length. */
export type RebilledOrder = Pick<PricedOrder, 'package' | 'addOns' | 'lines' | 'totalCents' | 'jobMinutes'>;

/**
 * Prices a changed order. What is already on the bill keeps the price that was agreed on, switched off or not; what is
 * new has today's. The length changes by the minutes of what came and went, those of what went by the catalog that it was
 * booked from, so that a length that was set by hand stays set.
 */
export function rebill(
  catalogue: Catalogue,
  { booked, order, bookedFrom = catalogue }: { booked: BookedOrder; order: Order; bookedFrom?: Catalogue },
): Result<RebilledOrder, OrderProblem> {
  const bookedIds = [booked.packageId, ...booked.addOnIds];
  const priced = priceOrder(catalogue, order, { keeps: bookedIds });
  if (!priced.ok) return priced;
  const lines = priced.value.lines.map((line) => booked.lines.find(({ id }) => id === line.id) ?? line);
  const orderedIds = lines.map(({ id }) => id);
  const came = minutesOf(
    orderedIds.filter((id) => !bookedIds.includes(id)),
    [catalogue],
  );
  const went = minutesOf(
    bookedIds.filter((id) => !orderedIds.includes(id)),
    [bookedFrom, catalogue],
  );
  const keptPackage = bookedFrom.packages.find(({ id }) => id === order.packageId && id === booked.packageId);
  return success({
    package: keptPackage ?? priced.value.package,
    addOns: priced.value.addOns,
    lines,
    totalCents: sumOf(lines),
    jobMinutes: Math.max(shortestJobMinutes, booked.jobMinutes + came - went),
  });
}

/** Minutes of packages and extras, each by the first catalog that has it. */
function minutesOf(ids: readonly string[], catalogues: readonly Catalogue[]): number {
  return ids.reduce((sum, id) => {
    const found = catalogues.flatMap(({ packages, addOns }) => [...packages, ...addOns]).find((item) => item.id === id);
    return sum + (found?.minutes ?? 0);
  }, 0);
}

/** Lengths that staff can give a job: a quarter of an hour to the longest working day, minutes. */
export const shortestJobMinutes = 15;
/** Maximum length of a job, in minutes. */
export const longestJobMinutes = 660;
/** Lengths of jobs are whole steps, in minutes. */
export const jobMinutesStep = 15;

/**
 * A bill at the total that was agreed on. The difference is on the package, which comes first; where that is not
 * enough, on the next lines. No line is ever below nothing, and the lines add up to the total.
 */
export function agreePrice(lines: readonly OrderLine[], totalCents: number): OrderLine[] {
  let difference = totalCents - sumOf(lines);
  return lines.map((line) => {
    const amountCents = Math.max(0, line.amountCents + difference);
    difference -= amountCents - line.amountCents;
    return { ...line, amountCents };
  });
}

function sumOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** The highest total that the shop can set, in cents: anything more is a typing error. */
export const mostTotalCents = 1_000_000;
