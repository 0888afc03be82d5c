import type { EndpointTable } from '../endpoint-table';

/** Calendar feeds. */
export const calendarsEndpoints = {
  getCalendarFeeds: { method: 'GET', path: '/api/admin/calendars' },
  changeCalendarFeed: { method: 'POST', path: '/api/admin/calendars' },
  getCalendar: { method: 'GET', path: '/api/calendars/:file' },
} as const satisfies EndpointTable;
