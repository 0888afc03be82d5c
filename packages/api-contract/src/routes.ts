import * as z from 'zod';
import { demo, done, login, mail, mailSummary, personalData, user, verifiedEmail } from './account';
import {
  deleteAccountRequest,
  forgotPasswordRequest,
  loginRequest,
  logoutRequest,
  passwordRequest,
  profileRequest,
  registerRequest,
  resetPasswordRequest,
  verifyEmailRequest,
} from './account-requests';
import { availability, availabilityQuery } from './availability';
import {
  booking,
  bookingDetails,
  bookingPage,
  bookingState,
  cancelledBooking,
  confirmationEmail,
  correctedBooking,
  heldBooking,
  publicBooking,
} from './booking';
import {
  bookingPageQuery,
  bookingRequest,
  cancelRequest,
  correctionRequest,
  rescheduleRequest,
} from './booking-requests';
import { complianceSheet } from './compliance';
import { contactMessage, contactReceipt } from './contact';
import type { VisitorEndpointName } from './endpoints';
import { intent, intentRequest, paymentConfig, syncRequest } from './payment';
import { inputErrors, orderErrors, queryErrors, type RouteContract, shadeErrors } from './route-contract';
import { staffRoutes } from './staff/routes';

const code = z.object({ code: z.string().max(20) });
const liveness = z.strictObject({ status: z.literal('ok') });
const nothing = z.literal('');

