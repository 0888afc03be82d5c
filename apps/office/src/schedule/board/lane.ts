import { useDroppable } from '@dnd-kit/core';
import type { BoardBreak, BoardCrew, BoardJob, BoardRegion, Schedule } from '@tintforge/api-contract';
import { minutesOfDay, type StartTime } from '@tintforge/booking-core';
import { scheduleWords } from '../words';
import type { BoardHours } from './board-hours';
import type { BoardTask } from './board-task';
import type { Lifted } from './use-board-drag';

/** One crew's day on the board. */
export interface LaneProps {
  region: BoardRegion;
  crew: BoardCrew;
  day: BoardCrew['days'][number];
  now: Schedule['now'];
  /** The hours that the board shows. */
  hours: BoardHours;
  /** The dragged job. */
  lifted: Lifted | undefined;
  /** True when hours run across, and jobs can be dragged; on a phone a day is a list. */
  isWide: boolean;
  onTask: (task: BoardTask) => void;
}

/** Contents of a crew's day. */
export type LaneItem =
  | { kind: 'job'; from: number; job: BoardJob }
  | { kind: 'break'; from: number; pause: BoardBreak };

/** A crew's day as a drop target: its contents in order, why the crew is off, and the job over it. */
export function useLane({ region, crew, day, hours, lifted }: LaneProps) {
  const { date, jobs, breaks } = day;
  const starts = region.openings.find((each) => each.date === date)?.starts;
  const data = { crewId: crew.id, date, hours, starts: (starts ?? []).filter((start) => isWithin(day.hours, start)) };
  const { setNodeRef } = useDroppable({ id: `${crew.id} ${date}`, data });
  const closure = region.closures.find((each) => each.date === date);
  const target = lifted?.target;
  const isOver = target !== undefined && target.place.crewId === crew.id && target.place.date === date;
  return {
    setNodeRef,
    items: itemsOf(jobs, breaks),
    starts: data.starts,
    whyNoWork:
      closure === undefined ? noWork({ day, isOpen: starts !== undefined }) : scheduleWords.closed(closure.reason),
    hovering: isOver ? { job: lifted?.job, ...target } : undefined,
  };
}

/** True when a crew with these own hours is there at a time; with null it works its region's. */
export function isWithin(own: BoardCrew['days'][number]['hours'], time: string): boolean {
  return own === null || (time >= own.opens && time < own.closes);
}

function noWork({ day, isOpen }: { day: LaneProps['day']; isOpen: boolean }): string | undefined {
  if (!isOpen) return scheduleWords.closed('');
  if (day.away !== null) return scheduleWords.away(day.away);
  return day.isWorking ? undefined : scheduleWords.notWorking;
}

function itemsOf(jobs: readonly BoardJob[], breaks: readonly BoardBreak[]): LaneItem[] {
  const items: LaneItem[] = [
    ...jobs.map((job) => ({ kind: 'job' as const, from: minutesOfDay(job.start), job })),
    ...breaks.map((pause) => ({ kind: 'break' as const, from: minutesOfDay(pause.from), pause })),
  ];
  return items.toSorted((one, other) => one.from - other.from);
}

/** Starts of a crew's day that are still free, each with the minutes until the next. */
export function freeSlots(
  items: readonly LaneItem[],
  { date, now, starts }: { date: string; now: Schedule['now']; starts: readonly StartTime[] },
): { start: StartTime; minutes: number }[] {
  const isPast = (minute: number) => date < now.date || (date === now.date && minute < now.minutes);
  return starts.flatMap((start, index) => {
    const from = minutesOfDay(start);
    const next = starts[index + 1];
    const minutes = Math.min(slotMinutes, next === undefined ? slotMinutes : minutesOfDay(next) - from);
    const isTaken = items.some((item) => item.from < from + minutes && from < endOf(item));
    return isPast(from) || isTaken ? [] : [{ start, minutes }];
  });
}

const slotMinutes = 30;

function endOf(item: LaneItem): number {
  return item.kind === 'job'
    ? item.from + item.job.jobMinutes + item.job.travelMinutes
    : minutesOfDay(item.pause.until);
}
