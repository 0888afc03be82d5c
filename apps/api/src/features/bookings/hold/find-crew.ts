import type { BookingRequest } from '@tintforge/api-contract';
import {
  allocate,
  allocateTogether,
  bookingHorizonDays,
  type CrewDay,
  dayAvailability,
  formatTime,
  minutesOfDay,
  type OpeningDay,
  openingOn,
  type Region,
  type Result,
} from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { closedDays, crewDays, crewDaysOfSides, regionDays } from '../../availability';
import type { RulesInForce } from '../../settings';
import type { JobSide } from '../cars/sides';
import { regionById } from '../view/booking-view';
import type { CellClaims } from './cell-claims';
import type { Slot } from './slot';

/** Context of the search for a crew. */
export interface SlotRequest {
  /** The shop's rules, as the decision has read them. */
  rules: RulesInForce;
  /** Epoch milliseconds. */
  now: number;
  /** Working time at the car, minutes. */
  jobMinutes: number;
  /** Skills that the crew needs in addition to the package. */
  addOnIds: readonly string[];
  region: Region;
  date: string;
  time: BookingRequest['appointmentTime'];
  /** A booking whose cells count as free. */
  ownBookingId?: string | undefined;
  /** The visits of it whose cells do; all of them when absent. */
  ownVisits?: readonly number[] | undefined;
  /** Gets the job if it is free for it. */
  preferredCrewId?: string | undefined;
  /** The only crew that counts, when one is named. */
  crewId?: string | undefined;
  /** For staff, who may override both: ignores lead time and horizon. */
  isAnyNotice?: boolean;
}

/** Context of the search for crews that begin together; one side is any job. */
export interface SidesRequest extends Omit<SlotRequest, 'jobMinutes' | 'addOnIds' | 'preferredCrewId'> {
  /** A named crew counts for one side alone. */
  sides: readonly JobSide[];
  /** Half hours that others have chosen. Those that are found are claimed too, until the caller releases them. */
  claims?: CellClaims | undefined;
}

/** Days of fresh starts that go with "taken": the asked one and the week after it. */
const freshDays = 8;

const dayProblems = {
  past: ['too_soon', 'This day has passed. Choose a later one.'],
  sunday: ['closed_day', 'We don’t work on Sundays. Choose another day.'],
  closed: ['closed_day', 'We are closed on this day. Choose another one.'],
  'too-soon': ['too_soon', 'This is too soon for our crews. Choose a later day.'],
  'too-far': ['too_far', `We take bookings up to ${bookingHorizonDays} days ahead. Choose an earlier day.`],
} as const;

/** A free crew for the asked start, or why there is none: a day without work, no start, too early, too late, or taken. */
export async function findCrew(
  connection: Connection,
  request: SlotRequest & Pick<SidesRequest, 'claims'>,
): Promise<Slot | Problem> {
  const { rules, jobMinutes, addOnIds, date, time, crewId: onlyCrewId, claims } = request;
  const open = await openDay(connection, request);
  if (isProblem(open)) return open;
  const { region, opening, earliestMinutes } = open;

  const span = { regionId: region.id, from: date, to: date, dates: [date] };
  const onDuty = (await crewDays(connection, { ...span, addOnIds, ...ownCells(request) })).get(date) ?? [];
  const crews = onlyCrewId === undefined ? onDuty : onDuty.filter(({ crewId }) => crewId === onlyCrewId);
  const job = { start: time, opening, jobMinutes, travelMinutes: rules.travelMinutes, earliestMinutes };
  const preferred = allocate({ ...job, crews: crews.filter(({ crewId }) => crewId === request.preferredCrewId) });
  const slot = preferred.ok ? preferred : aroundClaims(request, (settle) => allocate({ ...job, crews: settle(crews) }));
  if (slot.ok) {
    claims?.claim(date, [slot.value]);
    return slot.value;
  }
  return slot.problem === 'slot_taken' ? await slotTaken(connection, request) : endsTooLate(opening);
}

