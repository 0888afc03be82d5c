import { dayEndMinutes, minutesOfDay, type StartTime, startTimes } from '@tintforge/booking-core';

/** The hours that the board shows, in minutes of the day: from the first start to the end of the last drive. */
export const boardHours = { from: minutesOfDay(startTimes[0]), until: dayEndMinutes };

const length = boardHours.until - boardHours.from;

/** Horizontal position of a minute of the day on the board, 0 to 1; outside hours are at its edge. */
export function shareOf(minutes: number): number {
  return Math.min(1, Math.max(0, (minutes - boardHours.from) / length));
}

/** The minute of the day at a fraction of the board's width. */
export function minutesAt(share: number): number {
  return boardHours.from + share * length;
}

/** Left edge and width of a time span, as percentages of the board. */
export function spanOf({ from, minutes }: { from: number; minutes: number }): { left: string; width: string } {
  const left = shareOf(from);
  return { left: percent(left), width: percent(shareOf(from + minutes) - left) };
}

/** A fraction in CSS notation. */
export function percent(share: number): string {
  return `${Math.round(share * 100_000) / 1000}%`;
}

/** The start nearest to a fraction of the board's width; of two, the earlier. */
export function startAt(share: number): StartTime {
  const minutes = minutesAt(share);
  const distance = (start: StartTime) => Math.abs(minutesOfDay(start) - minutes);
  return startTimes.reduce((best, start) => (distance(start) < distance(best) ? start : best));
}

/** The start one step earlier or later; the first and the last have no neighbor beyond them. */
export function stepStart(start: StartTime, step: 1 | -1): StartTime {
  return startTimes[startTimes.indexOf(start) + step] ?? start;
}

/** Full hours on the board, as its header shows them: "9" to "7". */
export function hourMarks(): string[] {
  return Array.from({ length: length / 60 }, (_, index) => String(((boardHours.from / 60 + index + 11) % 12) + 1));
}
