import type { EndpointTable } from '../endpoint-table';

/** The shop's customers. */
export const customersEndpoints = {
  getCustomers: { method: 'GET', path: '/api/admin/customers' },
  getCustomer: { method: 'GET', path: '/api/admin/customers/:id' },
  getCustomerBookings: { method: 'GET', path: '/api/admin/customers/:id/bookings' },
  saveCustomerNotes: { method: 'POST', path: '/api/admin/customers/:id/notes' },
  changeCustomer: { method: 'POST', path: '/api/admin/customers/:id/contact' },
  eraseCustomer: { method: 'POST', path: '/api/admin/customers/:id/erase' },
  mergeCustomer: { method: 'POST', path: '/api/admin/customers/:id/merge' },
} as const satisfies EndpointTable;
