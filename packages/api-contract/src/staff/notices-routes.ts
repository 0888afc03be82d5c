import { inputErrors, type RouteContract } from '../route-contract';
import { noticeEmails, noticeEmailsRequest, noticePage, noticesSeenRequest } from './notices';
import type { noticesEndpoints } from './notices-endpoints';

export const noticesRoutes = {
  getNotices: {
    summary: 'News of the last fourteen days, and the number of items new to the caller',
    access: ['office', 'admin'],
    responses: { 200: noticePage },
    errors: ['unauthorized', 'forbidden'],
  },
  setNoticesSeen: {
    summary: 'Record that the caller has seen everything up to a time; never moves back',
    access: ['office', 'admin'],
    body: noticesSeenRequest,
    responses: { 200: noticePage },
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
  getNoticeEmails: {
    summary: 'Which news the caller gets by email, and when',
    access: ['office', 'admin'],
    responses: { 200: noticeEmails },
    errors: ['unauthorized', 'forbidden'],
  },
  setNoticeEmails: {
    summary: 'Choose which news the caller gets by email, and when',
    access: ['office', 'admin'],
    body: noticeEmailsRequest,
    responses: { 200: noticeEmails },
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
} as const satisfies Record<keyof typeof noticesEndpoints, RouteContract>;
