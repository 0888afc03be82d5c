import * as z from 'zod';
import type { AccessClaim } from './access';
import { availability, availabilityQuery } from './availability';
import {
  booking,
  bookingDetails,
  bookingRequest,
  bookingState,
  cancelledBooking,
  heldBooking,
  publicBooking,
} from './booking';
import { contactMessage, contactReceipt } from './contact';
import type { EndpointName } from './endpoints';
import type { ErrorCode } from './errors';
import { intent, intentRequest, paymentConfig, syncRequest } from './payment';

/** What a route takes and answers. Method and path stand in `endpoints`. */
export interface RouteContract {
  summary: string;
  access: readonly AccessClaim[];
  /** The call must carry a header `Idempotency-Key` (a UUID). */
  idempotent?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A schema for every success; errors all have the shape of `ErrorBody`. */
  responses: Partial<Record<200 | 201 | 503, z.ZodType>>;
  /** Of the successes, when it is not JSON. */
  contentType?: string;
  /** Error codes of its own; the general ones (see `generalErrors`) can come from any route. */
  errors: readonly ErrorCode[];
}

/** Codes that any route may answer. */
export const generalErrors = ['not_found', 'rate_limited', 'internal', 'busy'] as const satisfies readonly ErrorCode[];

const inputErrors = [
  'broken_json',
  'unknown_key',
  'missing_field',
  'invalid_type',
  'invalid_value',
  'invalid_characters',
  'invalid_date',
  'body_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];

const orderErrors = [
  'unknown_package',
  'package_of_another_vehicle',
  'unknown_add_on',
  'repeated_add_on',
  'outside_area',
] as const satisfies readonly ErrorCode[];

const code = z.object({ code: z.string().max(20) });
const liveness = z.strictObject({ status: z.literal('ok') });

/** The one route table: the api registers from it, the client is typed by it, OpenAPI and the access test read it. */
export const routes = {
  getAvailability: {
    summary: 'Free starts for an order at a ZIP code, day by day',
    access: ['public'],
    query: availabilityQuery,
    responses: { 200: availability },
    errors: [
      'unknown_key',
      'missing_field',
      'invalid_type',
      'invalid_value',
      'invalid_date',
      'unauthorized',
      ...orderErrors,
    ],
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
      'idempotency_key_missing',
      'idempotency_key_reused',
      'unknown_shade',
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
    access: ['booking-token'],
    params: code,
    responses: { 200: bookingDetails },
    errors: ['unauthorized'],
  },
  getBookingCalendar: {
    summary: 'The appointment as a calendar file',
    access: ['booking-token'],
    params: code,
    responses: { 200: z.string() },
    contentType: 'text/calendar; charset=utf-8',
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
    access: ['booking-token'],
    params: code,
    responses: { 200: cancelledBooking },
    errors: ['unauthorized', 'not_cancellable', 'payment_unknown'],
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
} as const satisfies Record<EndpointName, RouteContract>;

export type Routes = typeof routes;
