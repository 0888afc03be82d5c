import type { HoursOutcome, HoursRecord, HoursRequest, ShopHours } from '@tintforge/api-contract';
import {
  type Catalogue,
  doors,
  fitsTheDay,
  formatTime,
  judgePrintedWeek,
  judgeWeek,
  openingOn,
  type WeekFinding,
} from '@tintforge/booking-core';
import { findingText, openingWords, weekdayName } from '@tintforge/content';
import { localMoment } from '@tintforge/content/clock';
import type { Connection, Transaction } from '../../../db/client';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, isProblem, type Problem, problem } from '../../../platform/problem';
import { findUser } from '../../accounts';
import { recordAudit } from '../../audit';
import type { BookingContext } from '../../bookings';
import { type RulesInForce, rulesInForce, writeHours } from '../../settings';
import { holidayEffects, holidayOn, holidaysSince, shownHolidays } from './holiday-effects';
import { hoursEffects } from './hours-effects';
import { type Standing, standingBookings } from './standing-bookings';
import { allCrews, type JobAhead } from './store';

/** The hours in force, with their version and who changed them last. */
export async function readHours(context: BookingContext): Promise<HoursRecord> {
  const { connection } = context.database;
  return recordOf(connection, await rulesInForce(connection, context));
}

/**
 * Changes the hours of all regions and doors, or with `dryRun` previews a change. Existing bookings keep their time and
 * their crew, also where the day, the start or the end is no longer within the hours.
 */
export async function changeHours(
  context: BookingContext,
  { callerId, body }: { callerId: string; body: HoursRequest },
): Promise<HoursOutcome | Problem> {
  const { database, firstCatalogue } = context;
  const wrong = checkHours(firstCatalogue, body.hours);
  if (wrong !== undefined) return wrong;
  if (!body.dryRun) return commit(database, (transaction) => write(transaction, { context, callerId, body }));
  const judged = await judge(database.connection, { context, body });
  if (isProblem(judged)) return judged;
  const { before, effects, standing } = judged;
  const record = { ...(await recordOf(database.connection, before)), hours: body.hours };
  return { record, effects, standing };
}

/** Every region has its week, nothing else has one, and no week contradicts itself. */
function checkHours({ regions }: Catalogue, { weeks, printed, holidays }: ShopHours): Problem | undefined {
  const named = Object.keys(weeks).toSorted().join();
  const served = regions.map(({ id }) => id);
  if (named !== served.toSorted().join()) {
    const message = 'Please enter hours for each region, and only for regions.';
    return problem('invalid_value', { message, fields: { weeks: message } });
  }
  const unknown = Object.values(holidays).some(({ regionIds }) => regionIds?.some((id) => !served.includes(id)));
  if (unknown) {
    const message = 'Please choose from the regions that the shop serves.';
    return problem('invalid_value', { message, fields: { holidays: message } });
  }
  const found = [
    ...regions.flatMap(({ id, name }) => placed(judgeWeek(weeks[id] ?? []), { field: `weeks.${id}`, name })),
    ...doors.flatMap((door) =>
      placed(judgePrintedWeek(printed[door]), { field: `printed.${door}`, name: openingWords.doors[door] }),
    ),
  ];
  const [first] = found;
  if (first === undefined) return undefined;
  const fields = Object.fromEntries(found.toReversed().map(({ field, text }) => [field, text]));
  return problem('invalid_value', { message: `${first.place}: ${first.text}`, fields });
}

/** Findings with the field they belong to: `weeks.tampa.2` for Tuesday, `weeks.tampa` for the whole week. */
function placed(findings: readonly WeekFinding[], { field, name }: { field: string; name: string }) {
  return findings.map((finding) => ({
    field: finding.weekday === null ? field : `${field}.${finding.weekday}`,
    place: finding.weekday === null ? name : `${name}, ${weekdayName(finding.weekday)}`,
    text: findingText(finding),
  }));
}

interface Judged {
  before: RulesInForce;
  effects: string[];
  standing: Standing;
}

