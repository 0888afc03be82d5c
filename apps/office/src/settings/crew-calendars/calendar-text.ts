import type { CrewCalendar } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { crewCalendarWords as words } from './words';

/** The state of a crew's calendar in a few words. */
export function stateText(connection: CrewCalendar['connection']): string {
  if (connection === null) return words.none;
  const { state, syncedAt, failure } = connection;
  if (state === 'leaving') return words.state.leaving;
  if (syncedAt === null) return words.state.first;
  const moment = formatInstant(syncedAt);
  return failure === null ? words.state.inStep(moment) : words.state.failing(moment);
}
