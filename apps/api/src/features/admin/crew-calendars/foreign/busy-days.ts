import { Temporal } from 'temporal-polyfill';
import type { BusyRun, BusyTime } from '../ports';

const cellMinutes = 30;
const cellsPerDay = 1440 / cellMinutes;

/** Zones differ by whole quarters of an hour. */
const quarterMs = 900_000;

/** The days that are wanted, `YYYY-MM-DD`, on the clock of a zone. */
interface Days {
  from: string;
  to: string;
  timeZone: string;
}

/** The half hours that busy times touch, day by day, touching ones joined. Other days are left out. */
export function busyRuns(times: readonly BusyTime[], { from, to, timeZone }: Days): BusyRun[] {
  const days = new Map<string, Set<number>>();
  const midnight = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(timeZone);
  const startsAt = midnight(from).epochMilliseconds;
  const endsAt = midnight(to).add({ days: 1 }).epochMilliseconds;
  for (const time of merged(times, { startsAt, endsAt })) {
    for (const { date, fromCell, untilCell } of runsOf(time, timeZone)) {
      const cells = days.get(date) ?? new Set();
      for (let cell = fromCell; cell < untilCell; cell += 1) cells.add(cell);
      days.set(date, cells);
    }
  }
  return [...days].flatMap(([date, cells]) => joined(cells).map((run) => ({ date, ...run })));
}

/** The times within a window, ascending, touching ones joined, in whole quarters of an hour. */
function merged(times: readonly BusyTime[], window: BusyTime): BusyTime[] {
  const clipped = times
    .map(({ startsAt, endsAt }) => ({
      startsAt: Math.floor(Math.max(startsAt, window.startsAt) / quarterMs) * quarterMs,
      endsAt: Math.ceil(Math.min(endsAt, window.endsAt) / quarterMs) * quarterMs,
    }))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .sort((one, other) => one.startsAt - other.startsAt);
  const joint: BusyTime[] = [];
  for (const time of clipped) {
    const last = joint.at(-1);
    if (last !== undefined && last.endsAt >= time.startsAt) last.endsAt = Math.max(last.endsAt, time.endsAt);
    else joint.push(time);
  }
  return joint;
}

/** One time on a zone's clock: a row for each day that it touches. */
function runsOf({ startsAt, endsAt }: BusyTime, timeZone: string): BusyRun[] {
  const onClock = (at: number) => {
    const moment = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
    return { date: moment.toPlainDate().toString(), minutes: moment.hour * 60 + moment.minute };
  };
  const first = onClock(startsAt);
  // The last minute that belongs to it.
  const last = onClock(endsAt - 1);
  const runs: BusyRun[] = [];
  for (let date = first.date; date <= last.date; date = dayAfter(date)) {
    const fromCell = date === first.date ? Math.floor(first.minutes / cellMinutes) : 0;
    const untilCell = date === last.date ? Math.floor(last.minutes / cellMinutes) + 1 : cellsPerDay;
    // In the hour that November's clock repeats, the end can read earlier than the start.
    runs.push({ date, fromCell, untilCell: Math.max(untilCell, fromCell + 1) });
  }
  return runs;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** Half hours in rows, ascending. */
function joined(cells: ReadonlySet<number>): Omit<BusyRun, 'date'>[] {
  const runs: Omit<BusyRun, 'date'>[] = [];
  for (const cell of [...cells].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.untilCell === cell) last.untilCell = cell + 1;
    else runs.push({ fromCell: cell, untilCell: cell + 1 });
  }
  return runs;
}
