import { inputErrors, type RouteContract } from '../route-contract';
import {
  calendarSearch,
  connectCalendarRequest,
  crewCalendars,
  disconnectCalendarRequest,
  foundCalendars,
  syncCalendarRequest,
} from './crew-calendars';
import type { crewCalendarsEndpoints } from './crew-calendars-endpoints';

const access = ['admin'] as const;

export const crewCalendarsRoutes = {
  getCrewCalendars: {
    summary: 'The calendars that crews are connected to, when each was last in step, and why one isn’t',
    access,
    responses: { 200: crewCalendars },
    errors: ['unauthorized', 'forbidden'],
  },
  findCrewCalendars: {
    summary: 'Look for calendars on a CalDAV server, with the login of a crew',
    access,
    body: calendarSearch,
    responses: { 200: foundCalendars },
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
  connectCrewCalendar: {
    summary: 'Connect a crew to its calendar: what it blocks there is taken here, and its jobs appear there',
    access,
    body: connectCalendarRequest,
    responses: { 200: crewCalendars },
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'in_calendar'],
  },
  syncCrewCalendar: {
    summary: 'Bring a crew’s calendar and its jobs in step now',
    access,
    body: syncCalendarRequest,
    responses: { 200: crewCalendars },
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
  disconnectCrewCalendar: {
    summary: 'Disconnect a crew from its calendar, and remove its jobs from there',
    access,
    body: disconnectCalendarRequest,
    responses: { 200: crewCalendars },
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
} as const satisfies Record<keyof typeof crewCalendarsEndpoints, RouteContract>;
