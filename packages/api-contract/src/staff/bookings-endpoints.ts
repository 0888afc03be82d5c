import type { EndpointTable } from '../endpoint-table';

/** The list of bookings, one booking in full, and phone bookings. */
export const bookingsEndpoints = {
  getStaffBookings: { method: 'GET', path: '/api/admin/bookings' },
  getStaffBookingsFile: { method: 'GET', path: '/api/admin/bookings.csv' },
  getStaffBooking: { method: 'GET', path: '/api/admin/bookings/:code' },
  getCertificatePhoto: { method: 'GET', path: '/api/admin/bookings/:code/certificate/:id' },
  addCertificatePhotoByShop: { method: 'POST', path: '/api/admin/bookings/:code/cars/:number/certificate/:id' },
  removeCertificatePhotoByShop: {
    method: 'POST',
    path: '/api/admin/bookings/:code/cars/:number/certificate/:id/remove',
  },
  getStaffStarts: { method: 'GET', path: '/api/admin/starts' },
  getVisitDates: { method: 'GET', path: '/api/admin/visit-dates' },
} as const satisfies EndpointTable;
