import * as z from 'zod';
import { inputErrors, type RouteContract } from '../route-contract';
import { calendarFeedRequest, calendarFeeds } from './calendars';
import type { calendarsEndpoints } from './calendars-endpoints';

export const calendarsRoutes = {
  getCalendarFeeds: {
    summary: 'The calendar feeds of the shop, its regions and its crews, with the addresses of those that are on',
    access: ['admin'],
    responses: { 200: calendarFeeds },
    errors: ['unauthorized', 'forbidden'],
  },
  changeCalendarFeed: {
    summary: 'Turn a calendar feed on with a new address, or off; the old address stops working at once',
    access: ['admin'],
    body: calendarFeedRequest,
    responses: { 200: calendarFeeds },
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
  getCalendar: {
    summary:
      'A feed as iCalendar, of the shop or of a customer: the secret is in the address, which calendar apps keep',
    access: ['public'],
    params: z.object({ file: z.string().max(80) }),
    responses: { 200: z.string() },
    contentType: 'text/calendar; charset=utf-8',
    errors: [],
  },
} as const satisfies Record<keyof typeof calendarsEndpoints, RouteContract>;
