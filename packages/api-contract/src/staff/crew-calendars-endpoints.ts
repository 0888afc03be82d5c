import type { EndpointTable } from '../endpoint-table';

/** Crews' own calendars. */
export const crewCalendarsEndpoints = {
  getCrewCalendars: { method: 'GET', path: '/api/admin/crew-calendars' },
  findCrewCalendars: { method: 'POST', path: '/api/admin/crew-calendars/find' },
  connectCrewCalendar: { method: 'POST', path: '/api/admin/crew-calendars/connect' },
  syncCrewCalendar: { method: 'POST', path: '/api/admin/crew-calendars/sync' },
  disconnectCrewCalendar: { method: 'POST', path: '/api/admin/crew-calendars/disconnect' },
} as const satisfies EndpointTable;
