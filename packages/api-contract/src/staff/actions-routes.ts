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
  undoRequest,
} from './actions';
import type { actionsEndpoints } from './actions-endpoints';
import { changeByShopRequest, changeOutcome } from './change';
import { windowsRequest } from './windows';

const code = z.object({ code: z.string().max(20) });
const refund = code.extend({ id: z.string().max(60) });
const done = { 200: actedBooking } as const;

/** Errors of every action that depends on the booking as staff saw it. */
const actErrors = [...inputErrors, 'unauthorized', 'forbidden', 'changed_meanwhile', 'not_possible'] as const;

/** Of looking for a place in a crew's day. */
const placeErrors = ['closed_day', 'too_soon', 'too_far', 'outside_hours', 'slot_taken'] as const;

export const actionsRoutes = {
  createPhoneBooking: {
    summary: 'Book for a customer by phone',
    access: ['office', 'admin'],
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
    summary: 'Confirm a held or expired booking without a card payment, to be paid on site',
    access: ['office', 'admin'],
    params: code,
    body: keepRequest,
    responses: done,
    errors: [...actErrors, ...placeErrors, 'already_paid', 'payment_unknown'],
  },
  recordSitePayment: {
    summary: 'Record an on-site payment or refund',
    access: ['crew', 'office', 'admin'],
    params: code,
    body: sitePaymentRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  startJob: {
    summary: 'Check in: the crew is at the car',
    access: ['crew', 'office', 'admin'],
    params: code,
    body: startRequest,
    responses: done,
    errors: [...actErrors, 'exemption_pending', 'early_check_in'],
  },
  undoDeed: {
    summary: 'Undo an action at the car: crews their own within minutes, the office until the end of the day',
    access: ['crew', 'office', 'admin'],
    params: code,
    body: undoRequest,
    responses: done,
    errors: actErrors,
  },
  recordWindows: {
    summary: 'Record readings, film and lots of a car’s windows, in place of what was recorded before',
    access: ['crew', 'office', 'admin'],
    params: code,
    body: windowsRequest,
    responses: done,
    errors: [...actErrors, 'repeated_zone', 'unknown_shade', 'reading_not_legal'],
  },
  completeJob: {
    summary: 'Complete the job; film that isn’t legal needs an exemption or a removal note',
    access: ['crew', 'office', 'admin'],
    params: code,
    body: completeRequest,
    responses: done,
    errors: [...actErrors, 'exemption_pending', 'reading_not_legal', 'exemption_incomplete'],
  },
  recordNoShow: {
    summary: 'Record a no-show; crews after waiting and calling, and without a refund',
    access: ['crew', 'office', 'admin'],
    params: code,
    body: noShowRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  cancelByShop: {
    summary: 'Cancel for the shop, with the refund to the card',
    access: ['office', 'admin'],
    params: code,
    body: cancelByShopRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high', 'refund_changed', 'already_paid', 'payment_unknown'],
  },
  changeByShop: {
    summary: 'Change contact, address, car, order, shades, length or price, or preview the effect',
    access: ['crew', 'office', 'admin'],
    params: code,
    body: changeByShopRequest,
    responses: { 200: changeOutcome },
    errors: [
      ...actErrors,
      ...orderErrors,
      ...shadeErrors,
      ...placeErrors,
      'other_region',
      'exemption_pending',
      'price_changed',
      'refund_changed',
    ],
  },
  moveByShop: {
    summary: 'Move to another time or crew, overriding the policy, or preview the effect',
    access: ['office', 'admin'],
    params: code,
    body: moveByShopRequest,
    responses: { 200: moveOutcome },
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'changed_meanwhile', 'not_movable', ...placeErrors],
  },
  refundBooking: {
    summary: 'Refund to the card',
    access: ['office', 'admin'],
    params: code,
    body: refundRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  retryRefund: {
    summary: 'Retry a failed refund',
    access: ['office', 'admin'],
    params: refund,
    body: retryRefundRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  returnRefundOtherwise: {
    summary: 'Record that a failed refund was refunded another way',
    access: ['office', 'admin'],
    params: refund,
    body: returnedOtherwiseRequest,
    responses: done,
    errors: [...actErrors, 'amount_too_high'],
  },
  approveExemption: {
    summary: 'Approve a booking’s exemption after reviewing its document',
    access: ['office', 'admin'],
    params: code,
    body: approveExemptionRequest,
    responses: done,
    errors: actErrors,
  },
  refuseExemption: {
    summary: 'Refuse a booking’s exemption; the booking stays and its shades are chosen at the car',
    access: ['office', 'admin'],
    params: code,
    body: refuseExemptionRequest,
    responses: done,
    errors: actErrors,
  },
  addBookingNote: {
    summary: 'Add a note that only staff see',
    access: ['office', 'admin'],
    params: code,
    body: noteRequest,
    responses: done,
    errors: [...inputErrors, 'unauthorized', 'forbidden'],
  },
  resendBookingMail: {
    summary: 'Resend one of a booking’s emails, to the stored address',
    access: ['office', 'admin'],
    params: code,
    body: resendRequest,
    responses: done,
    errors: [...inputErrors, 'unauthorized', 'forbidden', 'not_possible', 'too_many_attempts'],
  },
} as const satisfies Record<keyof typeof actionsEndpoints, RouteContract>;
