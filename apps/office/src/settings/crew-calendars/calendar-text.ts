import type { CalendarFailure, CrewCalendar } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
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
