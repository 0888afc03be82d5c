import * as z from 'zod';
import { inputErrors, queryErrors, type RouteContract } from '../route-contract';
import { checkInQuery, checkInView, crewDay, crewDayQuery, onMyWay, onMyWayRequest } from './check-in';
import type { checkInEndpoints } from './check-in-endpoints';

const code = z.object({ code: z.string().max(20) });

export const checkInRoutes = {
  getCheckIn: {
    summary: 'What staff need at the car, and whether it can be checked in now',
    access: ['crew', 'office', 'admin'],
    params: code,
    query: checkInQuery,
    responses: { 200: checkInView },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  getCrewDay: {
    summary: 'Jobs of a region today or tomorrow, crew by crew',
    access: ['crew', 'office', 'admin'],
    query: crewDayQuery,
    responses: { 200: crewDay },
    errors: [...queryErrors, 'unauthorized', 'forbidden'],
  },
  sendOnMyWay: {
    summary: 'Notify a customer of one of today’s jobs when the crew will arrive; at most once an hour',
    access: ['crew', 'office', 'admin'],
    params: code,
    body: onMyWayRequest,
    responses: { 200: onMyWay },
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'not_possible'],
  },
} as const satisfies Record<keyof typeof checkInEndpoints, RouteContract>;
