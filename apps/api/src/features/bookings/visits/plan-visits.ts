import type { ActedBooking, PlanVisitsRequest } from '@tintforge/api-contract';
import {
  clashWithin,
  formatShortDate,
  formatTime,
  freeNoticeMs,
  isOpenVisit,
  judgeVisitPlace,
  mayReschedule,
  mostVisits,
  occupiedCells,
  offDutyCells,
  type PlannedPlace,
  takesJob,
  type VisitOverride,
} from '@tintforge/booking-core';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow, VisitRow } from '../../../db/schema';
import { commit, retryOnConflict } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { activeCrews, closedDays } from '../../availability';
import { isUnplanned, notPossible, reasonMissing, unplanned, visitsOf } from '../../jobs';
import { rulesInForce } from '../../settings';
import { judgeShadesAgain } from '../cars/judge-cars-again';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { mayPlanVisits } from '../rights/may-plan-visits';
import { actedView, findSeen, type SeenBooking, tellCustomer } from '../staff/staff-act';
import { deleteVisitsCells, insertCells } from '../store/booking-store';
import { occupantsOf } from '../store/occupants';
import { insertVisit, shownVisit, updateVisit } from '../store/visit-store';
import { regionById } from '../view/booking-view';
import { writeVisitAct } from './write-visits';

/** Visits to plan, to move and to give up. */
export type VisitPlan = SeenBooking & Omit<PlanVisitsRequest, 'version'>;

type WantedVisit = PlanVisitsRequest['visits'][number];

/**
 * Plans further visits of a job, moves planned ones and gives others up, all in one transaction: when one of them can't be
 * had, nothing is written, and what is in its way is named. The half hours of visits that move or are given up count as
 * free. A visit that has begun never moves. A completed job is taken up again, for a rework, and a quote's booking whose visits are
 * all given up waits for a date.
 */
export function planVisits(context: BookingContext, plan: VisitPlan): Promise<ActedBooking | Problem> {
  // A half hour that another commit took first is looked at again, and named.
  return retryOnConflict(() => commit(context.database, (transaction) => planInside(transaction, { context, plan })));
}

/** A plan that is being judged. */
interface Judged {
  context: BookingContext;
  plan: VisitPlan;
  row: BookingRow;
  all: readonly VisitRow[];
  /** Numbers of the visits whose half hours count as free. */
  replaced: number[];
  now: number;
}

async function planInside(
  transaction: Transaction,
  { context, plan }: Pick<Judged, 'context' | 'plan'>,
): Promise<ActedBooking | Problem> {
  const row = await findSeen(transaction, plan);
  if (isProblem(row)) return row;
  if (!mayPlanVisits(row)) return notPossible(row, `This booking is ${row.status}, so no visits can be planned.`);
  const all = await visitsOf(transaction, row.id);
  const moved = plan.visits.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const replaced = [...moved, ...plan.cancelled];
  const judged: Judged = { context, plan, row, all, replaced, now: context.clock.now() };
  const refused = checkNumbers(judged) ?? (await checkPlaces(transaction, judged));
  if (refused !== undefined) return refused;
  return actedView(await writePlan(transaction, judged));
}

/** Only planned visits move or are given up, each once; one stays open, but of a quote's booking, and there are no more than a job can have. */
function checkNumbers({ plan, row, all, replaced }: Judged): Problem | undefined {
  const [twice] = replaced.filter((number, index) => replaced.indexOf(number) < index);
  if (twice !== undefined) return notPossible(row, 'A visit can be changed only once in a plan.');
  const begun = replaced.find((number) => all.find((visit) => visit.number === number)?.status !== 'planned');
  if (begun !== undefined) {
    const status = all.find(({ number }) => number === begun)?.status ?? 'unknown';
    return notPossible(row, `Visit ${begun} is ${status}. Only planned visits can be changed.`);
  }
  if (plan.visits.length + plan.cancelled.length === 0) return notPossible(row, 'There’s nothing to change.');
  const others = all.filter((visit) => isOpenVisit(visit) && !replaced.includes(visit.number)).length;
  const open = others + plan.visits.length;
  if (open === 0 && !mayWaitAgain({ row, all })) {
    return notPossible(row, 'This leaves no visit. Plan one, or cancel the booking.');
  }
  const ever = all.length + plan.visits.filter(({ number }) => number === undefined).length;
  if (open > mostVisits.open || ever > mostVisits.ever) {
    return notPossible(row, `A job can have at most ${mostVisits.open} open visits.`);
  }
  return undefined;
}

