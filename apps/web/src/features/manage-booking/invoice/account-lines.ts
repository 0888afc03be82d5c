import { centsOf } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatMoney, type ReceiptLine } from '@tintforge/ui';
import type { InvoiceAccount } from './invoice-account';
import { invoiceWords } from './words';

const words = invoiceWords.account;

/** Each payment as a line of an invoice: amounts received are positive, refunds negative. */
export function movementLines({ movements }: InvoiceAccount): ReceiptLine[] {
  return movements.map(({ id, at, direction, way, lastFour, isOnItsWay = false, amount }) => {
    const name = way === 'card' && lastFour != null ? invoiceWords.card(lastFour) : words.ways[way];
    const moment = formatInstant(at);
    return {
      id,
      label: direction === 'received' ? name : words.returned(name),
      note: isOnItsWay ? words.onItsWay(moment) : moment,
      cents: direction === 'received' ? centsOf(amount) : -centsOf(amount),
    };
  });
}

/** The sum of lines, in cents. */
export function sumOf(lines: readonly Pick<ReceiptLine, 'cents'>[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** The outstanding refund, as text; undefined when there is none. */
export function owedText({ owed }: InvoiceAccount): string | undefined {
  const cents = owed.map(centsOf).reduce((sum, each) => sum + each, 0);
  return cents > 0 ? formatMoney(cents) : undefined;
}
