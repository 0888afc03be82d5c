import type { EndpointTable } from '../endpoint-table';

/** News for the shop. */
export const noticesEndpoints = {
  getNotices: { method: 'GET', path: '/api/admin/notices' },
  setNoticesSeen: { method: 'POST', path: '/api/admin/notices/seen' },
  getNoticeEmails: { method: 'GET', path: '/api/admin/notices/emails' },
  setNoticeEmails: { method: 'POST', path: '/api/admin/notices/emails' },
} as const satisfies EndpointTable;
