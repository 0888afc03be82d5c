import type { CalendarFailure, CrewCalendar } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatLongDate } from '@tintforge/booking-core';
import { crewCalendarWords as words } from './words';

/** Why a connected calendar is not in step. */
export function failureText(failure: CalendarFailure): string {
  const text = words.failures[failure];
  return failure === 'unreachable' ? `${text} ${words.keepTrying}` : text;
}

/** The state of a crew's calendar in a few words. */
export function stateText(connection: CrewCalendar['connection']): string {
  if (connection === null) return words.none;
  const { state, syncedAt, failure } = connection;
  if (state === 'leaving') return words.state.leaving;
  if (syncedAt === null) return words.state.first;
  const moment = formatInstant(syncedAt);
  return failure === null ? words.state.inStep(moment) : words.state.failing(moment);
}

type OddEvents = NonNullable<CrewCalendar['connection']>['oddEvents'];

/** The days of events that weren't read as they are, each once, in their order. */
export function daysText(events: OddEvents, trouble: OddEvents[number]['trouble']): string {
  const days = events
    .filter((event) => event.trouble === trouble)
    .map(({ date }) => (date === null ? words.noDay : formatLongDate(date)));
  return [...new Set(days)].join('; ');
}
