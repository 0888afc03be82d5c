import type { BoardJob, BoardPlace, BoardRegion, Schedule } from '@tintforge/api-contract';
import { shopMoment } from '@tintforge/app-base/shop-time';
import { type CalendarDate, formatShortDate, formatTime, minutesOfDay } from '@tintforge/booking-core';
import { vehicleTypeOf } from '@tintforge/content';
import { scheduleWords } from '../words';

const words = scheduleWords.job;

/** The shop's present day and minute. */
type BoardNow = Schedule['now'];

/** A time as the board shows it, where all hours are within a working day: "9:00". */
export function shortTime(time: string): string {
  return formatTime(time).slice(0, -3);
}

/**
 * The work in a few words: "Sedan, Premium + 1" for one package with one extra. Of several cars, the numbers of those that the
 * crew works on come first: "Cars 1 and 3: Sedan, Premium + 1; SUV, Basic".
 */
export function workOf({ cars, ...order }: Pick<BoardJob, 'vehicleType' | 'services' | 'cars'>): string {
  if (cars === undefined) return orderText(order);
  return words.cars(
    cars.map(({ number }) => number),
    cars.map(orderText).join('; '),
  );
}

function orderText({
  vehicleType,
  services: [name = '', ...extras],
}: Pick<BoardJob, 'vehicleType' | 'services'>): string {
  const vehicle = vehicleType === null ? undefined : vehicleTypeOf(vehicleType).name;
  const isNamed = vehicle !== undefined && name.startsWith(`${vehicle} `);
  const tier = isNamed ? `${vehicle}, ${name.slice(vehicle.length + 1)}` : name;
  return extras.length === 0 ? tier : `${tier}${words.more(extras.length)}`;
}

/** The place, and any open payment: "due on site, Sample City 12345". */
export function placeLine({ status, paymentStatus, city, zip }: BoardJob): string {
  const where = `${city} ${zip}`;
  if (status === 'pending') return `${words.unpaid}, ${where}`;
  if (paymentStatus === 'deposit-paid') return `${words.balanceDue}, ${where}`;
  return paymentStatus === 'on-site' ? `${words.payOnTheDay}, ${where}` : where;
}

/** The last line: its marks, the end of its hold, and the place. */
export function lastLine(job: BoardJob, now: BoardNow): string {
  const { heldUntil } = job;
  const held = heldUntil === null ? [] : [words.held(shortTime(shopMoment(Date.parse(heldUntil)).time))];
  return [...marksOf(job, now), ...held, placeLine(job)].join(', ');
}

/**
 * Marks of a job that needs attention: a job that is late, one in hours that its crew's own
 * calendar blocks, an exemption that waits for a decision, and which visit of a job it is.
 */
export function marksOf(job: BoardJob, now: BoardNow | undefined): string[] {
  return [
    ...(now !== undefined && isLate(job, now) ? [words.late] : []),
    ...(job.calendarClash === null ? [] : [clashText(job.calendarClash)]),
    ...(job.isExemptionWaiting ? [words.exemption] : []),
    ...(job.visit.count > 1 ? [words.visit(job.visit.position, job.visit.count)] : []),
  ];
}

function clashText({ from, until }: NonNullable<BoardJob['calendarClash']>): string {
  return words.clash(shortTime(from), shortTime(until));
}

/** True once its start has passed and it isn't checked in. */
export function isLate({ date, start, status }: BoardJob, now: BoardNow): boolean {
  if (status !== 'confirmed' && status !== 'scheduled') return false;
  return date < now.date || (date === now.date && minutesOfDay(start) < now.minutes);
}

/** The whole job in one sentence, for screen-reader users. */
export function jobName(job: BoardJob, now?: BoardNow): string {
  const { start, trackingCode, customerName, status } = job;
  const facts = [formatTime(start), workOf(job), placeLine(job), customerName, trackingCode, words.status[status]];
  return [...facts, ...marksOf(job, now)].join(', ');
}

/** A crew's name without its region's, under whose heading it is: "North Side crew 1" → "Crew 1". */
export function crewName({ name }: { name: string }, region: Pick<BoardRegion, 'name'>): string {
  const own = name.startsWith(`${region.name} `) ? name.slice(region.name.length + 1) : name;
  return own.slice(0, 1).toUpperCase() + own.slice(1);
}

/** A slot in words: "Tue, Dec 8, 1:00 PM, North Side crew 2". */
export function placeName({ date, start }: Omit<BoardPlace, 'crewId'>, crew: string): string {
  return `${formatShortDate(date)}, ${formatTime(start)}, ${crew}`;
}

/** The heading of the board. */
export function boardTitle(dates: readonly CalendarDate[]): string {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  return first === last
    ? formatShortDate(first)
    : scheduleWords.weekTitle(formatShortDate(first), formatShortDate(last));
}
