import type { RuleEffect, RuleName } from '@tintforge/api-contract';
import {
  allOrders,
  type Catalogue,
  type Closure,
  datesFrom,
  dayAvailability,
  fitsTheDay,
  formatCents,
  formatShortDate,
  formatTime,
  keptPercent,
  type LeadTime,
  type LocalMoment,
  minutesOfDay,
  type OpeningDay,
  openingOn,
  policyOf,
  priceOrder,
  type Region,
  upfrontCents,
  widestHours,
} from '@tintforge/booking-core';
import { exampleOrder } from '@tintforge/content';
import type { Rules, RulesInForce } from '../../settings';
import type { JobAhead } from './store';

/** Context of a rule change. */
export interface Standings {
  before: RulesInForce;
  after: Rules;
  jobs: readonly JobAhead[];
  /** Reminders that are planned and not sent. */
  plannedReminders: number;
  closures: readonly Closure[];
  now: LocalMoment;
}

const { totalCents: exampleCents } = exampleOrder;

/** Too many codes to read; the text has the count. */
const mostCodes = 20;

/** Effects of a rule change, rule by rule, without unchanged ones. Existing bookings are never changed. */
export function ruleEffects(standings: Standings): RuleEffect[] {
  const { before, after } = standings;
  return [
    ...(before.depositPercent === after.depositPercent ? [] : [depositEffect(standings)]),
    ...(before.lateFeePercent === after.lateFeePercent ? [] : [lateFeeEffect(standings)]),
    ...(before.holdMinutes === after.holdMinutes ? [] : [holdEffect(standings)]),
    ...(before.travelMinutes === after.travelMinutes ? [] : travelEffects(standings)),
    ...(before.reminderHours === after.reminderHours ? [] : [reminderEffect(standings)]),
    ...leadTimeEffects(standings),
  ];
}

function effect(rule: RuleName, text: string, jobs: readonly JobAhead[] = []): RuleEffect {
  return { rule, text, bookings: jobs.slice(0, mostCodes).map(({ trackingCode }) => trackingCode) };
}

/** "1 booking", "12 bookings". */
function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

function lateFeeEffect({ before, after, jobs }: Standings): RuleEffect {
  const kept = (rules: Rules) => {
    const lateFeePercent = keptPercent({ ...rules, depositPercent: after.depositPercent });
    return formatCents(policyOf({ totalCents: exampleCents, lateFeePercent, startsAt: 0, paidAt: null }).lateFeeCents);
  };
  const agreed = jobs.filter(({ lateFeePercent }) => lateFeePercent !== keptPercent(after));
  const standing =
    agreed.length === 0
      ? 'No upcoming booking has a different percentage.'
      : `${counted(agreed.length, 'upcoming booking')} ${agreed.length === 1 ? 'keeps its' : 'keep their'} current percentage.`;
  const change =
    kept(after) === kept(before)
      ? `A late cancellation of ${formatCents(exampleCents)} keeps ${kept(after)} as before: never more than the deposit.`
      : `For a late cancellation of ${formatCents(exampleCents)}, you keep ${kept(after)} instead of ${kept(before)}.`;
  return effect('lateFeePercent', `${change} ${standing}`, agreed);
}

function depositEffect({ before, after: { depositPercent }, jobs }: Standings): RuleEffect {
  const held = jobs.filter(({ status }) => status === 'pending');
  const upfront = formatCents(upfrontCents(exampleCents, depositPercent));
  const balance = formatCents(exampleCents - upfrontCents(exampleCents, depositPercent));
  const former =
    before.depositPercent === null ? 'all of it' : formatCents(upfrontCents(exampleCents, before.depositPercent));
  const change =
    depositPercent === null
      ? `New orders are paid in full at booking: ${upfront} of ${formatCents(exampleCents)} instead of ${former}.`
      : `Of an order of ${formatCents(exampleCents)}, ${upfront} is paid at booking instead of ${former}, and ${balance} at the car. A late cancellation keeps the deposit at most.`;
  const standing =
    held.length === 0
      ? ''
      : ` ${counted(held.length, 'active hold')} ${held.length === 1 ? 'keeps its' : 'keep their'} amount.`;
  return effect('depositPercent', `${change}${standing}`, held);
}

function holdEffect({ after, jobs }: Standings): RuleEffect {
  const held = jobs.filter(({ status }) => status === 'pending');
  const change = `New holds last ${counted(after.holdMinutes, 'minute')}.`;
  const standing =
    held.length === 0
      ? ''
      : ` ${counted(held.length, 'active hold')} ${held.length === 1 ? 'keeps its' : 'keep their'} time.`;
  return effect('holdMinutes', `${change}${standing}`, held);
}

