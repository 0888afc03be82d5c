import { nextQuoteStatus } from '@tintforge/booking-core';
import { quoteTerms } from '@tintforge/content';
import type { QuoteRow } from '../../../db/schema';
import { changedMeanwhile, isProblem, type Problem } from '../../../platform/problem';
import type { QuoteContext } from '../ports';
import { badField, draftOpen, quoteClosed } from '../problems';
import { queueQuoteMail } from '../quote-mail';
import { actOnQuote, type QuoteAct, type QuoteScene, type SeenQuote } from '../staff-act';
import { endOfDay } from './good-through';
import { currentVersionOf, draftOf, freezeVersion, type StoredVersion, writeDraft } from './store';

/** The customer is reminded so long before the good-through day ends, milliseconds. */
const reminderMs = 3 * 86_400_000;

/** The draft goes to the customer as the next version, and never changes from then on. */
export function sendVersion(context: QuoteContext, seen: SeenQuote): Promise<QuoteRow | Problem> {
  return actOnQuote(context, {
    ...seen,
    decide: async (scene) => {
      const draft = await draftOf(scene.transaction, scene.row.id);
      if (draft === undefined) return changedMeanwhile();
      return send(context, { ...scene, draft, userId: seen.userId, kind: 'sent' });
    },
  });
}

/** The lines of the current version go to the customer again as the next version, with a later day. */
export function extendQuote(
  context: QuoteContext,
  { goodThrough, ...seen }: SeenQuote & { goodThrough: string },
): Promise<QuoteRow | Problem> {
  return actOnQuote(context, {
    ...seen,
    decide: async (scene) => {
      const { row, transaction, at } = scene;
      const { userId } = seen;
      const current = await currentVersionOf(transaction, row);
      if (current === undefined || !nextQuoteStatus(row.status, 'sent').ok) return quoteClosed(row.status);
      if ((await draftOf(transaction, row.id)) !== undefined) return draftOpen();
      if (goodThrough <= current.goodThrough)
        return badField('goodThrough', `Choose a day after ${current.goodThrough}`);
      const unsent = { termsVersion: null, termsText: null, sentAt: null, sentBy: null };
      const made = { madeAt: at, madeBy: userId, goodThrough, expiresAt: endOfDay(goodThrough) };
      const draft: StoredVersion = { ...current, ...unsent, ...made, number: current.number + 1 };
      await writeDraft(transaction, draft);
      const sent = await send(context, { ...scene, draft, userId, kind: 'extended' });
      // Nothing of a refused extension stays.
      if (isProblem(sent)) throw new Error('A draft of an open quote can be sent');
      return sent;
    },
  });
}

async function send(
  context: QuoteContext,
  {
    row,
    transaction,
    at,
    draft,
    userId,
    kind,
  }: QuoteScene & { draft: StoredVersion; userId: string; kind: 'sent' | 'extended' },
): Promise<QuoteAct | Problem> {
  const next = nextQuoteStatus(row.status, 'sent');
  if (!next.ok) return quoteClosed(row.status);
  const { number, totalCents, goodThrough, expiresAt } = draft;
  if (expiresAt <= at) return badField('goodThrough', 'This day has passed. Choose a later one.');
  const terms = { termsVersion: quoteTerms.version, termsText: quoteTerms.text };
  await freezeVersion(transaction, draft, { sentAt: at, sentBy: userId, ...terms });
  const mail = { transaction, row, at, cause: String(number), data: { number } };
  await queueQuoteMail(context, { ...mail, kind: number === 1 ? 'quote-sent' : 'quote-updated' });
  const dueAt = expiresAt - reminderMs;
  if (dueAt > at) await queueQuoteMail(context, { ...mail, kind: 'quote-reminder', dueAt });
  return { kind, changes: { status: next.value, currentNumber: number }, data: { number, totalCents, goodThrough } };
}
