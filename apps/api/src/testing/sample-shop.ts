import { formatCents } from '@tintforge/booking-core';
import { addOns, packages, timeZone } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Temporal } from 'temporal-polyfill';

export { sampleShop };

/** A moment on the shop's clock, `2026-12-08T09:00`, as ISO 8601 with its zone's offset: `2026-12-08T09:00:00-05:00`. */
export function onShopClock(moment: string): string {
  return Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).toString({ timeZoneName: 'never' });
}

/** The same moment as the api writes it, in UTC: `2026-12-08T14:00:00.000Z`. */
export function instantOnShopClock(moment: string): string {
  return new Date(onShopClock(moment)).toISOString();
}

/** The sample start of a day, as the api writes it. */
export const morningOf = (date: string) => instantOnShopClock(`${date}T${sampleShop.time}`);

/** Half hours of a crew, counted from midnight, from a start on: as many as a sample job keeps, its drive included, or `count`. */
export const halfHours = (start: string, count = sampleShop.cells) =>
  Array.from({ length: count }, (_, index) => minutesOf(start) / 30 + index);

/** Minutes from midnight to a time of the clock. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A time of the same day, so many minutes later. */
export function later(time: string, minutes: number): string {
  const sum = minutesOf(time) + minutes;
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`;
}

/** The total of a sample order in words: "$449.98". */
export const sampleTotal = formatCents(sampleShop.totalCents);

/** A moment on the shop's clock as emails name its time: "9:20 AM EST". */
export const clockText = (moment: string) =>
  formatMoment(Date.parse(onShopClock(moment)))
    .split(', ')
    .at(-1) ?? '';

/** The sample start of a day in the same words. */
export const morningText = (date: string) => clockText(`${date}T${sampleShop.time}`);

const packageMinutes = packages.find(({ id }) => id === sampleShop.packageId)?.minutes ?? 0;

/** Minutes of a job with the sample package and these add-ons. */
export const minutesWith = (addOnIds: readonly string[]) =>
  addOns.filter(({ id }) => addOnIds.includes(id)).reduce((sum, { minutes }) => sum + minutes, packageMinutes);

/** Starts of a weekday that leave a crew time for a job, a sample order unless set otherwise, and for the drive before its day ends. */
export const startsInTime = (minutes: number = sampleShop.minutes, closes: string = sampleShop.closes) =>
  sampleShop.starts.filter((start) => later(start, minutes + sampleShop.travelMinutes) <= closes);

/** Those of them that a crew has left while it does a sample order at the given start. */
export const startsClearOf = (taken: string) =>
  startsInTime().filter(
    (start) => Math.abs(minutesOf(start) - minutesOf(taken)) >= sampleShop.minutes + sampleShop.travelMinutes,
  );

/** A quarter of the sample total, which a late cancellation costs, and what then comes back; in cents. */
export const lateFee = Math.round(sampleShop.totalCents / 4);
export const byPolicy = sampleShop.totalCents - lateFee;