/** True for a quote's booking on which no work was done: without visits it waits for a date again. */
function mayWaitAgain({ row, all }: Pick<Judged, 'row' | 'all'>): boolean {
  const isAhead = row.status === 'confirmed' || row.status === 'scheduled';
  return row.quoteId !== null && isAhead && all.every(({ status }) => status === 'planned' || status === 'cancelled');
}

/** Each place can be had: the crew works, nothing is in the way, and rules are set aside only for a reason. */
async function checkPlaces(transaction: Transaction, judged: Judged): Promise<Problem | undefined> {
  const { context, plan, row, replaced, now } = judged;
  const rules = await rulesInForce(transaction, context);
  const region = regionById(rules.catalogue, row.regionId);
  const crews = await activeCrews(transaction, row.regionId);
  const places = plan.visits.map((visit) => placeOf(visit, rules.travelMinutes));
  const clash = clashWithin(places);
  if (clash !== undefined) {
    return inTheWay(judged, {
      index: clash[1],
      occupants: [],
      text: `Visit ${clash[0] + 1} of this plan is in the way.`,
    });
  }
  const overrides = new Set<VisitOverride>();
  for (const [index, place] of places.entries()) {
    const { crewId, date } = place;
    const crew = crews.find(({ id }) => id === crewId);
    if (crew === undefined) return atRow(judged, { index, text: 'This crew doesn’t take jobs in this region.' });
    const closures = await closedDays(transaction, { from: date, to: date });
    const found = judgeVisitPlace({ region, date, time: place, closures, now: localMoment(now) });
    if (found === 'past') return atRow(judged, { index, text: 'This time has passed. Choose a later one.' });
    if (found === 'too-late')
      return atRow(judged, { index, text: 'This visit would end too late. Choose an earlier time.' });
    for (const override of found) overrides.add(override);
    const offDuty = offDutyCells(crew.hours, date);
    if (occupiedCells(place).some((cell) => offDuty.includes(cell))) overrides.add('outside-hours');
    const isOnDuty = takesJob(crew, { date, addOnIds: row.addOnIds });
    if (!isOnDuty && !found.includes('closed-day')) {
      return atRow(judged, { index, text: 'This crew doesn’t work that day, or can’t do the whole order.' });
    }
    const except = { bookingId: row.id, visits: replaced };
    const occupants = await occupantsOf(transaction, { crewId, date, cells: occupiedCells(place), except });
    if (occupants.length > 0) {
      const text = `${occupants.join(' and ')} ${occupants.length === 1 ? 'is' : 'are'} in the way.`;
      return inTheWay(judged, { index, occupants, text });
    }
  }
  const why = [...[...overrides].map((override) => overrideTexts[override]), ...(isLate(judged) ? [lateText] : [])];
  return why.length > 0 && plan.reason === '' ? reasonMissing(why.join(' ')) : undefined;
}

const overrideTexts: Readonly<Record<VisitOverride, string>> = {
  'closed-day': 'A visit is on a day that is closed.',
  'outside-hours': 'A visit is outside the hours of the region or the crew.',
  horizon: 'A visit is outside the booking window.',
};

const lateText = 'The customer can no longer move the first visit.';

/** True when the visit that comes first moves although its customer could no longer move it. */
function isLate({ row, replaced, plan, now }: Judged): boolean {
  const isAhead = row.status === 'confirmed' || row.status === 'scheduled';
  const wanted = plan.visits.find(({ number }) => number === row.visitNumber);
  const stays = wanted?.date === row.appointmentDate && wanted.start === row.appointmentTime;
  return isAhead && replaced.includes(row.visitNumber) && !stays && !mayReschedule({ ...row, now });
}

function placeOf({ crewId, date, start, minutes }: WantedVisit, travelMinutes: number): PlannedPlace {
  return { crewId, date, start, jobMinutes: minutes, travelMinutes };
}

