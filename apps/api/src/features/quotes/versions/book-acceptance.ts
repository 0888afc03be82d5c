import { addDays, quoteTotals } from '@tintforge/booking-core';
import { quoteSize, quoteWords } from '@tintforge/content';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow, QuoteAcceptanceRow, QuoteRow } from '../../../db/schema';
import { bookQuote } from '../../bookings';
import type { QuoteContext } from '../ports';
import { detailsOf } from '../quote-view';
import type { StoredVersion } from './store';

/** An acceptance that is being written. */
export interface NewAcceptance {
  row: QuoteRow;
  version: StoredVersion;
  answers: Pick<QuoteAcceptanceRow, 'name' | 'street' | 'city'>;
  /** The staff member who accepted for the customer; undefined for the customer. */
  userId: string | undefined;
  /** Epoch milliseconds. */
  at: number;
}

/** The booking of an acceptance: the works of the version, each with its share of the discount, at the version's total. */
export function bookAcceptance(
  transaction: Transaction,
  { context, accepted }: { context: QuoteContext; accepted: NewAcceptance },
): Promise<BookingRow> {
  const { row, version, answers, userId, at } = accepted;
  const { termsVersion, termsText, depositPercent } = version;
  if (termsVersion === null || termsText === null) throw new Error('A version that was sent has terms');
  const { regionId, customerEmail, customerPhone, zip, notes } = row;
  return bookQuote(transaction, {
    context: context.bookings,
    now: at,
    agreement: {
      quoteId: row.id,
      workTitle: `${quoteWords.kinds[row.kind]}, ${quoteSize(detailsOf(row))}`,
      regionId,
      customerName: row.customerName,
      customerEmail,
      customerPhone,
      street: answers.street,
      city: answers.city,
      zip,
      notes,
      lines: worksOf(version),
      totalCents: version.totalCents,
      stateTaxBp: version.stateTaxBp,
      surtaxBp: version.surtaxBp,
      taxCents: version.taxCents,
      lateFeePercent: version.lateFeePercent,
      freeNoticeHours: version.freeNoticeHours,
      freeFloorAt: row.kind === 'residential' ? endOfCooling(at) : null,
      depositPercent,
      upfrontCents: version.depositCents,
      terms: { version: termsVersion, text: termsText },
      userId: userId ?? null,
    },
  });
}

/** Each car or area as one line of the booking's bill. They add up to the total. */
function worksOf({ lines, discountCents }: StoredVersion): BookingRow['lines'] {
  const totals = quoteTotals(lines, { kind: 'amount', cents: discountCents });
  if (!totals.ok) throw new Error('A stored version has a discount above its subtotal');
  return totals.value.works.map(({ workNumber, totalCents }) => ({
    id: `work-${workNumber}`,
    name: lines.find((line) => line.workNumber === workNumber)?.workTitle ?? '',
    amountCents: totalCents,
  }));
}

/** Days in which work on a home can be called off free, with the one of accepting: three business days are always in them. */
const coolingDays = 6;

/** The end of the sixth day after accepting, epoch milliseconds. */
function endOfCooling(at: number): number {
  return instantOf({ date: addDays(localMoment(at).date, coolingDays + 1), time: '00:00' }) - 1;
}
