import * as z from 'zod';
import { inputErrors, queryErrors, type RouteContract } from '../route-contract';
import { inboxMessage, messagePage, messagePageQuery, messageStateRequest } from './messages';
import type { messagesEndpoints } from './messages-endpoints';

const id = z.object({ id: z.string().max(60) });

export const messagesRoutes = {
  getMessages: {
    summary: 'Messages from the contact form in one state, a page at a time',
    access: ['office', 'admin'],
    query: messagePageQuery,
    responses: { 200: messagePage },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  getMessage: {
    summary: 'One message from the contact form',
    access: ['office', 'admin'],
    params: id,
    responses: { 200: inboxMessage },
    errors: ['unauthorized', 'forbidden'],
  },
  setMessageState: {
    summary: 'Mark a message as new, handled or spam, unless someone else has changed it',
    access: ['office', 'admin'],
    params: id,
    body: messageStateRequest,
    responses: { 200: inboxMessage },
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'changed_meanwhile'],
  },
} as const satisfies Record<keyof typeof messagesEndpoints, RouteContract>;
