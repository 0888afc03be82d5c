import * as z from 'zod';
import { inputErrors, queryErrors, type RouteContract } from '../route-contract';
import {
  quoteAcceptForRequest,
  quoteAssignRequest,
  quoteDraftRequest,
  quoteEndAcceptanceRequest,
  quoteExtendRequest,
  quoteLinkRequest,
  quoteMarkRequest,
  quoteNoteRequest,
  quotePage,
  quotePageQuery,
  quoteSendRequest,
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
    summary: 'End all links to a quote and its booking; its customer gets a new one by email',
    access: ['office', 'admin'],
    params: code,
    body: quoteLinkRequest,
    responses: { 200: staffQuote },
    errors: actionErrors,
  },
  saveQuoteDraft: {
    summary: 'Save the draft of a quote’s next version, or discard it',
    access: ['office', 'admin'],
    params: code,
    body: quoteDraftRequest,
    responses: { 200: staffQuote },
    errors: [...actionErrors, 'quote_closed', 'amount_too_high'],
  },
  sendQuote: {
    summary: 'Send the draft of a quote’s next version to the customer',
    access: ['office', 'admin'],
    params: code,
    body: quoteSendRequest,
    responses: { 200: staffQuote },
    errors: [...actionErrors, 'quote_closed'],
  },
  extendQuote: {
    summary: 'Send the current version of a quote again with a later good-through day',
    access: ['office', 'admin'],
    params: code,
    body: quoteExtendRequest,
    responses: { 200: staffQuote },
    errors: [...actionErrors, 'quote_closed', 'draft_open'],
  },
  acceptQuoteFor: {
    summary: 'Accept a quote for a customer who said yes on the phone, by email or in person',
    access: ['office', 'admin'],
    params: code,
    body: quoteAcceptForRequest,
    responses: { 200: staffQuote },
    errors: [...actionErrors, 'quote_closed', 'quote_changed', 'already_accepted'],
  },
  endQuoteAcceptance: {
    summary: 'End the acceptance of a quote; its current version can be accepted again',
    access: ['office', 'admin'],
    params: code,
    body: quoteEndAcceptanceRequest,
    responses: { 200: staffQuote },
    errors: [...actionErrors, 'quote_closed', 'not_possible', 'already_paid', 'payment_unknown'],
  },
} as const satisfies Record<keyof typeof quotesEndpoints, RouteContract>;
