import * as z from 'zod';
import { done } from '../account';
import { certificatePhoto, certificatePhotoId } from '../photos';
import { orderErrors, photoErrors, photoFile, queryErrors, type RouteContract } from '../route-contract';
import { bookingFileQuery, bookingList, bookingListQuery } from './booking-list';
import { staffBooking, staffStarts, staffStartsQuery } from './booking-page';
import type { bookingsEndpoints } from './bookings-endpoints';
import { visitDates, visitDatesQuery } from './visits';

export const bookingsRoutes = {
  getStaffBookings: {
    summary: 'Bookings, sorted and paged: all of them, or those that match a search and filters',
    access: ['office', 'admin'],
    query: bookingListQuery,
    responses: { 200: bookingList },
    errors: [...queryErrors, 'invalid_characters', 'unauthorized', 'forbidden'],
  },
  getStaffBookingsFile: {
    summary: 'The whole list as a streamed CSV file',
    access: ['office', 'admin'],
    query: bookingFileQuery,
    responses: { 200: z.string() },
    contentType: 'text/csv; charset=utf-8',
    streams: true,
    errors: [...queryErrors, 'invalid_characters', 'unauthorized', 'forbidden'],
  },
  getStaffBooking: {
    summary: 'One booking in full: job, history, money, emails and the actions available now',
    access: ['office', 'admin'],
    params: z.object({ code: z.string().max(20) }),
    responses: { 200: staffBooking },
    errors: ['unauthorized', 'forbidden'],
  },
  getCertificatePhoto: {
    summary: 'A photo of a certificate of exemption, as a file',
    access: ['office', 'admin'],
    params: z.object({ code: z.string().max(20), id: z.string().max(60) }),
    responses: { 200: z.string() },
    contentType: 'image/jpeg',
    streams: true,
    errors: ['unauthorized', 'forbidden'],
  },
  addCertificatePhotoByShop: {
    summary: 'Add a photo of a certificate for the customer; the same id again is the same photo',
    access: ['crew', 'office', 'admin'],
    params: certificatePhotoId,
    file: photoFile,
    responses: { 200: certificatePhoto },
    errors: ['unauthorized', 'forbidden', 'not_possible', ...photoErrors],
  },
  removeCertificatePhotoByShop: {
    summary: 'Remove a photo of a certificate for the customer',
    access: ['crew', 'office', 'admin'],
    params: certificatePhotoId,
    responses: { 200: done },
    errors: ['unauthorized', 'forbidden', 'not_possible'],
  },
  getStaffStarts: {
    summary: 'The times staff can assign to a booking, or to an order at a ZIP code',
    access: ['office', 'admin'],
    query: staffStartsQuery,
    responses: { 200: staffStarts },
    errors: [...queryErrors, 'unauthorized', 'forbidden', ...orderErrors, 'needs_quote'],
  },
  getVisitDates: {
    summary: 'Propose days on which all visits of a plan fit, one after the other',
    access: ['office', 'admin'],
    query: visitDatesQuery,
    responses: { 200: visitDates },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
} as const satisfies Record<keyof typeof bookingsEndpoints, RouteContract>;