/** A different crew for each side, all free for the asked start, or why there are none. */
export async function findCrews(connection: Connection, request: SidesRequest): Promise<Slot[] | Problem> {
  const { rules, sides, date, time, claims } = request;
  const [side] = sides;
  if (side !== undefined && sides.length === 1) {
    const slot = await findCrew(connection, { ...request, ...side });
    return isProblem(slot) ? slot : [slot];
  }
  const open = await openDay(connection, request);
  if (isProblem(open)) return open;
  const { region, opening, earliestMinutes } = open;

  const span = { regionId: region.id, from: date, to: date, dates: [date] };
  const skills = sides.map(({ addOnIds }) => addOnIds);
  const onDuty = (await crewDaysOfSides(connection, { ...span, skills, ...ownCells(request) })).get(date) ?? [];
  const found = aroundClaims(request, (settle) =>
    allocateTogether({
      sides: sides.map((each, index) => ({ ...each, crews: settle(onDuty[index] ?? []) })),
      opening,
      start: time,
      travelMinutes: rules.travelMinutes,
      earliestMinutes,
    }),
  );
  if (found.ok) {
    claims?.claim(date, found.value);
    return found.value;
  }
  return found.problem === 'slot_taken' ? await slotTaken(connection, request) : endsTooLate(opening);
}

/** Looks among crews as they will be once the claimed half hours are written, and as they are when none is free then. */
function aroundClaims<Found>(
  { claims, date }: Pick<SidesRequest, 'claims' | 'date'>,
  find: (settle: (crews: readonly CrewDay[]) => readonly CrewDay[]) => Result<Found, 'slot_taken' | 'outside_hours'>,
) {
  const found = claims && find((crews) => claims.around(crews, date));
  return found?.ok === true ? found : find((crews) => crews);
}

interface OpenStart {
  region: Region;
  opening: OpeningDay;
  earliestMinutes: number;
}

/** The hours of the asked day, if its start is one of them, and neither too early nor too far ahead. */
async function openDay(
  connection: Connection,
  request: Pick<SlotRequest, 'rules' | 'now' | 'region' | 'date' | 'time' | 'isAnyNotice'>,
): Promise<OpenStart | Problem> {
  const { rules, date, time, isAnyNotice = false } = request;
  const region = regionById(rules.catalogue, request.region.id);
  const now = localMoment(request.now);
  const closures = await closedDays(connection, { from: date, to: date });
  const day = dayAvailability({ region, date, now, closures, isAnyNotice });
  const opening = openingOn(region, date);
  if (day.kind !== 'open' || opening === undefined) {
    const [code, message] = dayProblems[day.kind === 'open' ? 'closed' : day.kind];
    return problem(code, { message, fields: { appointmentDate: message } });
  }
  if (minutesOfDay(time) < day.earliestMinutes)
    return refuse('too_soon', 'This time is too soon for our crews. Choose a later one.');
  if (!opening.starts.includes(time))
    return refuse('outside_hours', `No job starts at ${formatTime(time)} on this day. Choose another time.`);
  return { region, opening, earliestMinutes: day.earliestMinutes };
}

function endsTooLate({ closes }: OpeningDay): Problem {
  return refuse('outside_hours', `This job wouldn’t be done by ${formatTime(closes)}. Choose an earlier time.`);
}

function refuse(code: 'too_soon' | 'outside_hours', message: string): Problem {
  return problem(code, { message, fields: { appointmentTime: message } });
}

function ownCells({ ownBookingId, ownVisits }: Pick<SlotRequest, 'ownBookingId' | 'ownVisits'>) {
  return { excludedBookingId: ownBookingId, excludedVisits: ownVisits };
}

/** The start was sold; the response contains the remaining starts. */
export async function slotTaken(connection: Connection, request: SlotRequest | SidesRequest): Promise<Problem> {
  const { rules, now, region, date } = request;
  const work =
    'sides' in request ? { sides: request.sides } : { jobMinutes: request.jobMinutes, addOnIds: request.addOnIds };
  const message = 'That time was just taken. Choose another one.';
  const days = await regionDays(connection, {
    rules,
    region,
    ...work,
    from: date,
    days: freshDays,
    now,
    ...ownCells(request),
  });
  return problem('slot_taken', { message, fields: { appointmentTime: message }, details: { days } });
}
