import * as z from 'zod';
import { done } from '../account';
import { inputErrors, type RouteContract } from '../route-contract';
import {
  closureList,
  closureOutcome,
  closureRemoval,
  closureRequest,
  crewList,
  crewOutcome,
  crewRecord,
  crewRequest,
  newCrewRequest,
  settingsOutcome,
  settingsRequest,
  shopSettings,
} from './settings';
import type { settingsEndpoints } from './settings-endpoints';
import {
  invitationRequest,
  newStaffRequest,
  staffInvitation,
  staffList,
  staffOutcome,
  staffRequest,
} from './staff-members';

const id = z.object({ id: z.string().max(60) });

const staffOnly = ['unauthorized', 'forbidden'] as const;

export const settingsRoutes = {
  getSettings: {
    summary: 'See the rules in force',
    access: ['admin'],
    responses: { 200: shopSettings },
    errors: [...staffOnly],
  },
  changeSettings: {
    summary: 'Change the rules, or see first what a change would do',
    access: ['admin'],
    body: settingsRequest,
    responses: { 200: settingsOutcome },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile'],
  },
  getCrews: {
    summary: 'See the crews with their days and skills',
    access: ['admin'],
    responses: { 200: crewList },
    errors: [...staffOnly],
  },
  addCrew: {
    summary: 'Add a crew',
    access: ['admin'],
    body: newCrewRequest,
    responses: { 201: crewRecord },
    errors: [...inputErrors, ...staffOnly],
  },
  changeCrew: {
    summary: 'Change a crew, or see first which of its jobs do not fit any more',
    access: ['admin'],
    params: id,
    body: crewRequest,
    responses: { 200: crewOutcome },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile'],
  },
  getClosures: {
    summary: 'See the closed days to come',
    access: ['admin'],
    responses: { 200: closureList },
    errors: [...staffOnly],
  },
  addClosures: {
    summary: 'Close days, or see first which bookings stand on them',
    access: ['admin'],
    body: closureRequest,
    responses: { 200: closureOutcome },
    errors: [...inputErrors, ...staffOnly],
  },
  removeClosures: {
    summary: 'Open closed days again',
    access: ['admin'],
    body: closureRemoval,
    responses: { 200: done },
    errors: [...inputErrors, ...staffOnly],
  },
  getStaff: {
    summary: 'See who works here',
    access: ['admin'],
    responses: { 200: staffList },
    errors: [...staffOnly],
  },
  addStaff: {
    summary: 'Let somebody in: with a link by mail, or a password that is told once',
    access: ['admin'],
    body: newStaffRequest,
    responses: { 201: staffInvitation },
    errors: [...inputErrors, ...staffOnly, 'username_taken'],
  },
  changeStaff: {
    summary: 'Change role, region or name of staff, or shut them out',
    access: ['admin'],
    params: id,
    body: staffRequest,
    responses: { 200: staffOutcome },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile', 'last_admin', 'own_account'],
  },
  inviteStaff: {
    summary: 'Give staff a new way in: another link by mail, or a new password that is told once',
    access: ['admin'],
    params: id,
    body: invitationRequest,
    responses: { 200: staffInvitation },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile', 'own_account'],
  },
} as const satisfies Record<keyof typeof settingsEndpoints, RouteContract>;
