import type { EndpointTable } from '../endpoint-table';

/** Staff's actions on one booking, and phone bookings. */
export const actionsEndpoints = {
  createPhoneBooking: { method: 'POST', path: '/api/admin/bookings' },
  keepBooking: { method: 'POST', path: '/api/admin/bookings/:code/keep' },
  recordSitePayment: { method: 'POST', path: '/api/admin/bookings/:code/site-payments' },
  startJob: { method: 'POST', path: '/api/admin/bookings/:code/start' },
  undoDeed: { method: 'POST', path: '/api/admin/bookings/:code/undo' },
  recordWindows: { method: 'POST', path: '/api/admin/bookings/:code/windows' },
  completeJob: { method: 'POST', path: '/api/admin/bookings/:code/complete' },
  recordNoShow: { method: 'POST', path: '/api/admin/bookings/:code/no-show' },
  cancelByShop: { method: 'POST', path: '/api/admin/bookings/:code/cancel' },
  changeByShop: { method: 'POST', path: '/api/admin/bookings/:code/change' },
  moveByShop: { method: 'POST', path: '/api/admin/bookings/:code/move' },
  planVisits: { method: 'POST', path: '/api/admin/bookings/:code/visits' },
  startVisit: { method: 'POST', path: '/api/admin/bookings/:code/visits/:number/start' },
  completeVisit: { method: 'POST', path: '/api/admin/bookings/:code/visits/:number/complete' },
  missVisit: { method: 'POST', path: '/api/admin/bookings/:code/visits/:number/missed' },
  cancelVisit: { method: 'POST', path: '/api/admin/bookings/:code/visits/:number/cancel' },
  refundBooking: { method: 'POST', path: '/api/admin/bookings/:code/refund' },
  retryRefund: { method: 'POST', path: '/api/admin/bookings/:code/refunds/:id/retry' },
  returnRefundOtherwise: { method: 'POST', path: '/api/admin/bookings/:code/refunds/:id/returned-otherwise' },
  approveExemption: { method: 'POST', path: '/api/admin/bookings/:code/exemption/approve' },
  refuseExemption: { method: 'POST', path: '/api/admin/bookings/:code/exemption/refuse' },
  addBookingNote: { method: 'POST', path: '/api/admin/bookings/:code/notes' },
  sendBalanceLink: { method: 'POST', path: '/api/admin/bookings/:code/balance-link' },
  resendBookingMail: { method: 'POST', path: '/api/admin/bookings/:code/resend' },
} as const satisfies EndpointTable;
