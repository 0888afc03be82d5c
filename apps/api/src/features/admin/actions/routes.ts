import type { ActedBooking } from '@tintforge/api-contract';
import type { FastifyInstance } from 'fastify';
import { answer, type Caller, callerOf, registerRoute } from '../../../platform/contract-routes';
import type { Problem } from '../../../platform/problem';
import {
  addNote,
  approveExemption,
  bookByPhone,
  cancelByStaff,
  cancelCarByStaff,
  cancelVisit,
  completeJob,
  endLinks,
  keepBooking,
  missVisit,
  planVisits,
  recordNoShow,
  recordWindows,
  refuseExemption,
  resendMail,
  startJob,
  undoDeed,
} from '../../bookings';
import { recordSitePayment, refundBooking, retryRefund, returnRefundOtherwise } from '../../payments';
import type { AdminContext } from '../ports';
import { balanceLinkForShop } from './balance-link-for-shop';
import { changeForShop } from './change-for-shop';
import { moveForShop } from './move-for-shop';

/** Staff's actions on one booking, and phone bookings. */
export function registerStaffActions(server: FastifyInstance, context: AdminContext): void {
  const { bookings } = context;
  registerRoute(server, 'createPhoneBooking', async (call) => {
    // Letters of a UUID mean the same in either case (RFC 9562, section 4).
    const idempotencyKey = call.idempotencyKey.toLowerCase();
    return answer(201, await bookByPhone(bookings, { body: call.body, idempotencyKey, caller: callerOf(call) }));
  });

  registerRoute(server, 'keepBooking', async (call) => acted(await keepBooking(bookings, actOf(call))));
  registerRoute(server, 'recordSitePayment', async (call) => acted(await recordSitePayment(bookings, actOf(call))));
  registerRoute(server, 'startJob', async (call) => acted(await startJob(bookings, actOf(call))));
  registerRoute(server, 'undoDeed', async (call) => acted(await undoDeed(bookings, actOf(call))));
  registerRoute(server, 'recordWindows', async (call) => acted(await recordWindows(bookings, actOf(call))));
  registerRoute(server, 'completeJob', async (call) => acted(await completeJob(bookings, actOf(call))));
  registerRoute(server, 'recordNoShow', async (call) => acted(await recordNoShow(bookings, actOf(call))));
  registerRoute(server, 'cancelByShop', async (call) => acted(await cancelByStaff(bookings, actOf(call))));
  registerRoute(server, 'cancelCarByShop', async (call) => acted(await cancelCarByStaff(bookings, actOf(call))));
  registerRoute(server, 'changeByShop', async (call) => answer(200, await changeForShop(context, actOf(call))));
  registerRoute(server, 'sendBalanceLink', async (call) => answer(200, await balanceLinkForShop(context, actOf(call))));
  registerRoute(server, 'moveByShop', async (call) => answer(200, await moveForShop(bookings, actOf(call))));

  registerRoute(server, 'planVisits', async (call) => acted(await planVisits(bookings, actOf(call))));
  registerRoute(server, 'startVisit', async (call) => acted(await startJob(bookings, actOf(call))));
  registerRoute(server, 'completeVisit', async (call) => acted(await completeJob(bookings, actOf(call))));
  registerRoute(server, 'missVisit', async (call) => acted(await missVisit(bookings, actOf(call))));
  registerRoute(server, 'cancelVisit', async (call) => acted(await cancelVisit(bookings, actOf(call))));

  registerRoute(server, 'refundBooking', async (call) => acted(await refundBooking(bookings, actOf(call))));
  registerRoute(server, 'retryRefund', async (call) => acted(await retryRefund(bookings, actOf(call))));
  registerRoute(server, 'returnRefundOtherwise', async (call) =>
    acted(await returnRefundOtherwise(bookings, actOf(call))),
  );

  registerRoute(server, 'approveExemption', async (call) => acted(await approveExemption(bookings, actOf(call))));
  registerRoute(server, 'refuseExemption', async (call) => acted(await refuseExemption(bookings, actOf(call))));
  registerRoute(server, 'addBookingNote', async (call) => acted(await addNote(bookings, actOf(call))));
  registerRoute(server, 'endBookingLinks', async (call) => acted(await endLinks(bookings, actOf(call))));
  registerRoute(server, 'resendBookingMail', async (call) => acted(await resendMail(bookings, actOf(call))));
}

/** A request about one booking, and its caller. */
function actOf<Params, Body>(call: { params: Params; body: Body; caller: Caller | undefined }) {
  return { ...call.params, ...call.body, caller: callerOf(call) };
}

function acted(outcome: ActedBooking | Problem) {
  return answer(200, outcome);
}
