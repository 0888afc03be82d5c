import * as z from 'zod';
import { inputErrors, orderErrors, type RouteContract, shadeErrors } from '../route-contract';
import {
  actedBooking,
  approveExemptionRequest,
  cancelByShopRequest,
  completeRequest,
  keepRequest,
  moveByShopRequest,
  moveOutcome,
  noShowRequest,
  noteRequest,
  phoneBookingRequest,
  refundRequest,
  refuseExemptionRequest,
  resendRequest,
  retryRefundRequest,
  returnedOtherwiseRequest,
  sitePaymentRequest,
  startRequest,
} from './actions';
import type { actionsEndpoints } from './actions-endpoints';
import { windowsRequest } from './windows';

const code = z.object({ code: z.string().max(20) });
const refund = code.extend({ id: z.string().max(60) });
const done = { 200: actedBooking } as const;

/** Of every act that is judged by the booking as staff saw it. */
const actErrors = [...inputErrors, 'unauthorized', 'forbidden', 'changed_meanwhile', 'not_possible'] as const;

/** Of looking for a place in a crew's day. */
const placeErrors = ['closed_day', 'too_soon', 'too_far', 'outside_hours', 'slot_taken'] as const;

export const actionsRoutes = {
  createPhoneBooking: {
    summary: 'Book for somebody on the telephone',
    access: ['admin'],
    idempotent: true,
    body: phoneBookingRequest,
    responses: { 201: actedBooking },
    errors: [
      ...inputErrors,
      ...orderErrors,
      ...shadeErrors,
      ...placeErrors,
      'idempotency_key_missing',
      'idempotency_key_reused',
      'price_changed',
      'unauthorized',
      'forbidden',
    ],
  },
  keepBooking: {
    summary: 'Keep a held or expired start without a card; it is paid at the car',
    access: ['admin'],
    params: code,
    body: keepRequest,
    responses: done,
    errors: [...actErrors, ...placeErrors, 'already_paid', 'payment_unknown'],
  },
  recordSitePayment: {
    summary: 'Record money received or returned at the car',
    access: ['crew', 'admin'],
    params: code,
    body: sitePaymentRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  startJob: {
    summary: 'Check in: the crew is at the car',
    access: ['crew', 'admin'],
    params: code,
    body: startRequest,
    responses: done,
    errors: [...actErrors, 'exemption_pending'],
  },
  recordWindows: {
    summary: 'Record readings, film and lots of a car’s windows, in place of what was recorded before',
    access: ['crew', 'admin'],
    params: code,
    body: windowsRequest,
    responses: done,
    errors: [...actErrors, 'repeated_zone', 'unknown_shade', 'reading_not_legal'],
  },
  completeJob: {
    summary: 'The crew is done; film that is not legal needs an exemption or a removal note',
    access: ['crew', 'admin'],
    params: code,
    body: completeRequest,
    responses: done,
    errors: [...actErrors, 'exemption_pending', 'reading_not_legal', 'exemption_incomplete'],
  },
  recordNoShow: {
    summary: 'Nobody was there',
    access: ['admin'],
    params: code,
    body: noShowRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  cancelByShop: {
    summary: 'Cancel for the shop, with what goes back to the card',
    access: ['admin'],
    params: code,
    body: cancelByShopRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high', 'refund_changed', 'already_paid', 'payment_unknown'],
  },
  moveByShop: {
    summary: 'Move to another start or crew, beyond the policy, or say what that would do',
    access: ['admin'],
    params: code,
    body: moveByShopRequest,
    responses: { 200: moveOutcome },
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'changed_meanwhile', 'not_movable', ...placeErrors],
  },
  refundBooking: {
    summary: 'Return money to the card',
    access: ['admin'],
    params: code,
    body: refundRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  retryRefund: {
    summary: 'Try a failed refund again',
    access: ['admin'],
    params: refund,
    body: retryRefundRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  returnRefundOtherwise: {
    summary: 'Note that a failed refund was given back in another way',
    access: ['admin'],
    params: refund,
    body: returnedOtherwiseRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  approveExemption: {
    summary: 'Approve the exemption of a booking: its document has been read',
    access: ['admin'],
    params: code,
    body: approveExemptionRequest,
    responses: done,
    errors: actErrors,
  },
  refuseExemption: {
    summary: 'Refuse the exemption of a booking, which stands: its shades are agreed at the car',
    access: ['admin'],
    params: code,
    body: refuseExemptionRequest,
    responses: done,
    errors: actErrors,
  },
  addBookingNote: {
    summary: 'Add a note that only staff read',
    access: ['admin'],
    params: code,
    body: noteRequest,
    responses: done,
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
  resendBookingMail: {
    summary: 'Send a mail of a booking again, to the address that stands with it',
    access: ['admin'],
    params: code,
    body: resendRequest,
    responses: done,
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'not_possible', 'too_many_attempts'],
  },
} as const satisfies Record<keyof typeof actionsEndpoints, RouteContract>;
