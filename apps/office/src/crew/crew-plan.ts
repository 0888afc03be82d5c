import type { CarJob, CrewDay } from '@tintforge/api-contract';

/** A crew with its jobs for today. */
export type CrewPlan = CrewDay['crews'][number];

/** One line of the day: a job, the drive to it, or time without jobs. Instants are epoch milliseconds. */
export type DayEntry =
  | { kind: 'job'; at: number; job: CarJob }
  | { kind: 'drive'; at: number; minutes: number; place: string }
  | { kind: 'pause'; at: number; until: number; reason: string };

const overStatuses: readonly CarJob['status'][] = ['completed', 'no-show'];

/** True when a job needs no more work. */
export function isOver({ status }: CarJob): boolean {
  return overStatuses.includes(status);
}

/** Planned end of the work at the car. */
export function endOf({ appointmentInstant, jobMinutes }: CarJob): number {
  return Date.parse(appointmentInstant) + jobMinutes * 60_000;
}

/**
 * The day's crew: that of the open job, otherwise the chosen one, otherwise the first. A job of two crews at once is the chosen
 * one's.
 */
export function crewFor(
  crews: readonly CrewPlan[],
  { crew, job }: { crew: string | undefined; job: string | undefined },
): CrewPlan | undefined {
  const chosen = crews.find(({ id }) => id === crew);
  return crewWith(crews, { chosen, job }) ?? chosen ?? crews[0];
}

/** The crew that has a job on its day: the chosen one where it does. */
export function crewWith(
  crews: readonly CrewPlan[],
  { chosen, job }: { chosen: CrewPlan | undefined; job: string | undefined },
): CrewPlan | undefined {
  const has = ({ jobs }: CrewPlan) => jobs.some(({ trackingCode }) => trackingCode === job);
  return chosen !== undefined && has(chosen) ? chosen : crews.find(has);
}

/**
 * The job that the crew sees in large type: the chosen one while it is not done, else the one under way, else the next
 * confirmed one; undefined when there is none left.
 */
export function jobNow(jobs: readonly CarJob[], chosen: string | undefined): CarJob | undefined {
  return (
    jobs.find((job) => job.trackingCode === chosen && !isOver(job)) ??
    jobs.find(({ status }) => status === 'in-progress') ??
    jobs.find(({ status }) => status === 'confirmed' || status === 'scheduled')
  );
}

/** The other upcoming jobs, in order, with the travel between one job and the next. */
export function restOfDay(
  { jobs, pauses }: Pick<CrewPlan, 'jobs' | 'pauses'>,
  { current, travelMinutes }: { current: CarJob | undefined; travelMinutes: number },
): DayEntry[] {
  const isLeft = (job: CarJob) => !isOver(job) && job.trackingCode !== current?.trackingCode;
  const rows = jobs.flatMap((job, index): DayEntry[] => {
    if (!isLeft(job)) return [];
    const before = jobs[index - 1];
    const entry: DayEntry = { kind: 'job', at: Date.parse(job.appointmentInstant), job };
    if (before === undefined) return [entry];
    return [{ kind: 'drive', at: endOf(before), minutes: travelMinutes, place: job.address.city }, entry];
  });
  const breaks = pauses.map(
    ({ startsAt, endsAt, reason }): DayEntry => ({
      kind: 'pause',
      at: Date.parse(startsAt),
      until: Date.parse(endsAt),
      reason,
    }),
  );
  return [...rows, ...breaks].toSorted((one, other) => one.at - other.at);
}

/** Next step of a job: notify the customer, check in the car, complete it, or nothing. */
export type NextStep = 'tell' | 'start' | 'complete' | 'none';

/** A customer without an address, or already notified, is skipped. */
export function nextStep({ status, obstacle, hasEmail, onMyWayAt }: CarJob): NextStep {
  if (status === 'in-progress') return 'complete';
  if (obstacle !== null) return 'none';
  return hasEmail && onMyWayAt === null ? 'tell' : 'start';
}
