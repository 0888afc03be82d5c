import { type MoneyFacts, type SiteMoney, siteDueCents } from '@tintforge/booking-core';
import type { RefundRow } from '../../../db/schema';
import type { BookingMoney } from '../ports';

/** The reason of refunds that a change of the order makes. */
export const orderChanged = 'order-changed';

/** The reason of refunds of what a balance payment brought too much. */
export const surplus = 'surplus';

/** Reasons of refunds that were owed: of money for which nothing was billed, or no longer. All others are a courtesy. */
const owedReasons: readonly string[] = [orderChanged, surplus, 'mismatch', 'time-gone'];

/** Cents refunded to the card as a courtesy: all but what was owed. A retried refund is carried by a newer one. */
function waivedCentsOf(refunds: readonly Pick<RefundRow, 'status' | 'reason' | 'amountCents'>[]): number {
  const sum = (chosen: typeof refunds) => chosen.reduce((total, { amountCents }) => total + amountCents, 0);
  const returned = sum(refunds.filter(({ status }) => status !== 'failed' && status !== 'retried'));
  return Math.max(
    0,
    returned - sum(refunds.filter(({ status, reason }) => status !== 'failed' && owedReasons.includes(reason))),
  );
}

/** Money of a booking of which something was paid by card. */
interface CardPaid extends Pick<MoneyFacts, 'capturedCents'> {
  refunds: readonly RefundRow[];
  site: SiteMoney;
}

/** The same with what was refunded as a courtesy, which isn't due again. */
export function siteMoneyOfCardPaid({ refunds, site }: CardPaid): SiteMoney {
  return { ...site, waivedCents: waivedCentsOf(refunds) };
}

/** True when more is due than was paid. */
export function isMoreDue({ capturedCents, refunds, site }: CardPaid): boolean {
  return siteDueCents({ capturedCents, refunds, onSite: siteMoneyOfCardPaid({ capturedCents, refunds, site }) }) > 0;
}

/** A booking's money under another total. */
export function moneyUnder(totalCents: number, money: BookingMoney): BookingMoney & { onSite: SiteMoney } {
  const { receivedCents, returnedCents } = money.onSite ?? { receivedCents: 0, returnedCents: 0 };
  const site = { totalCents, receivedCents, returnedCents };
  return { ...money, onSite: siteMoneyOfCardPaid({ ...money, site }) };
}
