import type { ReportFigures, ReportPart, ReportPeriod } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { type CalendarDate, daysBetween, formatShortDate } from '@tintforge/booking-core';
import { reportWords as words } from './words';

/** "41%", "6.3%": whole numbers from ten percent on. "—" for a share of nothing. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return words.all.none;
  const percent = (part / whole) * 100;
  return `${percent < 9.95 && percent > 0 ? percent.toFixed(1) : Math.round(percent)}%`;
}

/** "+14%", "−3%", "±0%"; undefined when the previous value was zero. */
export function changeText(now: number, before: number): string | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return '±0%';
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

/** Dollars, possibly negative. */
export function signedMoneyText(dollars: number): string {
  return dollars < 0 ? `−${moneyText(-dollars)}` : moneyText(dollars);
}

/** Money above a column: "6.1k", "950", "1.2M". */
export function shortMoneyText(dollars: number): string {
  const size = Math.abs(dollars);
  if (size >= 999_950) return `${(dollars / 1_000_000).toFixed(1)}M`;
  return size >= 1000 ? `${(dollars / 1000).toFixed(1)}k` : String(Math.round(dollars));
}

/** A metric compared with the previous period: "+14% vs. the 12 weeks before". */
export function comparison({ now, before, period }: { now: number; before: number; period: ReportPeriod }): string {
  const named = words.before(daysBetween(period.from, period.to) + 1);
  const change = changeText(now, before);
  if (change === undefined) return before === 0 && now === 0 ? words.same(named) : words.nothingBefore(named);
  return words.change(change, named);
}

/** Jobs that have ended: done, missed or cancelled. */
export function endedJobs(figures: ReportFigures): number {
  return figures.jobsDone + figures.noShows + cancelledJobs(figures);
}

export function cancelledJobs({ cancelledByCustomer, cancelledByShop }: ReportFigures): number {
  return cancelledByCustomer + cancelledByShop;
}

/** True when there is nothing to report. */
export function isEmpty(figures: ReportFigures): boolean {
  const { card, onSite, refunded, returned } = figures.money;
  const amounts = [card, onSite, refunded, returned, figures.bookings, figures.soldHours, endedJobs(figures)];
  return amounts.every((amount) => amount === 0);
}

/** A day, week or month under its column: "Mon, Dec 7", "Dec 7", "Dec". */
export function partName({ from }: ReportPart, by: 'day' | 'week' | 'month'): string {
  const [day, date = ''] = formatShortDate(from).split(', ');
  if (by === 'day') return `${day} ${date.split(' ')[1]}`;
  return by === 'week' ? date : (date.split(' ')[0] ?? '');
}

/** True for the part that includes today: its numbers still change. */
export function isRunning({ from, to }: ReportPeriod, today: CalendarDate): boolean {
  return from <= today && today <= to;
}
