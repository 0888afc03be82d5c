/** Time before the start from which a job is checked in without a question, in milliseconds. */
export const earlyCheckInMs = 60 * 60_000;

/** Time after the start that a crew waits before it records a no-show, in milliseconds. */
export const noShowWaitMs = 20 * 60_000;

/** A start, and the time: epoch milliseconds. */
interface AtTheCar {
  startsAt: number;
  now: number;
}

/** True when a check-in is so early that it may be a wrong tap: it has to be confirmed. */
export function isEarlyCheckIn({ startsAt, now }: AtTheCar): boolean {
  return now < startsAt - earlyCheckInMs;
}

/** The first moment for a no-show: the start for the office, after waiting for a crew. Epoch milliseconds. */
export function noShowFrom(startsAt: number, role: 'crew' | 'office'): number {
  return role === 'office' ? startsAt : startsAt + noShowWaitMs;
}
