import type { EndpointTable } from '../endpoint-table';

/** The list of bookings, one booking in full, and phone bookings. */
export const bookingsEndpoints = {
  getStaffBookings: { method: 'GET', path: '/api/admin/bookings' },
  getStaffBookingsFile: { method: 'GET', path: '/api/admin/bookings.csv' },
  getStaffBooking: { method: 'GET', path: '/api/admin/bookings/:code' },
  getStaffStarts: { method: 'GET', path: '/api/admin/starts' },
  getVisitDates: { method: 'GET', path: '/api/admin/visit-dates' },
} as const satisfies EndpointTable;
