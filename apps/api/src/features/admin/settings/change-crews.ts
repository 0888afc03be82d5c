import type { CrewOutcome, CrewRecord, CrewRequest, NewCrewRequest } from '@tintforge/api-contract';
import { addDays, type Catalogue, isOnDuty, occupiedCells, offDutyCells, takesJob } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import type { CrewRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, isProblem, type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import type { BookingContext } from '../../bookings';
import { catalogueInForce, type RulesInForce, rulesInForce } from '../../settings';
import { checkRegion } from './check-region';
import { type Standing, standingBookings } from './standing-bookings';
import { allCrews, findCrewRow, insertCrew, type JobAhead, jobsAhead, updateCrew } from './store';

/** All crews, in the order of the catalog's regions. */
export async function readCrews(context: BookingContext): Promise<CrewRecord[]> {
  const { database } = context;
  const { regions } = await catalogueInForce(database.connection, context);
  const counts = await countJobsAhead(database.connection, context);
  const order = regions.map(({ id }) => id);
  return (await allCrews(database.connection))
    .toSorted((one, other) => order.indexOf(one.regionId) - order.indexOf(other.regionId))
    .map((row) => ({ ...row, jobsAhead: counts.get(row.id) ?? 0 }));
}

/** Adds a crew; from then on it is given jobs. */
export async function addCrew(
  context: BookingContext,
  { callerId, body }: { callerId: string; body: NewCrewRequest },
): Promise<CrewRecord | Problem> {
  const { database, clock, random } = context;
  const catalogue = await catalogueInForce(database.connection, context);
  const wrong = checkRegion(catalogue, body.regionId) ?? checkSkills(catalogue, body);
  if (wrong !== undefined) return wrong;
  return commit(database, async (transaction) => {
    const { workingDays, ...rest } = body;
    const fresh = { version: 1, isActive: true, hours: [], absences: [] };
    const row = { id: await nextCrewId(transaction, body.regionId), ...fresh, ...rest };
    const crew: CrewRow = { ...row, workingDays: workingDays.toSorted() };
    await insertCrew(transaction, crew);
    await recordAudit(transaction, {
      id: random.uuid(),
      at: clock.now(),
      userId: callerId,
      action: 'crew.added',
      subject: crew.id,
      data: { after: dutyOf(crew) },
    });
    return { ...crew, jobsAhead: 0 };
  });
}

/** The numbers of a region's crews continue and are never reused: an inactive crew keeps its past jobs. */
async function nextCrewId(connection: Connection, regionId: string): Promise<string> {
  const numbers = (await allCrews(connection))
    .filter((crew) => crew.regionId === regionId)
    .map(({ id }) => Number(id.slice(regionId.length + 1)))
    .filter(Number.isInteger);
  return `${regionId}-${Math.max(0, ...numbers) + 1}`;
}

/**
 * Changes a crew, or with `dryRun` returns its upcoming jobs that no longer fit. They stay with it until staff move or
 * cancel them; it gets no new ones.
 */
export async function changeCrew(
  context: BookingContext,
  { callerId, id, body }: { callerId: string; id: string; body: CrewRequest },
): Promise<CrewOutcome | Problem> {
  const { database, clock, random } = context;
  const catalogue = await catalogueInForce(database.connection, context);
  const wrong = checkSkills(catalogue, body);
  if (wrong !== undefined) return wrong;
  if (body.dryRun) {
    const judged = await judge(database.connection, { context, id, body });
    if (isProblem(judged)) return judged;
    return outcomeOf(database.connection, { context, crew: { ...judged.row, ...judged.changes }, ...judged });
  }
  return commit(database, async (transaction) => {
    const judged = await judge(transaction, { context, id, body });
    if (isProblem(judged)) return judged;
    const { row, changes } = judged;
    const crew = await updateCrew(transaction, row, changes);
    await recordAudit(transaction, {
      id: random.uuid(),
      at: clock.now(),
      userId: callerId,
      action: 'crew.changed',
      subject: id,
      data: { before: dutyOf(row), after: dutyOf(crew) },
    });
    return outcomeOf(transaction, { context, crew, ...judged });
  });
}

type CrewChanges = Pick<
  CrewRow,
  'name' | 'members' | 'isActive' | 'workingDays' | 'hours' | 'absences' | 'missingSkills'
>;

async function judge(
  connection: Connection,
  { context, id, body }: { context: BookingContext; id: string; body: CrewRequest },
): Promise<{ row: CrewRow; changes: CrewChanges; standing: Standing } | Problem> {
  const row = await findCrewRow(connection, id);
  if (row === undefined) return problem('not_found', { message: 'No crew has this ID.' });
  if (row.version !== body.version) return changedMeanwhile();
  const { version: _seen, dryRun: _isAsked, ...wanted } = body;
  const { hours = row.hours, absences = row.absences } = wanted;
  const yearAgo = addDays(localMoment(context.clock.now()).date, -366);
  const changes = {
    ...wanted,
    workingDays: wanted.workingDays.toSorted(),
    hours: hours.some((day) => day !== null) ? hours : [],
    // Reports look back; older ones are of no use to anyone.
    absences: absences
      .filter(({ until }) => until >= yearAgo)
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  };
  const { catalogue, travelMinutes } = await rulesInForce(connection, context);
  const reasonOf = (job: JobAhead) =>
    job.crewId === id ? misfit({ catalogue, travelMinutes }, { crew: changes, job }) : undefined;
  return {
    row,
    changes,
    standing: await standingBookings(connection, { context, regionIds: [row.regionId], reasonOf }),
  };
}

/** The reason why a crew would no longer be given a job that it has; undefined while it would. */
function misfit(
  { catalogue: { addOns }, travelMinutes }: Pick<RulesInForce, 'catalogue' | 'travelMinutes'>,
  { crew, job }: { crew: CrewChanges; job: JobAhead },
): string | undefined {
  const { appointmentDate: date, appointmentTime: start, jobMinutes } = job;
  const demand = { date, addOnIds: job.addOnIds };
  if (!crew.isActive) return 'The crew is inactive';
  if (takesJob(crew, demand)) {
    const offDuty = offDutyCells(crew.hours, date);
    const isOutside = occupiedCells({ start, jobMinutes, travelMinutes }).some((cell) => offDuty.includes(cell));
    return isOutside ? 'Outside the crew’s hours' : undefined;
  }
  if (isOnDuty({ workingDays: crew.workingDays }, date) && !isOnDuty(crew, date)) return 'The crew is away';
  const missing = addOns.find(({ id }) => job.addOnIds.includes(id) && crew.missingSkills.includes(id));
  return missing === undefined ? 'The crew doesn’t work on this day' : `The crew can’t do ${missing.name}`;
}

async function outcomeOf(
  connection: Connection,
  { context, crew, standing }: { context: BookingContext; crew: CrewRow; standing: Standing },
): Promise<CrewOutcome> {
  return { crew: { ...crew, jobsAhead: (await countJobsAhead(connection, context)).get(crew.id) ?? 0 }, standing };
}

async function countJobsAhead(
  connection: Connection,
  { firstCatalogue, clock }: BookingContext,
): Promise<Map<string, number>> {
  const now = clock.now();
  const regionIds = firstCatalogue.regions.map(({ id }) => id);
  const jobs = await jobsAhead(connection, { regionIds, today: localMoment(now).date, now });
  const counts = new Map<string, number>();
  for (const { crewId } of jobs) counts.set(crewId, (counts.get(crewId) ?? 0) + 1);
  return counts;
}

/** The audited fields of a crew: no names of persons, and of an absence no reason. */
function dutyOf({ name, regionId, isActive, workingDays, hours, absences, missingSkills }: CrewRow) {
  const away = absences.map(({ from, until }) => ({ from, until }));
  return { name, regionId, isActive, workingDays, hours, absences: away, missingSkills };
}

function checkSkills(
  { addOns }: Catalogue,
  { missingSkills }: { missingSkills: readonly string[] },
): Problem | undefined {
  if (missingSkills.every((skill) => addOns.some(({ id }) => id === skill))) return undefined;
  const message = 'Please choose from the extras that the shop sells.';
  return problem('invalid_value', { message, fields: { missingSkills: message } });
}
