import type { ActedBooking, ResendableMail } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { notPossible } from '../../jobs';
import { notificationsOf } from '../../notifications';
import { isHeld } from '../hold/end-hold';
import type { BookingContext } from '../ports';
import { actedView, findForStaff, recordStaffAct, type SeenBooking, tellCustomer } from './staff-act';

const hour = 3_600_000;

/** Limit of resends of one email of a booking within an hour. */
const mostInHour = 3;

/** Emails that are still accurate if they are resent now; none without an address. */
export function resendableMailsOf(row: BookingRow, now: number): ResendableMail[] {
  if (row.customerEmail === '') return [];
  if (row.status === 'confirmed') return ['booking-confirmed'];
  if (row.status === 'scheduled') return ['booking-kept'];
  return isHeld(row, now) && row.source === 'phone' ? ['payment-link'] : [];
}

/** Resends one of a booking's emails, to the stored address and no other. */
export async function resendMail(
  context: BookingContext,
  { kind, ...key }: Omit<SeenBooking, 'version'> & { kind: ResendableMail },
): Promise<ActedBooking | Problem> {
  return commit(context.database, async (transaction) => {
    const row = await findForStaff(transaction, key);
    return isProblem(row) ? row : await queueAgain(transaction, { context, row, kind, caller: key.caller });
  });
}

interface Resend {
  context: BookingContext;
  row: BookingRow;
  kind: ResendableMail;
  caller: SeenBooking['caller'];
}

async function queueAgain(
  transaction: Transaction,
  { context, row, kind, caller }: Resend,
): Promise<ActedBooking | Problem> {
  const now = context.clock.now();
  if (row.customerEmail === '') return notPossible(row, 'We have no email address for this customer.');
  if (!resendableMailsOf(row, now).includes(kind)) {
    return notPossible(row, `This booking is ${row.status}, so that email would be out of date.`);
  }
  const prefix = `${kind}:${row.id}:again:`;
  const again = (await notificationsOf(transaction, row.id)).filter(
    ({ deduplicationKey, createdAt }) => deduplicationKey.startsWith(prefix) && createdAt > now - hour,
  );
  if (again.length >= mostInHour) {
    return problem('too_many_attempts', { message: 'It was sent three times in the past hour. Call the customer.' });
  }
  await tellCustomer(transaction, { context, row, now, kind, cause: `again:${context.random.uuid()}` });
  await recordStaffAct(transaction, { context, row, caller, now, kind: 'mail-resent', data: { mail: kind } });
  return actedView(row);
}
