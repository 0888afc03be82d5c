import { maxQuoteTotal, type QuoteDraft } from '@tintforge/api-contract';
import { depositCents, type QuoteKind, type SalesTaxRate, taxRateOf, taxTreatmentOf } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { QuoteRow, QuoteVersionRow } from '../../../db/schema';
import type { Problem } from '../../../platform/problem';
import { catalogueInForce } from '../../settings';
import type { QuoteContext } from '../ports';
import { badField, quoteClosed, totalTooHigh } from '../problems';
import { actOnQuote, type QuoteAct, type QuoteScene, type SeenQuote } from '../staff-act';
import { endOfDay } from './good-through';
import { priceDraft } from './price-draft';
import { deleteDraft, writeDraft } from './store';

/** Staff save the next version of a quote, or discard it. The customer sees nothing of it. */
export function saveDraft(
  context: QuoteContext,
  { draft, ...seen }: SeenQuote & { draft: QuoteDraft | null },
): Promise<QuoteRow | Problem> {
  return actOnQuote(context, {
    ...seen,
    decide: (scene) => (draft === null ? discard(scene) : save(context, { ...scene, draft, userId: seen.userId })),
  });
}

async function discard({ row, transaction }: QuoteScene): Promise<QuoteAct | undefined> {
  return (await deleteDraft(transaction, row.id)) ? { kind: 'draft-discarded', changes: {} } : undefined;
}

async function save(
  context: QuoteContext,
  { row, transaction, at, draft, userId }: QuoteScene & { draft: QuoteDraft; userId: string },
): Promise<QuoteAct | Problem> {
  if (row.status === 'accepted') return quoteClosed(row.status);
  const priced = priceDraft(draft, await taxRateFor({ ...context, connection: transaction }, row));
  if (!priced.ok) return badField('draft.discount', 'The discount is more than the lines come to');
  if (priced.value.totalCents > maxQuoteTotal * 100) return totalTooHigh(maxQuoteTotal);
  const number = (row.currentNumber ?? 0) + 1;
  const { goodThrough, message, discountText } = draft;
  const unsent = { termsVersion: null, termsText: null, sentAt: null, sentBy: null };
  const deposit = depositOf(row, { percent: draft.depositPercent, totalCents: priced.value.totalCents });
  const made = { madeAt: at, madeBy: userId, goodThrough, expiresAt: endOfDay(goodThrough), message, discountText };
  await writeDraft(transaction, { quoteId: row.id, number, ...priced.value, ...deposit, ...made, ...unsent });
  return { kind: 'draft-saved', changes: {}, data: { number, totalCents: priced.value.totalCents } };
}

/** The least deposit that a card payment is worth, in cents. */
const leastDepositCents = 100;

/** Hours of notice: film for a building and a whole car is cut or ordered. */
const noticeHours: Readonly<Record<QuoteKind, number>> = { residential: 72, commercial: 72, ppf: 72, fleet: 24 };

/**
 * The deposit of a draft, and what is kept when it is called off too late: the deposit's share. None of a total that is less
 * than the least deposit.
 */
function depositOf(
  { kind }: Pick<QuoteRow, 'kind'>,
  { percent, totalCents }: { percent: number | null; totalCents: number },
): Pick<QuoteVersionRow, 'depositPercent' | 'depositCents' | 'lateFeePercent' | 'freeNoticeHours'> {
  const freeNoticeHours = noticeHours[kind];
  return percent === null || totalCents < leastDepositCents
    ? { depositPercent: null, depositCents: 0, lateFeePercent: 0, freeNoticeHours }
    : {
        depositPercent: percent,
        depositCents: depositCents(totalCents, percent),
        lateFeePercent: percent,
        freeNoticeHours,
      };
}

/** The rate of the sales tax that a quote's prices include; undefined where they include none, or the region has no rate. */
async function taxRateFor(
  context: Pick<QuoteContext, 'firstCatalogue' | 'clock'> & { connection: Connection },
  { kind, regionId }: Pick<QuoteRow, 'kind' | 'regionId'>,
): Promise<SalesTaxRate | undefined> {
  if (taxTreatmentOf(kind) === 'real-property') return undefined;
  const { regions } = await catalogueInForce(context.connection, context);
  const region = regions.find(({ id }) => id === regionId);
  return region === undefined ? undefined : taxRateOf(region);
}
