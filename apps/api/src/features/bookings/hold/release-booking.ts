import type { Booking } from '@tintforge/api-contract';
import { isProblem, type Problem } from '../../../platform/problem';
import { bookingById } from '../../jobs';
import type { BookingContext } from '../ports';
import { alreadyPaid, paymentUnknown } from '../problems';
import { openBooking } from '../rights/manage-token';
import { currentView } from '../view/booking-view';
import { endHold, prepareToEnd } from './end-hold';

/** The customer releases a hold. Releasing one that has ended returns it as it is. */
export async function releaseBooking(
  context: BookingContext,
  { code, token }: { code: string; token: string | undefined },
): Promise<{ booking: Booking } | Problem> {
  const { connection } = context.database;
  const row = await openBooking({ connection, tokenKey: context.tokenKey }, { code, token });
  if (isProblem(row)) return row;
  if (row.paidAt !== null) return alreadyPaid(row);

  const proof = await prepareToEnd(context, { bookingId: row.id, isPatient: false });
  if (proof === 'paid') return alreadyPaid(row);
  const isReleased = typeof proof === 'object' && (await endHold(context, { proof, end: 'released' }));
  const current = await bookingById(connection, row.id);
  if (current.paidAt !== null) return alreadyPaid(current);
  if (!isReleased && proof !== 'not-pending') return paymentUnknown();
  return { booking: await currentView(context, current) };
}
