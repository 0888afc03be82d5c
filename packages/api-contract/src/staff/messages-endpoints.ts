import type { EndpointTable } from '../endpoint-table';

/** What people wrote to the shop. */
export const messagesEndpoints = {
  getMessages: { method: 'GET', path: '/api/admin/messages' },
  getMessage: { method: 'GET', path: '/api/admin/messages/:id' },
  setMessageState: { method: 'POST', path: '/api/admin/messages/:id/state' },
} as const satisfies EndpointTable;
