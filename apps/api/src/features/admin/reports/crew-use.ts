import type { ReportPeriod } from '@tintforge/api-contract';
import { cellMinutes, datesFrom, dayEndMinutes, daysBetween, weekday } from '@tintforge/booking-core';
import type { ClosureRow, CrewRow } from '../../../db/schema';
import type { CrewDayCells } from './store';

/** Half hours of crews: in which jobs could have been sold, and in which they were. */
export interface CellUse {
  sold: number;
  open: number;
}

/** Use of the crews: of each one, and of each hour of the week over all of them. */
export interface CrewUse {
  ofCrew: Map<string, CellUse>;
  /** By `<weekday> <hour>`, 1 for Monday to 6 for Saturday. */
  ofHour: Map<string, CellUse>;
}

/** Jobs begin at nine. */
const firstCell = 540 / cellMinutes;
const workCells = Array.from({ length: dayEndMinutes / cellMinutes - firstCell }, (_, index) => firstCell + index);
const cellsPerHour = 60 / cellMinutes;

/** The hours of a working day, from the first to the last that begins. */
export const workHours = [...new Set(workCells.map(hourOf))];

function hourOf(cell: number): number {
  return Math.floor(cell / cellsPerHour);
}

interface Facts {
  crews: readonly CrewRow[];
  closures: readonly ClosureRow[];
  taken: readonly CrewDayCells[];
}

/**
 * Open and sold crew time. Working days, breaks and crews are taken as they are now; sold time always counts as open,
 * so that no crew is over 100%.
 */
export function crewUse(period: ReportPeriod, { crews, closures, taken }: Facts): CrewUse {
  const closed = new Set(closures.map(({ date, regionId }) => `${date} ${regionId ?? ''}`));
  const cellsOf = new Map(taken.map((day) => [`${day.crewId} ${day.date}`, day]));
  const ofCrew = new Map<string, CellUse>(crews.map(({ id }) => [id, { sold: 0, open: 0 }]));
  const ofHour = new Map<string, CellUse>(
    [1, 2, 3, 4, 5, 6].flatMap((day) => workHours.map((hour) => [`${day} ${hour}`, { sold: 0, open: 0 }])),
  );
  for (const date of datesFrom(period.from, daysBetween(period.from, period.to) + 1)) {
    const dayOfWeek = weekday(date);
    for (const crew of crews) {
      const cells = cellsOf.get(`${crew.id} ${date}`);
      const isClosed = closed.has(`${date} `) || closed.has(`${date} ${crew.regionId}`);
      const isWorking = crew.isActive && dayOfWeek !== 0 && crew.workingDays.includes(dayOfWeek) && !isClosed;
      if (!isWorking && cells === undefined) continue;
      for (const cell of workCells) {
        const isSold = hasBit(cells?.sold, cell);
        const isOpen = isSold || (isWorking && !hasBit(cells?.breaks, cell));
        for (const use of [ofCrew.get(crew.id), ofHour.get(`${dayOfWeek} ${hourOf(cell)}`)]) {
          if (use === undefined) continue;
          use.sold += Number(isSold);
          use.open += Number(isOpen);
        }
      }
    }
  }
  return { ofCrew, ofHour };
}

/** Bits above the thirty-second are out of reach of the shift operators. */
function hasBit(bits: number | undefined, place: number): boolean {
  return bits !== undefined && Math.floor(bits / 2 ** place) % 2 === 1;
}

/** Half hours as hours. */
export function hoursOf({ sold, open }: CellUse): { soldHours: number; openHours: number } {
  return { soldHours: sold / cellsPerHour, openHours: open / cellsPerHour };
}

/** Several uses as one. */
export function sumUse(uses: readonly CellUse[]): CellUse {
  return uses.reduce((sum, { sold, open }) => ({ sold: sum.sold + sold, open: sum.open + open }), { sold: 0, open: 0 });
}
