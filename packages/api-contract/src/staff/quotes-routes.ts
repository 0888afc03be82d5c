import * as z from 'zod';
import { inputErrors, queryErrors, type RouteContract } from '../route-contract';
import {
  quoteAssignRequest,
  quoteLinkRequest,
  quoteMarkRequest,
  quoteNoteRequest,
  quotePage,
  quotePageQuery,
  staffQuote,
} from './quotes';
import type { quotesEndpoints } from './quotes-endpoints';

const code = z.object({ code: z.string().max(20) });
const actionErrors = [...inputErrors, 'unauthorized', 'forbidden', 'changed_meanwhile'] as const;

export const quotesRoutes = {
  getQuotes: {
    summary: 'Requests for quotes in one list, a page at a time',
    access: ['office', 'admin'],
    query: quotePageQuery,
    responses: { 200: quotePage },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  getStaffQuote: {
    summary: 'One request for a quote, in full',
    access: ['office', 'admin'],
    params: code,
    responses: { 200: staffQuote },
    errors: ['unauthorized', 'forbidden'],
  },
  markQuote: {
    summary: 'Mark a request for a quote as answered, withdraw it or reopen it',
    access: ['office', 'admin'],
    params: code,
    body: quoteMarkRequest,
    responses: { 200: staffQuote },
    errors: [...actionErrors, 'quote_closed'],
  },
  assignQuote: {
    summary: 'Take a request for a quote, or give it back',
    access: ['office', 'admin'],
    params: code,
    body: quoteAssignRequest,
    responses: { 200: staffQuote },
    errors: actionErrors,
  },
  noteQuote: {
    summary: 'Add a note that the customer never sees',
    access: ['office', 'admin'],
    params: code,
    body: quoteNoteRequest,
    responses: { 200: staffQuote },
    errors: actionErrors,
  },
  sendQuoteLink: {
    summary: 'Email the customer a new link to the quote; earlier links stop working',
    access: ['office', 'admin'],
    params: code,
    body: quoteLinkRequest,
    responses: { 200: staffQuote },
    errors: actionErrors,
  },
} as const satisfies Record<keyof typeof quotesEndpoints, RouteContract>;
