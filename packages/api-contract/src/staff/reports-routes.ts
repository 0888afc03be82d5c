import * as z from 'zod';
import { queryErrors, type RouteContract } from '../route-contract';
import { report, reportFileQuery, reportQuery } from './reports';
import type { reportsEndpoints } from './reports-endpoints';

export const reportsRoutes = {
  getReport: {
    summary: 'Money, bookings, cancellations and crew use of a period and the previous one',
    access: ['office', 'admin'],
    query: reportQuery,
    responses: { 200: report },
    errors: ['unauthorized', 'forbidden', ...queryErrors],
  },
  getReportFile: {
    summary: 'One table of a report as a CSV file',
    access: ['office', 'admin'],
    query: reportFileQuery,
    responses: { 200: z.string() },
    contentType: 'text/csv; charset=utf-8',
    errors: ['unauthorized', 'forbidden', ...queryErrors],
  },
} as const satisfies Record<keyof typeof reportsEndpoints, RouteContract>;
