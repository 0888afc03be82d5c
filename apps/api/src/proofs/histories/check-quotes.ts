import { createHash } from 'node:crypto';
import { nextQuoteStatus, type QuoteEvent, type QuoteStatus } from '@tintforge/booking-core';
import type { QuoteAcceptanceRow, QuoteEventRow, QuoteLineRow, QuoteRow, QuoteVersionRow } from '../../db/schema';

/** A quote with all its rows, as they are stored. */
export interface ObservedQuote {
  row: QuoteRow;
  versions: QuoteVersionRow[];
  lines: QuoteLineRow[];
  acceptances: QuoteAcceptanceRow[];
  events: QuoteEventRow[];
}

type Must = (claim: boolean, problem: string) => void;

/** The transition that an event of the history makes; the others make none. */
const transitionOf: Readonly<Record<string, QuoteEvent>> = {
  answered: 'answered',
  sent: 'sent',
  extended: 'sent',
  'change-asked': 'change-asked',
  'renewal-asked': 'change-asked',
  accepted: 'accepted',
  'acceptance-ended': 'acceptance-ended',
  declined: 'declined',
  withdrawn: 'withdrawn',
  reopened: 'reopened',
};

/**
 * Sent versions never change and are numbered without gaps, with one draft at most; one acceptance is in force at most, of
 * the version that was current, in time, and its hash is of what was sent; the status follows from the events. `seen` has
 * each sent version as it was first observed.
 */
export function checkQuote(observed: ObservedQuote, { seen, must }: { seen: Map<string, string>; must: Must }): void {
  const { row, versions, lines, acceptances, events } = observed;
  const { code } = row;
  const sent = versions.filter(({ sentAt }) => sentAt !== null);
  must(versions.length - sent.length <= 1, `${code} has two drafts`);
  must(
    versions.every(({ number }, index) => number === index + 1),
    `${code} has versions ${versions.map(({ number }) => number).join()}`,
  );
  must(row.currentNumber === (sent.at(-1)?.number ?? null), `${code} has the wrong current version`);
  for (const version of versions) {
    const own = lines.filter(({ number }) => number === version.number);
    checkSums(code, { version, own, must });
    if (version.sentAt === null) continue;
    const text = JSON.stringify([version, own]);
    const key = `${code} ${version.number}`;
    must((seen.get(key) ?? text) === text, `version ${version.number} of ${code} changed after it was sent`);
    seen.set(key, text);
  }
  const standing = acceptances.filter(({ endedAt }) => endedAt === null);
  must(standing.length === (row.status === 'accepted' ? 1 : 0), `${code} is ${row.status} by ${standing.length}`);
  for (const acceptance of acceptances) checkAcceptance(observed, { acceptance, must });
  must(statusBy(events) === row.status, `${code} is ${row.status}, and its events say ${statusBy(events)}`);
}

function checkSums(
  code: string,
  { version, own, must }: { version: QuoteVersionRow; own: QuoteLineRow[]; must: Must },
): void {
  let subtotal = 0n;
  for (const { quantity, unitCents, amountCents } of own) {
    const exact = (BigInt(quantity) * BigInt(unitCents) + 50n) / 100n;
    must(exact === BigInt(amountCents), `${code} has a line of ${amountCents} instead of ${exact}`);
    subtotal += exact;
  }
  const { discountKind, discountValue, discountCents, subtotalCents, totalCents } = version;
  const entered = BigInt(discountValue);
  const discount = discountKind === 'amount' ? entered : (subtotal * entered + 5_000n) / 10_000n;
  must(subtotal === BigInt(subtotalCents), `${code} adds up to ${subtotal} instead of ${subtotalCents}`);
  must(discount === BigInt(discountCents), `${code} has a discount of ${discountCents} instead of ${discount}`);
  must(subtotal - discount === BigInt(totalCents), `${code} comes to ${totalCents}`);
}

function checkAcceptance(
  { row, versions, lines }: ObservedQuote,
  { acceptance, must }: { acceptance: QuoteAcceptanceRow; must: Must },
): void {
  const { number, at, by, documentHash } = acceptance;
  const name = `the acceptance of ${row.code}`;
  const version = versions.find((each) => each.number === number);
  must(typeof version?.sentAt === 'number', `${name} is of no version that was sent`);
  if (version === undefined || version.sentAt === null) return;
  must(version.sentAt <= at, `${name} is from before its version`);
  const later = versions.find((each) => each.number === number + 1);
  must(later === undefined || later.sentAt === null || later.sentAt >= at, `${name} is of an old version`);
  must(by === 'staff' || at <= version.expiresAt, `${name} came after the good-through day`);
  const own = lines.filter((line) => line.number === number);
  must(documentHash === hashOf(row.code, version, own), `${name} is of another document`);
}

/** The hash computed a second time, with the keys put in order by hand. */
function hashOf(code: string, version: QuoteVersionRow, lines: readonly QuoteLineRow[]): string {
  const document = {
    code,
    discountCents: version.discountCents,
    discountText: version.discountText,
    goodThrough: version.goodThrough,
    lines: lines.map((line) => ({
      amountCents: line.amountCents,
      name: line.name,
      panes: line.panes,
      quantity: line.quantity,
      unit: line.unit,
      unitCents: line.unitCents,
      workNumber: line.workNumber,
      workTitle: line.workTitle,
    })),
    number: version.number,
    sentAt: version.sentAt,
    stateTaxBp: version.stateTaxBp,
    subtotalCents: version.subtotalCents,
    surtaxBp: version.surtaxBp,
    taxCents: version.taxCents,
    termsText: version.termsText,
    termsVersion: version.termsVersion,
    totalCents: version.totalCents,
  };
  return digestOf(version.depositPercent === null ? document : withDeposit(document, version));
}

/** With a deposit its keys are among the others, in order. */
function withDeposit(document: object, version: QuoteVersionRow): object {
  const { depositPercent, depositCents, lateFeePercent, freeNoticeHours } = version;
  const all = { ...document, depositPercent, depositCents, lateFeePercent, freeNoticeHours };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function digestOf(document: object): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}

/** The status that a history leads to; what leads nowhere is said as text. */
function statusBy(events: readonly QuoteEventRow[]): string {
  let status: QuoteStatus = 'requested';
  for (const { kind } of events) {
    const event = transitionOf[kind];
    if (event === undefined) continue;
    const next = nextQuoteStatus(status, event);
    if (!next.ok) return `${kind} while ${status}`;
    status = next.value;
  }
  return status;
}
