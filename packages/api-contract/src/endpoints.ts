/** Name, method and path of every call: all that a client needs at run time, free of schemas. */
export const endpoints = {
  getAvailability: { method: 'GET', path: '/api/availability' },
  createBooking: { method: 'POST', path: '/api/bookings' },
  getBooking: { method: 'GET', path: '/api/bookings/:code' },
  getBookingDetails: { method: 'GET', path: '/api/bookings/:code/details' },
  getBookingCalendar: { method: 'GET', path: '/api/bookings/:code/calendar.ics' },
  releaseBooking: { method: 'POST', path: '/api/bookings/:code/release' },
  cancelBooking: { method: 'POST', path: '/api/bookings/:code/cancel' },
  getPaymentConfig: { method: 'GET', path: '/api/payment/config' },
  createIntent: { method: 'POST', path: '/api/payment/create-intent' },
  syncPayment: { method: 'POST', path: '/api/payment/sync' },
  sendMessage: { method: 'POST', path: '/api/contact' },
  receiveWebhook: { method: 'POST', path: '/api/payment/webhook' },
  getLiveness: { method: 'GET', path: '/health/live' },
  getReadiness: { method: 'GET', path: '/health/ready' },
} as const;

export type EndpointName = keyof typeof endpoints;
