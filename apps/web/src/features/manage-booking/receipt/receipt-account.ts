import { formatMoney, type ReceiptLine } from '@tintforge/ui';
import { centsOf } from '../../../lib/money';
import { formatInstant } from '../../../lib/shop-time';
import { manageWords } from '../words';

const words = manageWords.receipt.account;

/** Money that changed hands for a booking. */
export interface ReceiptMovement {
  /** Tells it from all others. */
  id: string;
  /** ISO instant. */
  at: string;
  direction: 'received' | 'returned';
  way: 'card' | 'cash' | 'card-reader' | 'check' | 'otherwise';
  /** Of the card, where they are known. */
  lastFour?: string | null;
  /** A return that has not arrived yet. */
  isOnItsWay?: boolean;
  /** Dollars. */
  amount: number;
}

/** All of a booking's money, for who knows it movement by movement. */
export interface ReceiptAccount {
  /** Oldest first. */
  movements: readonly ReceiptMovement[];
  /** What is still to be paid, in dollars. */
  left: number;
  /** What is to go back and could not yet, in dollars. */
  owed: readonly number[];
}

/** Each movement as a line of a receipt: what came in counts up, what went back counts down. */
export function movementLines({ movements }: ReceiptAccount): ReceiptLine[] {
  return movements.map(({ id, at, direction, way, lastFour, isOnItsWay = false, amount }) => {
    const name = way === 'card' && lastFour != null ? manageWords.money.card(lastFour) : words.ways[way];
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

/** What is to go back and could not yet, as text; undefined when there is nothing. */
export function owedText({ owed }: ReceiptAccount): string | undefined {
  const cents = owed.map(centsOf).reduce((sum, each) => sum + each, 0);
  return cents > 0 ? formatMoney(cents) : undefined;
}
