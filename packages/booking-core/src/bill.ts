import { type CardMoney, type PaymentStatus, refundableCents } from './payment-status';

/**
 * Entries of a bill: the price that was agreed on, what was added to the order or taken from it, a car that was
 * cancelled, the whole order called off, and the fee that is kept for that.
 */
export const billKinds = ['agreed', 'extra', 'reduction', 'car-cancelled', 'called-off', 'late-fee'] as const;

/** One of {@link billKinds}. */
export type BillKind = (typeof billKinds)[number];

/** One entry of a booking's bill. Entries are added and never changed; the bill is their sum. */
export interface BillEntry {
  kind: BillKind;
  /** US cents; below 0 where it lowers the bill. */
  amountCents: number;
}

/** Money that changed hands at the car. US cents. */
export interface SiteMoney {
  receivedCents: number;
  returnedCents: number;
}

/** All facts about a booking's money. */
export interface MoneyFacts extends CardMoney {
  /** Oldest first; empty until a price is agreed on. */
  bill: readonly BillEntry[];
  /** Undefined while nothing was received at the car. */
  site?: SiteMoney | undefined;
  /** It was confirmed by a deposit. */
  isDeposit?: boolean;
  /** The last attempt to pay by card came to nothing. */
  hasFailed?: boolean;
  /** The customer's bank has called a payment into question, and holds it or has taken it back. */
  isDisputed?: boolean;
  /** US cents of such payments that were not refunded: nothing of them can be refunded to the card now. */
  heldCents?: number;
}

/** A booking's money in US cents: `hereCents + dueCents` is `billCents`. */
export interface ToldMoney {
  billCents: number;
  /** Received by card and at the car, less refunds; a failed refund is still owed. */
  hereCents: number;
  /** Still to be paid; below 0 when more is here than was billed, which goes back at the car. */
  dueCents: number;
}

/** A booking's money: what it costs, what of that is here, and what is due. */
export function tellMoney(facts: Pick<MoneyFacts, 'bill' | 'capturedCents' | 'refunds' | 'site'>): ToldMoney {
  const { receivedCents, returnedCents } = facts.site ?? { receivedCents: 0, returnedCents: 0 };
  const billCents = sumOf(facts.bill);
  const hereCents = refundableCents(facts) + receivedCents - returnedCents;
  return { billCents, hereCents, dueCents: billCents - hereCents };
}

/** The booking's payment status. Those that need attention come first: disputes, then stuck refunds. */
export function paymentStatusOf(facts: MoneyFacts): PaymentStatus {
  const { bill, refunds, capturedCents, site, isDeposit, hasFailed } = facts;
  if (facts.isDisputed) return 'disputed';
  if (refunds.some((refund) => refund.status === 'failed')) return 'refund-failed';
  if (refunds.some((refund) => refund.status === 'pending')) return 'refund-pending';
  if (site !== undefined || (bill.length > 0 && capturedCents === 0)) return siteStatusOf(facts);
  if (capturedCents === 0) return hasFailed ? 'failed' : 'pending';
  const { hereCents, dueCents } = tellMoney(facts);
  if (dueCents > 0) return isDeposit && hereCents > 0 ? 'deposit-paid' : 'on-site';
  if (hereCents === 0) return 'refunded';
  return hereCents < capturedCents ? 'partially-refunded' : 'paid';
}

/** Money that is due is due on site, whatever was handed back: a payment that was recorded by mistake is due again. */
function siteStatusOf(facts: MoneyFacts): PaymentStatus {
  const { bill, capturedCents, site } = facts;
  const { receivedCents, returnedCents } = site ?? { receivedCents: 0, returnedCents: 0 };
  const { hereCents, dueCents } = tellMoney(facts);
  // The fee of a car is part of what remains; that of an order comes with its end.
  const isOff = ({ kind }: BillEntry, index: number) =>
    kind === 'called-off' || (kind === 'late-fee' && !isCarFee(bill, index));
  const askedCents = sumOf(bill.filter((entry, index) => !isOff(entry, index)));
  if (!bill.some(isOff)) {
    if (dueCents > 0) return 'on-site';
    // Money beyond the bill that was handed back is no refund; what lowered the bill is.
    const raisedCents = sumOf(bill.filter(({ amountCents }) => amountCents > 0));
    if (returnedCents === 0 || hereCents >= raisedCents) return 'paid-on-site';
    return hereCents > 0 ? 'partially-refunded' : 'refunded';
  }
  // An order that is called off stays paid until its money is handed back.
  const paidCents = returnedCents === 0 ? capturedCents + receivedCents : hereCents;
  if (paidCents >= askedCents) return 'paid-on-site';
  if (returnedCents === 0) return 'on-site';
  return hereCents > 0 ? 'partially-refunded' : 'refunded';
}

