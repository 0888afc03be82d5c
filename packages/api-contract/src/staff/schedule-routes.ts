import * as z from 'zod';
import { done } from '../account';
import { inputErrors, queryErrors, type RouteContract } from '../route-contract';
import { jobSheets } from './job-sheets';
import {
  boardBreak,
  boardDay,
  boardDayQuery,
  boardDayRequest,
  boardDayResult,
  breakRemoval,
  breakRequest,
  reopenRequest,
  schedule,
  scheduleQuery,
} from './schedule';
import type { scheduleEndpoints } from './schedule-endpoints';

export const scheduleRoutes = {
  getSchedule: {
    summary: 'The board: regions, crews and their days with jobs, breaks and closures',
    access: ['office', 'admin'],
    query: scheduleQuery,
    responses: { 200: schedule },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  addBreak: {
    summary: 'Add a break to a crew’s day',
    access: ['office', 'admin'],
    body: breakRequest,
    responses: { 201: boardBreak },
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'crew_busy'],
  },
  removeBreak: {
    summary: 'Remove a break, or all that block the same day for the same reason',
    access: ['office', 'admin'],
    params: z.object({ id: z.string().max(60) }),
    body: breakRemoval,
    responses: { 200: done },
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'in_calendar'],
  },
  reopenDay: {
    summary: 'Reopen a region’s day that was closed on the board',
    access: ['office', 'admin'],
    body: reopenRequest,
    responses: { 200: done },
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
  getBoardDay: {
    summary: 'A crew’s jobs on one day, with the options for each',
    access: ['office', 'admin'],
    query: boardDayQuery,
    responses: { 200: boardDay },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  changeBoardDay: {
    summary: 'Cancel or move the jobs of a crew’s day one by one, and block the rest of it',
    access: ['office', 'admin'],
    body: boardDayRequest,
    responses: { 200: boardDayResult },
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
  getJobSheets: {
    summary: 'A crew’s printed job sheets for one day',
    access: ['office', 'admin'],
    query: boardDayQuery,
    responses: { 200: jobSheets },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
} as const satisfies Record<keyof typeof scheduleEndpoints, RouteContract>;
