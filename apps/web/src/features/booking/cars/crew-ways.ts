import type { Availability } from '@tintforge/api-contract';
import { dayOf, freeStarts } from '@tintforge/app-base/starts/day-choice';

/**
 * Why cars can't be done in a way: too long for a crew, no start on the chosen day, or none on any day ahead.
 */
export type WayFault = 'too-long' | 'not-that-day' | 'never';

/** A way to do several cars, as far as it is known. */
interface KnownWay {
  /** Minutes until the last car is done; undefined where a crew would work too long. */
  minutes: number | undefined;
  /** The starts for it, once they are known. */
  availability: Availability | undefined;
  /** The chosen day, '' while none is chosen. */
  date: string;
}

/** Why a way can't be chosen; undefined when it can be, as far as is known. */
export function wayFault({ minutes, availability, date }: KnownWay): WayFault | undefined {
  if (minutes === undefined) return 'too-long';
  if (availability === undefined) return undefined;
  if (availability.days.every((day) => freeStarts(day) === 0)) return 'never';
  return date !== '' && freeStarts(dayOf(availability, date)) === 0 ? 'not-that-day' : undefined;
}
