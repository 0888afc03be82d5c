import { cellMinutes, minutesOfDay, type OpenHours } from '@tintforge/booking-core';

/** A row of half hours, counted from midnight; `untilCell` is the first that is free again. */
export interface CellRun {
  fromCell: number;
  untilCell: number;
}

/** "13:30" → 27, the half hour that starts then. Times are on half hours. */
export function cellOfTime(time: string): number {
  return minutesOfDay(time) / cellMinutes;
}

/** The half hours from opening to closing. */
export function workingHours({ opens, closes }: OpenHours): CellRun {
  return { fromCell: cellOfTime(opens), untilCell: cellOfTime(closes) };
}

/** The half hours of a run, ascending. */
export function cellsOf({ fromCell, untilCell }: CellRun): number[] {
  return Array.from({ length: Math.max(0, untilCell - fromCell) }, (_, index) => fromCell + index);
}

/** The rest of a run when some of its half hours are booked: the free rows, in order of the day. */
export function freeRuns(run: CellRun, takenCells: ReadonlySet<number>): CellRun[] {
  const runs: CellRun[] = [];
  for (const cell of cellsOf(run)) {
    const last = runs.at(-1);
    if (takenCells.has(cell)) continue;
    if (last?.untilCell === cell) last.untilCell = cell + 1;
    else runs.push({ fromCell: cell, untilCell: cell + 1 });
  }
  return runs;
}
