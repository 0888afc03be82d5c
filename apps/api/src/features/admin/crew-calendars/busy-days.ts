import { cellMinutes } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { CellRun } from '../schedule/break-hours';
import type { BusyTime } from './busy-times';

const cellsPerDay = 1440 / cellMinutes;

/** A row of busy half hours of one day. */
export interface BusyRun extends CellRun {
  date: string;
}

/** The half hours that busy times touch, day by day, touching ones joined. Days outside of `from` to `to` are left out. */
export function busyRuns(times: readonly BusyTime[], { from, to }: { from: string; to: string }): BusyRun[] {
  const days = new Map<string, Set<number>>();
  for (const time of times) {
    for (const { date, fromCell, untilCell } of runsOf(time)) {
      if (date < from || date > to) continue;
      const cells = days.get(date) ?? new Set();
      for (let cell = fromCell; cell < untilCell; cell += 1) cells.add(cell);
      days.set(date, cells);
    }
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([date, cells]) => joined(cells).map((run) => ({ date, ...run })));
}

/** Half hours in rows, ascending. */
export function joined(cells: ReadonlySet<number>): CellRun[] {
  const runs: CellRun[] = [];
  for (const cell of [...cells].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.untilCell === cell) last.untilCell = cell + 1;
    else runs.push({ fromCell: cell, untilCell: cell + 1 });
  }
  return runs;
}

/** One time on the shop's clock: a row for each day that it touches. */
function runsOf({ startsAt, endsAt }: BusyTime): BusyRun[] {
  const first = localMoment(startsAt);
  // The last minute that belongs to it.
  const last = localMoment(endsAt - 1);
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
