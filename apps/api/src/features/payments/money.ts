import { type PaymentStatus, paymentStatusOf } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import { moneyOf } from '../jobs';

/** The booking's payment status, as its bill, payments and refunds make it. */
export async function paymentStatusNow(
  connection: Connection,
  { bookingId, hasFailed }: { bookingId: string; hasFailed: boolean },
): Promise<PaymentStatus> {
  return paymentStatusOf({ ...(await moneyOf(connection, bookingId)), hasFailed });
}
