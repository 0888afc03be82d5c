import type { BookingDetails } from '@tintforge/api-contract';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { formatMoney } from '@tintforge/ui';
import { balanceWords } from './balance-words';

const words = balanceWords;

type Seen = Pick<BookingDetails, 'payments' | 'refunds' | 'balance' | 'status'>;

/** A change of a booking while its balance was being paid. */
interface BalanceNews {
  title: string;
  text: string;
  /** True when a payment arrived. */
  isGood: boolean;
}

/** The news since the card form was opened; undefined while the same amount is still due. */
export function balanceNews(before: Seen, now: Seen): BalanceNews | undefined {
  const paid = now.payments.slice(before.payments.length).reduce((sum, { amount }) => sum + centsOf(amount), 0);
  if (paid > 0) {
    const returned = sumOf(now.refunds) - sumOf(before.refunds);
    const { paidInFull, inPart, surplus } = words.done;
    const text =
      returned > 0 ? surplus(formatMoney(returned)) : now.balance > 0 ? inPart(moneyText(now.balance)) : paidInFull;
    return { title: words.done.title(formatMoney(paid)), text, isGood: true };
  }
  if (now.status === 'cancelled') return { ...words.cancelled, isGood: false };
  if (now.balance === before.balance) return undefined;
  const text = now.balance === 0 ? words.changed.nothing : words.changed.other(moneyText(now.balance));
  return { title: words.changed.title, text, isGood: false };
}

function sumOf(refunds: Seen['refunds']): number {
  return refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}
