import * as z from 'zod';
import { queryErrors, type RouteContract } from '../route-contract';
import {
  auditPage,
  auditQuery,
  eventsQuery,
  outboxMail,
  outboxMailDetails,
  outboxPage,
  outboxQuery,
  shopCounts,
} from './records';
import type { recordsEndpoints } from './records-endpoints';

const id = z.object({ id: z.string().max(60) });

export const recordsRoutes = {
  getCounts: {
    summary: 'How many messages, mails and refunds wait for somebody',
    access: ['admin'],
    responses: { 200: shopCounts },
    errors: ['unauthorized', 'forbidden'],
  },
  getOutbox: {
    summary: 'The mails of the shop, a page at a time',
    access: ['admin'],
    query: outboxQuery,
    responses: { 200: outboxPage },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  getOutboxMail: {
    summary: 'One mail and what it says; links that open something are shown in a demo on this machine only',
    access: ['admin'],
    params: id,
    responses: { 200: outboxMailDetails },
    errors: ['unauthorized', 'forbidden'],
  },
  retryMail: {
    summary: 'Try a mail again that was given up',
    access: ['admin'],
    params: id,
    responses: { 200: outboxMail },
    errors: ['unauthorized', 'forbidden', 'changed_meanwhile'],
  },
  getAudit: {
    summary: 'What staff did, a page at a time',
    access: ['admin'],
    query: auditQuery,
    responses: { 200: auditPage },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  getEvents: {
    summary: 'What happens in the shop, as an event stream that `Last-Event-ID` resumes; a crew hears of its region',
    access: ['crew', 'admin'],
    query: eventsQuery,
    responses: { 200: z.string() },
    contentType: 'text/event-stream; charset=utf-8',
    streams: true,
    errors: [...queryErrors, 'unauthorized', 'forbidden', 'too_many_attempts'],
  },
} as const satisfies Record<keyof typeof recordsEndpoints, RouteContract>;
