import type { BalanceLink } from '@tintforge/api-contract';
import type { Caller } from '../../../platform/contract-routes';
import { isProblem, type Problem } from '../../../platform/problem';
import { actedView, sendBalanceLink } from '../../bookings';
import { moneyOf } from '../../jobs';
import type { AdminContext } from '../ports';

/** Emails a link to pay what is due, or previews the email. */
export async function balanceLinkForShop(
  { bookings, previewLetter }: Pick<AdminContext, 'bookings' | 'previewLetter'>,
  {
    dryRun = false,
    ...deed
  }: { code: string; version: number; amount: number; dryRun?: boolean | undefined; caller: Caller },
): Promise<BalanceLink | Problem> {
  const sent = await sendBalanceLink(bookings, { ...deed, isTrial: dryRun });
  if (isProblem(sent)) return sent;
  const { row, mail } = sent;
  const money = await moneyOf(bookings.database.connection, row.id);
  const letter = dryRun ? await previewLetter({ ...mail, booking: row, money }) : undefined;
  return {
    ...actedView(row),
    isSent: !dryRun,
    mail: { recipient: row.customerEmail, subject: letter?.subject ?? '', text: letter?.text ?? '' },
  };
}