/**
 * Splits what goes back to the card: payments that the customer's bank holds come first, because what it gives the customer
 * is theirs already. US cents.
 */
export function splitHeld(
  refundCents: number,
  { heldCents = 0 }: Pick<MoneyFacts, 'heldCents'>,
): Pick<ChangedMoney, 'toCardCents' | 'heldCents'> {
  const waitingCents = Math.min(refundCents, heldCents);
  if (waitingCents === 0) return { toCardCents: refundCents };
  return { toCardCents: refundCents - waitingCents, heldCents: waitingCents };
}

/** Effects of a changed bill, in US cents. */
export interface ChangedMoney {
  /** To be collected at the car, or by card. */
  dueCents: number;
  /** To be refunded to the card. */
  toCardCents: number;
  /** To be refunded to the card if the customer's bank, which holds it, decides for the shop; absent where none does. */
  heldCents?: number;
  /** To be refunded at the car, because it was received there. */
  atCarCents: number;
}

/**
 * The entry that changes a bill by a difference, and what has to be paid or refunded for it. A bill is never below
 * nothing. What is over goes back to the card as far as that reaches, and at the car beyond that.
 */
export function changeBill(facts: MoneyFacts, differenceCents: number): ChangedMoney & { entryCents: number } {
  const told = tellMoney(facts);
  const entryCents = Math.max(differenceCents, -told.billCents);
  const dueCents = told.dueCents + entryCents;
  const over = Math.max(0, -dueCents);
  const refundCents = Math.min(over, refundableCents(facts));
  const money = { dueCents: Math.max(0, dueCents), ...splitHeld(refundCents, facts), atCarCents: over - refundCents };
  return { entryCents, ...money };
}

/**
 * US cents by which a courtesy refund lowers the bill, so that it never becomes due: the refund, less what of it was
 * owed anyway.
 */
export function courtesyCents(facts: MoneyFacts, { refundCents }: { refundCents: number }): number {
  const returned = Math.min(refundCents, refundableCents(facts));
  return Math.max(0, returned + Math.min(0, tellMoney(facts).dueCents));
}

/**
 * US cents of a balance payment that are too many, because the bill fell or money came another way while it was being
 * made. `facts` count it already; it keeps what was due and returns the rest.
 */
export function surplusCents(facts: MoneyFacts, { paidCents }: { paidCents: number }): number {
  return Math.min(paidCents, Math.max(0, -tellMoney(facts).dueCents));
}

/** The entries that call an order off and keep a fee for it; an entry of nothing is left out. */
export function callOff(facts: MoneyFacts, { keptCents }: { keptCents: number }): BillEntry[] {
  const entries: BillEntry[] = [
    { kind: 'called-off', amountCents: -tellMoney(facts).billCents },
    { kind: 'late-fee', amountCents: keptCents },
  ];
  return entries.filter(({ amountCents }) => amountCents !== 0);
}

/** Fees that are kept for cars of an order which were cancelled on their own, US cents. */
export function carFeesCents(bill: readonly BillEntry[]): number {
  return sumOf(bill.filter((_entry, index) => isCarFee(bill, index)));
}

/** The fee of a car follows the entry that takes the car away. */
function isCarFee(bill: readonly BillEntry[], index: number): boolean {
  return bill[index]?.kind === 'late-fee' && bill[index - 1]?.kind === 'car-cancelled';
}

function sumOf(entries: readonly BillEntry[]): number {
  return entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
