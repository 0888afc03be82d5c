import type { EndpointTable } from '../endpoint-table';

/** Messages from the contact form. */
export const messagesEndpoints = {
  getMessages: { method: 'GET', path: '/api/admin/messages' },
  getMessage: { method: 'GET', path: '/api/admin/messages/:id' },
  setMessageState: { method: 'POST', path: '/api/admin/messages/:id/state' },
} as const satisfies EndpointTable;