/** A fault of a visit, by its position in the plan. */
interface Fault {
  index: number;
  text: string;
}

function sayRow({ plan }: Judged, { index, text }: Fault) {
  const { date, start } = plan.visits[index] ?? { date: '', start: '00:00' };
  const message = `${formatShortDate(date)}, ${formatTime(start)}: ${text}`;
  return { message, fields: { [`visits.${index}`]: text } };
}

function atRow(judged: Judged, fault: Fault): Problem {
  return problem('not_possible', { ...sayRow(judged, fault), details: { status: judged.row.status } });
}

function inTheWay(judged: Judged, { occupants, ...fault }: Fault & { occupants: readonly string[] }): Problem {
  return problem('crew_busy', { ...sayRow(judged, fault), details: { trackingCodes: [...occupants] } });
}

/**
 * A quote's work whose first visit is planned or moved to so soon that its free moment is near, or has passed: its customer
 * has a day from now on.
 */
function laterFree({ row, now }: Judged, startsAt: number): Pick<BookingRow, 'freeFloorAt'> | undefined {
  const isAhead = row.status === 'confirmed' || row.status === 'scheduled';
  if (row.quoteId === null || !isAhead || startsAt === row.startsAt) return undefined;
  const floor = Math.max(row.freeFloorAt ?? 0, now + freeNoticeMs);
  return startsAt - row.freeNoticeHours * 3_600_000 < floor ? { freeFloorAt: floor } : undefined;
}

async function writePlan(transaction: Transaction, judged: Judged): Promise<BookingRow> {
  const { context, plan, row, all, replaced, now } = judged;
  const { travelMinutes } = await rulesInForce(transaction, context);
  const bookingId = row.id;
  for (const number of replaced) await deleteVisitsCells(transaction, { bookingId, visitNumber: number });
  for (const number of plan.cancelled) await updateVisit(transaction, { bookingId, number, status: 'cancelled' });
  let last = Math.max(0, ...all.map(({ number }) => number));
  const planned: number[] = [];
  for (const visit of plan.visits) {
    const { crewId, date, start: time, minutes } = visit;
    const place = { crewId, date, time, startsAt: instantOf({ date, time }), minutes };
    const number = visit.number ?? last + 1;
    if (visit.number === undefined) {
      last = number;
      const fresh = { status: 'planned', startedAt: null, completedAt: null } as const;
      await insertVisit(transaction, { bookingId, number, regionId: row.regionId, ...place, ...fresh });
    } else await updateVisit(transaction, { bookingId, number, ...place });
    planned.push(number);
    const cells = occupiedCells(placeOf(visit, travelMinutes));
    await insertCells(transaction, { bookingId, visitNumber: number, crewId, date, cells });
  }
  const status = row.status === 'completed' ? 'in-progress' : row.status;
  const after = await visitsOf(transaction, bookingId);
  const place = after.some(isOpenVisit) ? shownVisit({ ...row, status }, after) : unplanned;
  const next = { ...row, status, ...place };
  const isAhead = row.status === 'confirmed' || row.status === 'scheduled';
  const { appointmentDate } = next;
  const shades = isAhead ? (await judgeShadesAgain(transaction, { context, row, appointmentDate })).changes : undefined;
  const data = {
    planned,
    ...(plan.cancelled.length === 0 ? {} : { givenUp: plan.cancelled }),
    ...(next.startsAt === row.startsAt || isUnplanned(row) || isUnplanned(next)
      ? {}
      : { from: row.startsAt, to: next.startsAt }),
  };
  const written = await writeVisitAct(transaction, {
    context,
    row,
    caller: plan.caller,
    now,
    kind: 'visits-planned',
    changes: { status, ...place, carCrews: 1, ...shades, ...laterFree(judged, next.startsAt) },
    data,
    note: plan.reason,
  });
  if (plan.notify) {
    const open = (await visitsOf(transaction, bookingId)).filter(isOpenVisit);
    const starts = open.map(({ startsAt }) => startsAt);
    const cause = String(written.version);
    await tellCustomer(transaction, { context, row: written, now, kind: 'visits-planned', cause, data: { starts } });
  }
  if (written.customerEmail !== '') await planBookingMails(transaction, { row: written, random: context.random, now });
  return written;
}
