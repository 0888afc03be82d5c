import { centsFromDollars } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { moneyOf, notPossible } from '../../jobs';
import { notificationsOf } from '../../notifications';
import type { BookingContext } from '../ports';
import { billChanged } from '../problems';
import { balanceCents } from '../rights/balance';
import { findSeen, recordStaffAct, type SeenBooking, tellCustomer } from './staff-act';

const hour = 3_600_000;

/** Limit of links for one booking within an hour. */
const mostInHour = 3;

/** A link to pay what is due, as staff saw it, in dollars. */
export interface BalanceLinkDeed extends SeenBooking {
  amount: number;
  /** Judges it and sends nothing. */
  isTrial?: boolean;
}

/** The email that was sent, or would be. */
export interface SentBalanceLink {
  row: BookingRow;
  mail: { kind: 'balance-due'; data: { amountCents: number } };
}

/** Staff email the customer a link to pay by card what is due. The booking itself stays as it is. */
export async function sendBalanceLink(
  context: BookingContext,
  deed: BalanceLinkDeed,
): Promise<SentBalanceLink | Problem> {
  return commit(context.database, (transaction) => judge(transaction, context, deed));
}

async function judge(
  transaction: Transaction,
  context: BookingContext,
  { amount, isTrial = false, ...seen }: BalanceLinkDeed,
): Promise<SentBalanceLink | Problem> {
  const row = await findSeen(transaction, seen);
  if (isProblem(row)) return row;
  if (row.customerEmail === '') return notPossible(row, 'We have no email address for this customer.');
  const dueCents = balanceCents(row, await moneyOf(transaction, row.id));
  if (dueCents === 0) return notPossible(row, 'Nothing is due that could be paid by card.');
  if (dueCents !== centsFromDollars(amount)) return billChanged(dueCents);
  const mail = { kind: 'balance-due', data: { amountCents: dueCents } } as const;
  if (isTrial) return { row, mail };

  const now = context.clock.now();
  const lately = (await notificationsOf(transaction, row.id)).filter(
    ({ kind, createdAt }) => kind === mail.kind && createdAt > now - hour,
  );
  if (lately.length >= mostInHour) {
    return problem('too_many_attempts', { message: 'It was sent three times in the past hour. Call the customer.' });
  }
  const { caller } = seen;
  await recordStaffAct(transaction, { context, row, caller, now, kind: 'balance-link-sent', data: mail.data });
  await tellCustomer(transaction, { context, row, now, ...mail, cause: context.random.uuid() });
  return { row, mail };
}
