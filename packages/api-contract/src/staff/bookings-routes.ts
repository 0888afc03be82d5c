import * as z from 'zod';
import { orderErrors, queryErrors, type RouteContract } from '../route-contract';
import { bookingFileQuery, bookingList, bookingListQuery } from './booking-list';
import { staffBooking, staffStarts, staffStartsQuery } from './booking-page';
import type { bookingsEndpoints } from './bookings-endpoints';

export const bookingsRoutes = {
  getStaffBookings: {
    summary: 'Bookings in an order, a page at a time: all of them, or those that fit a search and filters',
    access: ['admin'],
    query: bookingListQuery,
    responses: { 200: bookingList },
    errors: [...queryErrors, 'invalid_characters', 'unauthorized', 'forbidden'],
  },
  getStaffBookingsFile: {
    summary: 'The whole of such a list as a CSV file, written as it is read',
    access: ['admin'],
    query: bookingFileQuery,
    responses: { 200: z.string() },
    contentType: 'text/csv; charset=utf-8',
    streams: true,
    errors: [...queryErrors, 'invalid_characters', 'unauthorized', 'forbidden'],
  },
  getStaffBooking: {
    summary: 'One booking in full: job, history, money, mails, and what can be done with it now',
    access: ['admin'],
    params: z.object({ code: z.string().max(20) }),
    responses: { 200: staffBooking },
    errors: ['unauthorized', 'forbidden'],
  },
  getStaffStarts: {
    summary: 'The starts that staff may give to a booking, or to an order at a ZIP code',
    access: ['admin'],
    query: staffStartsQuery,
    responses: { 200: staffStarts },
    errors: [...queryErrors, 'unauthorized', 'forbidden', ...orderErrors],
  },
} as const satisfies Record<keyof typeof bookingsEndpoints, RouteContract>;
