import type { EndpointTable } from '../endpoint-table';

/** Requests for quotes. */
export const quotesEndpoints = {
  getQuotes: { method: 'GET', path: '/api/admin/quotes' },
  getStaffQuote: { method: 'GET', path: '/api/admin/quotes/:code' },
  markQuote: { method: 'POST', path: '/api/admin/quotes/:code/state' },
  assignQuote: { method: 'POST', path: '/api/admin/quotes/:code/assign' },
  noteQuote: { method: 'POST', path: '/api/admin/quotes/:code/notes' },
  sendQuoteLink: { method: 'POST', path: '/api/admin/quotes/:code/new-link' },
  saveQuoteDraft: { method: 'POST', path: '/api/admin/quotes/:code/draft' },
  sendQuote: { method: 'POST', path: '/api/admin/quotes/:code/send' },
  extendQuote: { method: 'POST', path: '/api/admin/quotes/:code/extend' },
  acceptQuoteFor: { method: 'POST', path: '/api/admin/quotes/:code/accept-for' },
  endQuoteAcceptance: { method: 'POST', path: '/api/admin/quotes/:code/end-acceptance' },
} as const satisfies EndpointTable;
