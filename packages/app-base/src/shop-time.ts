import { type CalendarDate, formatLongDate, formatShortDate, formatTime } from '@tintforge/booking-core';
import { timeZone } from '@tintforge/content';

/** A time on the shop's wall clock, wherever the browser is. */
export interface ShopMoment {
  date: CalendarDate;
  /** `HH:mm` */
  time: string;
  /** "EST" or "EDT" */
  zone: string;
}

// Temporal is too large for the browser; its own formatter knows the time zone as well.
const shopClock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** An instant (epoch milliseconds) on the shop's clock. */
export function shopMoment(epochMs: number): ShopMoment {
  const parts = Object.fromEntries(shopClock.formatToParts(epochMs).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
    zone: parts.timeZoneName ?? '',
  };
}

/** Today on the shop's clock. */
export function shopToday(epochMs: number): CalendarDate {
  return shopMoment(epochMs).date;
}

/** An ISO instant as "Tue, Dec 8, 9:00 AM EST". */
export function formatInstant(iso: string): string {
  const { date, time, zone } = shopMoment(Date.parse(iso));
  return `${formatShortDate(date)}, ${formatTime(time)} ${zone}`;
}

/** An ISO instant as "Tuesday, December 8, 2026, 9:00 AM EST". */
export function formatLongInstant(iso: string): string {
  const { date, time, zone } = shopMoment(Date.parse(iso));
  return `${formatLongDate(date)}, ${formatTime(time)} ${zone}`;
}

/** A start on the shop's wall clock as "Tue, Dec 8, 9:00 AM EST". */
export function formatStart({ date, time }: { date: CalendarDate; time: string }): string {
  // Clocks change at night: the UTC instant seven hours after the same wall-clock time is, in every zone of
  // the United States, on the same side of a change as the start.
  const { zone } = shopMoment(Date.parse(`${date}T${time}:00Z`) + 7 * 3_600_000);
  return `${formatShortDate(date)}, ${formatTime(time)} ${zone}`;
}

/** The time of day of an ISO instant: "9:00 AM EST". */
export function formatInstantTime(iso: string): string {
  const { time, zone } = shopMoment(Date.parse(iso));
  return `${formatTime(time)} ${zone}`;
}
