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
    summary: 'Numbers of messages, emails and refunds that need attention',
    access: ['office', 'admin'],
    responses: { 200: shopCounts },
    errors: ['unauthorized', 'forbidden'],
  },
  getOutbox: {
    summary: 'The shop’s emails, a page at a time',
    access: ['office', 'admin'],
    query: outboxQuery,
    responses: { 200: outboxPage },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  getOutboxMail: {
    summary: 'One email and its text; links that grant access are shown only in a demo on this machine',
    access: ['office', 'admin'],
    params: id,
    responses: { 200: outboxMailDetails },
    errors: ['unauthorized', 'forbidden'],
  },
  retryMail: {
    summary: 'Retry a failed email',
    access: ['office', 'admin'],
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
    summary: 'Changes since the caller’s last poll; pages poll every few seconds, and crews get their own region only',
    access: ['crew', 'office', 'admin'],
    query: changesQuery,
    responses: { 200: shopChanges },
    polled: true,
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
} as const satisfies Record<keyof typeof recordsEndpoints, RouteContract>;
