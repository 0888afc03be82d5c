import type { EndpointTable } from '../endpoint-table';

/** The outbox, the audit, and what happens while one looks. */
export const recordsEndpoints = {
  getCounts: { method: 'GET', path: '/api/admin/counts' },
  getOutbox: { method: 'GET', path: '/api/admin/outbox' },
  getOutboxMail: { method: 'GET', path: '/api/admin/outbox/:id' },
  retryMail: { method: 'POST', path: '/api/admin/outbox/:id/retry' },
  getAudit: { method: 'GET', path: '/api/admin/audit' },
  getChanges: { method: 'GET', path: '/api/admin/changes' },
} as const satisfies EndpointTable;
