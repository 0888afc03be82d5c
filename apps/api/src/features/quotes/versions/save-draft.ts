import { maxQuoteTotal, type QuoteDraft } from '@tintforge/api-contract';
import { type QuoteKind, type SalesTaxRate, taxRateOf } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { QuoteRow } from '../../../db/schema';
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
  const made = { madeAt: at, madeBy: userId, goodThrough, expiresAt: endOfDay(goodThrough), message, discountText };
  await writeDraft(transaction, { quoteId: row.id, number, ...priced.value, ...made, ...unsent });
  return { kind: 'draft-saved', changes: {}, data: { number, totalCents: priced.value.totalCents } };
}

/**
 * The sales tax that a quote's prices include. Film on a building becomes a part of it: the shop pays the tax on the film,
 * and adds none (12A-1.051, F.A.C.).
 */
async function taxRateFor(
  context: Pick<QuoteContext, 'firstCatalogue' | 'clock'> & { connection: Connection },
  { kind, regionId }: Pick<QuoteRow, 'kind' | 'regionId'>,
): Promise<SalesTaxRate | undefined> {
  const isOnBuilding: Record<QuoteKind, boolean> = { residential: true, commercial: true, ppf: false, fleet: false };
  if (isOnBuilding[kind]) return undefined;
  const { regions } = await catalogueInForce(context.connection, context);
  const region = regions.find(({ id }) => id === regionId);
  return region === undefined ? undefined : taxRateOf(region);
}
