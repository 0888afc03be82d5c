import type { ReportPeriod } from '@tintforge/api-contract';
import {
  cellMinutes,
  datesFrom,
  daysBetween,
  isOnDuty,
  minutesOfDay,
  type OpeningDay,
  offDutyCells,
  type Region,
  weekday,
} from '@tintforge/booking-core';
import { weekStart } from '@tintforge/content';
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
  /** By `<weekday> <hour>`, 0 for Sunday, from the shop's first weekday on: every hour of an open weekday, and those in which jobs were. */
  ofHour: Map<string, CellUse>;
}

const cellsPerHour = 60 / cellMinutes;
const cellsPerDay = 48;

function hourOf(cell: number): number {
  return Math.floor(cell / cellsPerHour);
}

interface Facts {
  /** With their hours in force. */
  regions: readonly Region[];
  crews: readonly CrewRow[];
  closures: readonly Pick<ClosureRow, 'date' | 'regionId'>[];
  taken: readonly CrewDayCells[];
}

/**
 * Open and sold crew time. Hours, working days, breaks and crews are taken as they are now; sold time always counts as open,
 * so that no crew is over 100%.
 */
export function crewUse(period: ReportPeriod, { regions, crews, closures, taken }: Facts): CrewUse {
  const closed = new Set(closures.map(({ date, regionId }) => `${date} ${regionId ?? ''}`));
  const cellsOf = new Map(taken.map((day) => [`${day.crewId} ${day.date}`, day]));
  const weekOf = new Map(regions.map(({ id, week }) => [id, week]));
  const ofCrew = new Map<string, CellUse>(crews.map(({ id }) => [id, { sold: 0, open: 0 }]));
  const ofCell = Array.from({ length: 7 * cellsPerDay }, (): CellUse => ({ sold: 0, open: 0 }));
  const workingCells = new Map<string, readonly boolean[]>();
  for (const date of datesFrom(period.from, daysBetween(period.from, period.to) + 1)) {
    const dayOfWeek = weekday(date);
    for (const crew of crews) {
      const cells = cellsOf.get(`${crew.id} ${date}`);
      const isClosed = closed.has(`${date} `) || closed.has(`${date} ${crew.regionId}`);
      const isWorking = crew.isActive && isOnDuty(crew, date) && !isClosed;
      const opening = isWorking ? (weekOf.get(crew.regionId)?.[dayOfWeek] ?? null) : null;
      if (opening === null && cells === undefined) continue;
      const key = opening === null ? '' : `${crew.id} ${dayOfWeek}`;
      const isThere = workingCells.get(key) ?? cellsAtWork(opening, offDutyCells(crew.hours, date));
      workingCells.set(key, isThere);
      const [isSold, isBreak] = [bitsOf(cells?.sold), bitsOf(cells?.breaks)];
      const use = ofCrew.get(crew.id);
      for (let cell = 0; cell < cellsPerDay; cell += 1) {
        const sold = Number(isSold(cell));
        if (sold === 0 && (isThere[cell] !== true || isBreak(cell))) continue;
        countCell(use, sold);
        countCell(ofCell[dayOfWeek * cellsPerDay + cell], sold);
      }
    }
  }
  return { ofCrew, ofHour: hoursFrom(ofCell, openHours(regions)) };
}

function countCell(use: CellUse | undefined, sold: number): void {
  if (use === undefined) return;
  use.sold += sold;
  use.open += 1;
}

/** By half hour of the day, whether a crew is at work: within its region's hours and its own. */
function cellsAtWork(opening: OpeningDay | null, offDuty: readonly number[]): boolean[] {
  const { from, until } = cellSpan(opening);
  return Array.from({ length: cellsPerDay }, (_, cell) => cell >= from && cell < until && !offDuty.includes(cell));
}

/** Adds half hours of the week, Sunday's first, to the hours that they are of. */
function hoursFrom(ofCell: readonly CellUse[], ofHour: Map<string, CellUse>): Map<string, CellUse> {
  for (const [index, { sold, open }] of ofCell.entries()) {
    if (open === 0) continue;
    const key = `${Math.floor(index / cellsPerDay)} ${hourOf(index % cellsPerDay)}`;
    const hour = ofHour.get(key) ?? { sold: 0, open: 0 };
    ofHour.set(key, { sold: hour.sold + sold, open: hour.open + open });
  }
  return ofHour;
}

function cellSpan(opening: OpeningDay | null): { from: number; until: number } {
  if (opening === null) return { from: 0, until: 0 };
  return { from: minutesOfDay(opening.opens) / cellMinutes, until: minutesOfDay(opening.closes) / cellMinutes };
}

/** Every hour between the first opening and the last closing, on the weekdays on which any region is open. */
function openHours(regions: readonly Region[]): Map<string, CellUse> {
  const openings = regions.flatMap(({ week }) => week.filter((day) => day !== null)).map(cellSpan);
  const from = hourOf(Math.min(...openings.map((span) => span.from)));
  const until = Math.ceil(Math.max(...openings.map((span) => span.until)) / cellsPerHour);
  const isOpen = (day: number) => regions.some(({ week }) => (week[day] ?? null) !== null);
  const hours = openings.length === 0 ? [] : Array.from({ length: until - from }, (_, index) => from + index);
  return new Map(
    Array.from({ length: 7 }, (_, index) => (weekStart + index) % 7)
      .filter(isOpen)
      .flatMap((day) => hours.map((hour): [string, CellUse] => [`${day} ${hour}`, { sold: 0, open: 0 }])),
  );
}

/** Finds which bits a number below 2^48 has. The shift operators reach thirty-two of them. */
function bitsOf(bits = 0): (place: number) => boolean {
  const [low, high] = [bits % 2 ** 24, Math.floor(bits / 2 ** 24)];
  return (place) => ((place < 24 ? low >> place : high >> (place - 24)) & 1) === 1;
}

/** Half hours as hours. */
export function hoursOf({ sold, open }: CellUse): { soldHours: number; openHours: number } {
  return { soldHours: sold / cellsPerHour, openHours: open / cellsPerHour };
}

/** Several uses as one. */
export function sumUse(uses: readonly CellUse[]): CellUse {
  return uses.reduce((sum, { sold, open }) => ({ sold: sum.sold + sold, open: sum.open + open }), { sold: 0, open: 0 });
}