const visitorRoutes = {
  getAvailability: {
    summary: 'Free starts for an order at a ZIP code, day by day',
    access: ['public'],
    query: availabilityQuery,
    responses: { 200: availability },
    errors: [...queryErrors, 'unauthorized', ...orderErrors],
  },
  createBooking: {
    summary: 'Hold a start for fifteen minutes',
    access: ['public'],
    idempotent: true,
    body: bookingRequest,
    responses: { 201: heldBooking },
    errors: [
      ...inputErrors,
      ...orderErrors,
      ...shadeErrors,
      'idempotency_key_missing',
      'idempotency_key_reused',
      'closed_day',
      'too_soon',
      'too_far',
      'outside_hours',
      'slot_taken',
      'price_changed',
      'already_paid',
      'hold_expired',
      'too_many_holds',
      'payment_unknown',
      'unauthorized',
    ],
  },
  getBooking: {
    summary: 'Status, time, region and services of a booking',
    access: ['public'],
    params: code,
    responses: { 200: publicBooking },
    errors: [],
  },
  getBookingDetails: {
    summary: 'Everything about a booking',
    access: ['booking-token', 'owner', 'admin'],
    params: code,
    responses: { 200: bookingDetails },
    errors: ['unauthorized'],
  },
  getBookingCalendar: {
    summary: 'The appointment as a calendar file',
    access: ['booking-token', 'owner', 'admin'],
    params: code,
    responses: { 200: z.string() },
    contentType: 'text/calendar; charset=utf-8',
    errors: ['unauthorized'],
  },
  getCompliance: {
    summary: 'The compliance sheet of a job that is done: film, lots, readings and what Florida says to them',
    access: ['booking-token', 'owner', 'crew', 'admin'],
    params: code,
    responses: { 200: complianceSheet },
    errors: ['unauthorized'],
  },
  releaseBooking: {
    summary: 'Give a hold back before it ends',
    access: ['booking-token'],
    params: code,
    responses: { 200: z.strictObject({ booking }) },
    errors: ['unauthorized', 'already_paid', 'payment_unknown'],
  },
  cancelBooking: {
    summary: 'Cancel a confirmed booking under the policy clock',
    access: ['booking-token', 'owner'],
    params: code,
    body: cancelRequest,
    responses: { 200: cancelledBooking },
    errors: [...inputErrors, 'unauthorized', 'not_cancellable', 'refund_changed', 'payment_unknown'],
  },
  rescheduleBooking: {
    summary: 'Move a booking to another start, while that is free',
    access: ['booking-token', 'owner'],
    params: code,
    body: rescheduleRequest,
    responses: { 200: bookingDetails },
    errors: [
      ...inputErrors,
      'unauthorized',
      'not_movable',
      'closed_day',
      'too_soon',
      'too_far',
      'outside_hours',
      'slot_taken',
    ],
  },
  correctBooking: {
    summary: 'Put vehicle, phone, notes or address right without moving',
    access: ['booking-token', 'owner'],
    params: code,
    body: correctionRequest,
    responses: { 200: correctedBooking },
    errors: [...inputErrors, 'unauthorized', 'not_correctable', 'outside_area', 'other_region'],
  },
  getConfirmationEmail: {
    summary: 'How far the confirmation mail of a booking is',
    access: ['booking-token', 'owner'],
    params: code,
    responses: { 200: confirmationEmail },
    errors: ['unauthorized'],
  },
  resendConfirmationEmail: {
    summary: 'Send the confirmation mail again, to the stored address only',
    access: ['booking-token', 'owner'],
    params: code,
    responses: { 200: confirmationEmail },
    errors: ['unauthorized', 'too_many_attempts'],
  },
  getPaymentConfig: {
    summary: 'How the browser reaches the card provider',
    access: ['public'],
    responses: { 200: paymentConfig },
    errors: [],
  },
  createIntent: {
    summary: 'The open payment of a held booking',
    access: ['booking-token'],
    body: intentRequest,
    responses: { 200: intent },
    errors: [
      ...inputErrors,
      'unauthorized',
      'price_changed',
      'already_paid',
      'hold_expired',
      'payment_unknown',
      'payment_unavailable',
    ],
  },
  syncPayment: {
    summary: 'Compare a booking with the card provider and answer how it stands',
    access: ['booking-token'],
    body: syncRequest,
    responses: { 200: bookingState },
    errors: [...inputErrors, 'unauthorized', 'payment_unknown'],
  },
  sendMessage: {
    summary: 'Write to the shop',
    access: ['public'],
    body: contactMessage,
    responses: { 201: contactReceipt },
    errors: inputErrors,
  },
  getUser: {
    summary: 'Who is logged in',
    access: ['customer', 'crew', 'admin'],
    responses: { 200: z.strictObject({ user }) },
    errors: ['unauthorized'],
  },
  login: {
    summary: 'Log in with a username, or a verified email, and a password',
    access: ['public'],
    body: loginRequest,
    responses: { 200: login },
    errors: [...inputErrors, 'invalid_credentials', 'too_many_attempts'],
  },
  register: {
    summary: 'Make an account and log in to it',
    access: ['public'],
    body: registerRequest,
    responses: { 201: login },
    errors: [...inputErrors, 'username_taken', 'common_password'],
  },
  refreshLogin: {
    summary: 'Exchange the cookie of a login for a new one and a new bearer token',
    access: ['public'],
    responses: { 200: login },
    errors: ['unauthorized', 'forbidden'],
  },
  logout: {
    summary: 'End this login, or all of the account’s',
    access: ['public'],
    body: logoutRequest,
    responses: { 200: done, 303: nothing },
    errors: [...inputErrors, 'forbidden'],
  },
  leaveByLink: {
    summary: 'End this login by a link of the site’s own; from anywhere else a page with a button',
    access: ['public'],
    responses: { 200: z.string(), 303: nothing },
    contentType: 'text/html; charset=utf-8',
    errors: [],
  },
  forgotPassword: {
    summary: 'Have a link to set a new password sent; the answer never tells whether the account exists',
    access: ['public'],
    body: forgotPasswordRequest,
    responses: { 200: done },
    errors: [...inputErrors, 'too_many_attempts'],
  },
  resetPassword: {
    summary: 'Set a new password with the link from the mail; every other login ends',
    access: ['public'],
    body: resetPasswordRequest,
    responses: { 200: done },
    errors: [...inputErrors, 'link_expired', 'common_password'],
  },
  verifyEmail: {
    summary: 'Prove an address with the link from the mail',
    access: ['public'],
    body: verifyEmailRequest,
    responses: { 200: verifiedEmail },
    errors: [...inputErrors, 'link_expired'],
  },
  resendVerification: {
    summary: 'Send the link that proves the address again',
    access: ['customer', 'crew', 'admin'],
    responses: { 200: done },
    errors: ['unauthorized', 'too_many_attempts'],
  },
  changePassword: {
    summary: 'Set a new password; every other login ends',
    access: ['customer', 'crew', 'admin'],
    body: passwordRequest,
    responses: { 200: login },
    errors: [...inputErrors, 'unauthorized', 'invalid_credentials', 'common_password', 'too_many_attempts'],
  },
  getMyBookings: {
    summary: 'The account’s bookings, a page at a time',
    access: ['customer', 'crew', 'admin'],
    query: bookingPageQuery,
    responses: { 200: bookingPage },
    errors: ['unknown_key', 'missing_field', 'invalid_type', 'invalid_value', 'unauthorized'],
  },
  updateProfile: {
    summary: 'Change name, phone and address of an account; a new address has to be proved',
    access: ['customer', 'crew', 'admin'],
    body: profileRequest,
    responses: { 200: z.strictObject({ user }) },
    errors: [...inputErrors, 'unauthorized', 'invalid_credentials', 'too_many_attempts'],
  },
  getMyData: {
    summary: 'Everything stored that names the person',
    access: ['customer', 'crew', 'admin'],
    responses: { 200: personalData },
    errors: ['unauthorized'],
  },
  deleteMyAccount: {
    summary: 'Delete the account; refused while a booking is still to come',
    access: ['customer'],
    body: deleteAccountRequest,
    responses: { 200: done },
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'invalid_credentials', 'too_many_attempts', 'booking_ahead'],
  },
  createAdmin: {
    summary: 'Make sure that the administrator exists whom the operator configured',
    access: ['public'],
    responses: { 200: z.strictObject({ ready: z.literal(true) }) },
    errors: ['admin_not_configured', 'username_taken'],
  },
  getDemo: {
    summary: 'With what a demo on this machine can be tried',
    access: ['public'],
    responses: { 200: demo },
    errors: [],
  },
  getMails: {
    summary: 'The mails that stayed on this machine, latest first',
    access: ['public'],
    responses: { 200: z.strictObject({ mails: z.array(mailSummary) }) },
    errors: ['unauthorized'],
  },
  getMail: {
    summary: 'One of them',
    access: ['public'],
    params: z.object({ id: z.string().max(60) }),
    responses: { 200: mail },
    errors: ['unauthorized'],
  },
  getMailPage: {
    summary: 'One of them as a mail program shows it',
    access: ['public'],
    params: z.object({ id: z.string().max(60), ticket: z.string().max(200) }),
    responses: { 200: z.string() },
    contentType: 'text/html; charset=utf-8',
    errors: ['unauthorized'],
  },
  receiveWebhook: {
    summary: 'Signed events of the card provider',
    access: ['public'],
    responses: { 200: z.strictObject({ received: z.literal(true) }) },
    errors: ['unauthorized', 'body_too_large'],
  },
  getLiveness: {
    summary: 'The process answers',
    access: ['public'],
    responses: { 200: liveness },
    errors: [],
  },
  getReadiness: {
    summary: 'Database and jobs are at work',
    access: ['public'],
    responses: { 200: liveness, 503: z.strictObject({ status: z.literal('unavailable') }) },
    errors: [],
  },
} as const satisfies Record<VisitorEndpointName, RouteContract>;

/** The one route table: the api registers from it, the client is typed by it, OpenAPI and the access test read it. */
export const routes = { ...visitorRoutes, ...staffRoutes };

/** The type of {@link routes}: what a typed client is derived from. */
export type Routes = typeof routes;
