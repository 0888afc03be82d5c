import * as z from 'zod';
import { done } from '../account';
import { inputErrors, type RouteContract } from '../route-contract';
import { hoursOutcome, hoursRecord, hoursRequest } from './hours';
import {
  closureChange,
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
    summary: 'Change the rules, or preview the effect of a change',
    access: ['admin'],
    body: settingsRequest,
    responses: { 200: settingsOutcome },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile'],
  },
  getHours: {
    summary: 'See opening days, hours and start times of each region, and the printed hours',
    access: ['admin'],
    responses: { 200: hoursRecord },
    errors: [...staffOnly],
  },
  changeHours: {
    summary: 'Change opening days, hours and start times, or preview what follows',
    access: ['admin'],
    body: hoursRequest,
    responses: { 200: hoursOutcome },
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
    summary: 'Change a crew, or preview which of its jobs no longer fit',
    access: ['admin'],
    params: id,
    body: crewRequest,
    responses: { 200: crewOutcome },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile'],
  },
  getClosures: {
    summary: 'See upcoming closed days',
    access: ['admin'],
    responses: { 200: closureList },
    errors: [...staffOnly],
  },
  addClosures: {
    summary: 'Close days, or preview which bookings are on them',
    access: ['admin'],
    body: closureRequest,
    responses: { 200: closureOutcome },
    errors: [...inputErrors, ...staffOnly],
  },
  changeClosures: {
    summary: 'Change days, place or reason of a closure, or preview which bookings are on them',
    access: ['admin'],
    body: closureChange,
    responses: { 200: closureOutcome },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile'],
  },
  removeClosures: {
    summary: 'Reopen closed days',
    access: ['admin'],
    body: closureRemoval,
    responses: { 200: done },
    errors: [...inputErrors, ...staffOnly],
  },
  getStaff: {
    summary: 'See the staff',
    access: ['admin'],
    responses: { 200: staffList },
    errors: [...staffOnly],
  },
  addStaff: {
    summary: 'Add a staff member, with an emailed link or a password that is shown once',
    access: ['admin'],
    body: newStaffRequest,
    responses: { 201: staffInvitation },
    errors: [...inputErrors, ...staffOnly, 'username_taken'],
  },
  changeStaff: {
    summary: 'Change a staff member’s role, region, name or first address, or revoke access',
    access: ['admin'],
    params: id,
    body: staffRequest,
    responses: { 200: staffOutcome },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile', 'last_admin', 'own_account'],
  },
  inviteStaff: {
    summary: 'Send a staff member another link, or create a new password that is shown once',
    access: ['admin'],
    params: id,
    body: invitationRequest,
    responses: { 200: staffInvitation },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile', 'own_account'],
  },
  resetStaffFactors: {
    summary: 'Reset the second factor of a staff member who has lost it',
    access: ['admin'],
    params: id,
    body: invitationRequest,
    responses: { 200: staffOutcome },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile', 'own_account'],
  },
} as const satisfies Record<keyof typeof settingsEndpoints, RouteContract>;