async function judge(
  connection: Connection,
  { context, body: { version, hours } }: { context: BookingContext; body: HoursRequest },
): Promise<Judged | Problem> {
  const before = await rulesInForce(connection, context);
  if ((before.hoursChange?.version ?? 0) !== version) return changedMeanwhile();
  const crews = (await allCrews(connection)).filter(({ isActive }) => isActive);
  const today = localMoment(context.clock.now()).date;
  const kept = holidaysSince(before.holidays, { wanted: hours.holidays, today });
  const isKept = holidayOn(kept, today);
  const wasKept = holidayOn(before.holidays, today);
  return {
    before,
    effects: [
      ...hoursEffects({ before: before.catalogue, after: hours, crews }),
      ...holidayEffects({ before: before.holidays, after: hours.holidays, today, regions: before.catalogue.regions }),
    ],
    standing: await standingBookings(connection, {
      context,
      regionIds: before.catalogue.regions.map(({ id }) => id),
      reasonOf: (job) => {
        const holiday = isKept(job);
        return (holiday === wasKept(job) ? undefined : holiday) ?? misfit(job, { before, hours });
      },
    }),
  };
}

/** The reason why a job no longer fits the hours, if it did before. */
function misfit(job: JobAhead, { before, hours }: { before: RulesInForce; hours: ShopHours }): string | undefined {
  const region = before.catalogue.regions.find(({ id }) => id === job.regionId);
  const week = hours.weeks[job.regionId];
  if (region === undefined || week === undefined) return undefined;
  const reasonIn = (place: Pick<typeof region, 'week'>) => whyNot(job, { ...before, ...place });
  const reason = reasonIn({ week });
  return reason === reasonIn(region) ? undefined : reason;
}

function whyNot(
  { appointmentDate, appointmentTime: start, jobMinutes }: JobAhead,
  { week, travelMinutes }: Pick<RulesInForce, 'travelMinutes'> & { week: ShopHours['weeks'][string] },
): string | undefined {
  const opening = openingOn({ week }, appointmentDate);
  if (opening === undefined) return 'The day is closed';
  if (!opening.starts.includes(start)) return `${formatTime(start)} is no longer offered`;
  if (!fitsTheDay({ start, jobMinutes, travelMinutes }, opening)) return `Ends after ${formatTime(opening.closes)}`;
  return undefined;
}

async function write(
  transaction: Transaction,
  { context, callerId, body }: { context: BookingContext; callerId: string; body: HoursRequest },
): Promise<HoursOutcome | Problem> {
  const judged = await judge(transaction, { context, body });
  if (isProblem(judged)) return judged;
  const { before, effects, standing } = judged;
  const { clock, random } = context;
  if (effects.length > 0) {
    const at = clock.now();
    const { weeks, printed } = body.hours;
    const change = { version: body.version + 1, at, userId: callerId };
    const holidays = holidaysSince(before.holidays, { wanted: body.hours.holidays, today: localMoment(at).date });
    await writeHours(transaction, { weeks, printed, holidays, change });
    for (const { key, was, is } of changesOf(before, body.hours)) {
      const act = { id: random.uuid(), at, userId: callerId, action: 'hours.changed' };
      await recordAudit(transaction, { ...act, subject: key, data: { before: was, after: is } });
    }
  }
  const record = await recordOf(transaction, await rulesInForce(transaction, context));
  return { record, effects, standing };
}

/** The changed values: a region's whole week by its ID, a door's printed hours by its name, and the holidays. */
function changesOf(
  { catalogue: before, holidays }: RulesInForce,
  after: ShopHours,
): { key: string; was: unknown; is: unknown }[] {
  const weeks = before.regions.map(({ id, week }) => ({
    key: id,
    was: week as unknown,
    is: after.weeks[id] as unknown,
  }));
  const printed = doors.map((door) => ({
    key: door as string,
    was: before.hours[door] as unknown,
    is: after.printed[door] as unknown,
  }));
  const off = { key: 'holidays', was: shownHolidays(holidays) as unknown, is: after.holidays as unknown };
  return [...weeks, ...printed, off].filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
}

async function recordOf(
  connection: Connection,
  { catalogue: { regions, hours }, holidays, hoursChange: change }: RulesInForce,
): Promise<HoursRecord> {
  return {
    version: change?.version ?? 0,
    hours: {
      weeks: Object.fromEntries(regions.map(({ id, week }) => [id, week])),
      printed: hours,
      holidays: shownHolidays(holidays),
    },
    changed:
      change === null
        ? null
        : { at: new Date(change.at).toISOString(), by: (await findUser(connection, change.userId))?.username ?? '' },
  };
}
