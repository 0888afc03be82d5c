import * as z from 'zod';
import { queryErrors, type RouteContract } from '../route-contract';
import {
  auditPage,
  auditQuery,
  changesQuery,
  outboxMail,
  outboxMailDetails,
  outboxPage,
  outboxQuery,
  shopChanges,
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
  getChanges: {
    summary:
      'What has changed in the shop since one asked before; pages ask every few seconds, a crew hears of its region',
    access: ['crew', 'admin'],
    query: changesQuery,
    responses: { 200: shopChanges },
    polled: true,
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
} as const satisfies Record<keyof typeof recordsEndpoints, RouteContract>;
