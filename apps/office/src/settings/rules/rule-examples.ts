import type { ShopRules } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import {
  cellMinutes,
  formatTime,
  keptPercent,
  type LeadTime,
  minutesOfDay,
  occupiedCells,
  policyOf,
  upfrontCents,
} from '@tintforge/booking-core';
import { catalogue, exampleOrder, weekdayName } from '@tintforge/content';
import { settingsWords } from '../words';

const words = settingsWords.rules.example;

/** The retained and refunded amounts of a late cancellation, in cents: of what was paid at booking. */
export function lateFeeExample(rules: Pick<ShopRules, 'lateFeePercent' | 'depositPercent'>): {
  keptCents: number;
  returnedCents: number;
} {
  const { totalCents } = exampleOrder;
  const paidCents = upfrontCents(totalCents, rules.depositPercent);
  const { lateFeeCents } = policyOf({ totalCents, lateFeePercent: keptPercent(rules), startsAt: 0, paidAt: null });
  const keptCents = Math.min(paidCents, lateFeeCents);
  return { keptCents, returnedCents: paidCents - keptCents };
}

/** Payment of the order at booking, and its balance, in cents. */
export function depositExample(depositPercent: number | null): { upfront: number; balance: number } {
  const upfront = upfrontCents(exampleOrder.totalCents, depositPercent);
  return { upfront, balance: exampleOrder.totalCents - upfront };
}

/** End of the hold of a customer who proceeds to payment at nine. */
export function holdExample(holdMinutes: number): string {
  return words.hold(timeText(minutesOfDay('09:00') + holdMinutes));
}

/** When a crew that starts the order at nine is free again. */
export function travelExample(travelMinutes: number): string {
  const { jobMinutes } = exampleOrder;
  const last = occupiedCells({ start: '09:00', jobMinutes, travelMinutes }).at(-1) ?? 0;
  return words.travel(formatDuration(jobMinutes), timeText((last + 1) * cellMinutes));
}

/** Day and time of the reminder for a job that starts on a Tuesday at nine. */
export function reminderExample(reminderHours: number): string {
  const sentAt = 2 * 1440 + minutesOfDay('09:00') - reminderHours * 60;
  const day = weekdayName((Math.floor(sentAt / 1440) + 7) % 7);
  return words.reminder(`${day} at ${timeText(((sentAt % 1440) + 1440) % 1440)}`);
}

/** The starts that a new installation begins with: examples are about an ordinary day. */
const usualStarts = catalogue.regions[0]?.week[2]?.starts ?? [];

/** The first time offered to a customer at ten in the morning. */
export function leadTimeExample(leadTime: LeadTime): string {
  if (leadTime.kind === 'next-working-day') return words.nextWorkingDay(formatTime(usualStarts[0] ?? '09:00'));
  const earliest = minutesOfDay('10:00') + leadTime.minutes;
  for (let day = 0; day <= leadTime.minutes / 1440 + 1; day += 1) {
    const first = usualStarts.find((time) => minutesOfDay(time) + day * 1440 >= earliest);
    if (first !== undefined) return words.firstStart(formatTime(first), day);
  }
  return words.none;
}

/** Minutes since midnight as "1:05 PM". */
function timeText(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return formatTime(`${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`);
}
