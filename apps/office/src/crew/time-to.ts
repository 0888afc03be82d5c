import { crewWords as words } from './words';

/** Time until a start, or since it: "in 18 min", "now", "1 h 5 min late". Both instants in epoch milliseconds. */
export function timeTo(startsAt: number, now: number): string {
  const minutes = Math.round((startsAt - now) / 60_000);
  if (minutes === 0) return words.startsNow;
  return minutes > 0 ? words.startsIn(lengthText(minutes)) : words.lateBy(lengthText(-minutes));
}

function lengthText(minutes: number): string {
  return minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60);
}