function travelEffects(standings: Standings): RuleEffect[] {
  const { before, after, jobs } = standings;
  const isLonger = after.travelMinutes > before.travelMinutes;
  const tight = isLonger ? jobsWithoutTravel(standings) : [];
  const lost = isLonger ? ordersThatFitNoMore(standings) : { lost: 0, all: 0 };
  const standing =
    tight.length > 0
      ? `${counted(tight.length, 'upcoming booking')} ${tight.length === 1 ? 'doesn’t' : 'don’t'} leave ${counted(after.travelMinutes, 'minute')} before the next job or ${dayEnd(standings)}. ${tight.length === 1 ? 'It isn’t' : 'They aren’t'} changed.`
      : `${counted(jobs.length, 'upcoming booking')} ${jobs.length === 1 ? 'keeps its' : 'keep their'} time on the board.`;
  const change = `After each job booked from now on, its crew has ${counted(after.travelMinutes, 'minute')} to travel instead of ${before.travelMinutes}.`;
  const effects = [effect('travelMinutes', `${change} ${standing}`, tight)];
  if (lost.lost > 0) {
    const which = lost.lost === 1 ? 'the longest one' : 'the longest ones';
    const text = `${lost.lost} of the ${lost.all} orders, ${which}, can no longer be booked. No start time leaves room for that much travel before ${dayEnd(standings)}.`;
    effects.push(effect('travelMinutes', text));
  }
  return effects;
}

/** The time at which every day ends, when it is the same everywhere. */
function dayEnd({ before: { catalogue } }: Standings): string {
  const [first, ...others] = new Set(openingsOf(catalogue).map(({ closes }) => closes));
  return first === undefined || others.length > 0 ? 'the end of the day' : formatTime(first);
}

function openingsOf({ regions }: Catalogue): OpeningDay[] {
  return regions.flatMap(({ week }) => week.filter((day) => day !== null));
}

/** Jobs after which the new travel reaches into the crew's next one, or beyond the end of the day. */
function jobsWithoutTravel({ before: { catalogue }, after: { travelMinutes }, jobs }: Standings): JobAhead[] {
  const nextStarts = new Map<string, string>();
  const tight: JobAhead[] = [];
  for (const job of jobs.toReversed()) {
    const { appointmentTime: start, jobMinutes } = job;
    const crewDay = `${job.crewId} ${job.appointmentDate}`;
    const nextStart = nextStarts.get(crewDay);
    const isTight =
      nextStart !== undefined && minutesOfDay(nextStart) < minutesOfDay(start) + jobMinutes + travelMinutes;
    const region = catalogue.regions.find(({ id }) => id === job.regionId);
    const hours = (region && openingOn(region, job.appointmentDate)) ?? widestHours;
    if (isTight || !fitsTheDay({ start, jobMinutes, travelMinutes }, hours)) tight.push(job);
    nextStarts.set(crewDay, start);
  }
  return tight.toReversed();
}

function ordersThatFitNoMore({ before: { catalogue, ...before }, after }: Standings): { lost: number; all: number } {
  const orders = allOrders(catalogue).map((order) => {
    const priced = priceOrder(catalogue, order);
    return priced.ok ? priced.value.jobMinutes : 0;
  });
  const openings = openingsOf(catalogue);
  const fits = (jobMinutes: number, { travelMinutes }: Pick<Rules, 'travelMinutes'>) =>
    openings.some((opening) =>
      opening.starts.some((start) => fitsTheDay({ start, jobMinutes, travelMinutes }, opening)),
    );
  const lost = orders.filter((minutes) => fits(minutes, before) && !fits(minutes, after));
  return { lost: lost.length, all: orders.length };
}

function reminderEffect({ after, plannedReminders }: Standings): RuleEffect {
  const change = `Customers who book from now on get a reminder ${counted(after.reminderHours, 'hour')} before the start.`;
  const standing =
    plannedReminders === 0
      ? ''
      : ` ${counted(plannedReminders, 'reminder')} already planned ${plannedReminders === 1 ? 'is' : 'are'} sent as planned.`;
  return effect('reminderHours', `${change}${standing}`);
}

function leadTimeEffects(standings: Standings): RuleEffect[] {
  const { before, after } = standings;
  return before.catalogue.regions.flatMap((region) => {
    const next = after.leadTimes[region.id] ?? region.leadTime;
    if (leadTimeText(next) === leadTimeText(region.leadTime)) return [];
    const first = firstStart(standings, { ...region, leadTime: next });
    const text = `${region.name}: customers can book ${leadTimeText(next)} instead of ${leadTimeText(region.leadTime)}. The first available time is now ${first}.`;
    return [effect('leadTimes', text)];
  });
}

function leadTimeText(leadTime: LeadTime): string {
  return leadTime.kind === 'minutes'
    ? `up to ${counted(leadTime.minutes, 'minute')} before the start`
    : 'from the next working day';
}

/** This doesn't check whether a crew is free. */
function firstStart({ now, closures }: Standings, region: Region): string {
  for (const date of datesFrom(now.date, 14)) {
    const day = dayAvailability({ region, date, now, closures });
    const starts = openingOn(region, date)?.starts ?? [];
    const first = starts.find((time) => day.kind === 'open' && minutesOfDay(time) >= day.earliestMinutes);
    if (first !== undefined) return `${formatShortDate(date)}, ${formatTime(first)}`;
  }
  return 'more than two weeks ahead';
}
