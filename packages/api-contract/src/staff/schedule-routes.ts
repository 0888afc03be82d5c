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
  breakRequest,
  schedule,
  scheduleQuery,
} from './schedule';
import type { scheduleEndpoints } from './schedule-endpoints';

export const scheduleRoutes = {
  getSchedule: {
    summary: 'The board: regions, crews and their days with jobs, breaks and closures',
    access: ['admin'],
    query: scheduleQuery,
    responses: { 200: schedule },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  addBreak: {
    summary: 'Take hours from a crew’s day',
    access: ['admin'],
    body: breakRequest,
    responses: { 201: boardBreak },
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'crew_busy'],
  },
  removeBreak: {
    summary: 'Give a crew the hours of a break back',
    access: ['admin'],
    params: z.object({ id: z.string().max(60) }),
    responses: { 200: done },
    errors: ['unauthorized', 'forbidden'],
  },
  getBoardDay: {
    summary: 'The jobs of a crew on one day, with what could be done with each',
    access: ['admin'],
    query: boardDayQuery,
    responses: { 200: boardDay },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  changeBoardDay: {
    summary: 'Cancel or move the jobs of a crew’s day, each on its own, and block what is left of it',
    access: ['admin'],
    body: boardDayRequest,
    responses: { 200: boardDayResult },
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
  getJobSheets: {
    summary: 'What a crew needs on paper for its day',
    access: ['admin'],
    query: boardDayQuery,
    responses: { 200: jobSheets },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
} as const satisfies Record<keyof typeof scheduleEndpoints, RouteContract>;
