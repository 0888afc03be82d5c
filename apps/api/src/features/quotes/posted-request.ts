import { createHash } from 'node:crypto';
import {
  type QuoteAnswer,
  quoteAnswers,
  quoteKind,
  quoteRequest,
  type TypedQuote,
  typedQuoteRequest,
} from '@tintforge/api-contract';
import { maxVehicleRows, maxWindowRows } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config';
import { isFromOwnPage } from '../../platform/own-page';
import { postedFields, readPostedForms } from '../../platform/posted-forms';
import { isProblem } from '../../platform/problem';
import type { RequestContext } from './ports';
import { requestQuote } from './request-quote';

/** The page with the forms, which also takes them where there is no script. */
const formPath = '/quote';

/** POST /quote: a request for a quote by the form's own post, for browsers without script. */
export function registerPostedRequests(
  app: FastifyInstance,
  { context, config }: { context: RequestContext; config: Pick<Config, 'mode' | 'publicUrl'> },
): void {
  app.register(async (form) => {
    readPostedForms(form);
    form.post(formPath, async (request, reply) => {
      const fields = postedFields(request.body);
      const kind = quoteKind.safeParse(fields.get('kind'));
      if (!kind.success || !isFromOwnPage(request.headers, config)) return showOnPage(reply, 'not-sent');
      const parsed = quoteRequest.safeParse(typedQuoteRequest(kind.data, typedIn(fields)));
      if (!parsed.success) return showOnPage(reply, 'not-sent');
      const idempotencyKey = keyOf(fields, context.clock.now());
      const outcome = await requestQuote(context, { idempotencyKey, body: parsed.data });
      return showOnPage(reply, isProblem(outcome) ? 'not-sent' : 'sent');
    });
  });
}

/** The page contains all messages, and shows the one that its URL names. */
function showOnPage(reply: FastifyReply, part: 'sent' | 'not-sent'): FastifyReply {
  return reply.redirect(`${formPath}#${part}`, 303);
}

/** The same form once more on a day is the same request: such a page can't make up a key. */
function keyOf(fields: URLSearchParams, now: number): string {
  const digest = createHash('sha256')
    .update(`${localMoment(now).date} ${fields}`)
    .digest('hex');
  return [8, 12, 16, 20, 32].map((end, at, ends) => digest.slice(ends[at - 1] ?? 0, end)).join('-');
}

/** The typed request. Empty rows are left out, and a window without a size is one whose size isn't known. */
function typedIn(fields: URLSearchParams): TypedQuote {
  const text = (name: string) => fields.get(name)?.trim() ?? '';
  const windows = Array.from({ length: maxWindowRows }, (_, index) => {
    const [room, count, width, height, sun] = ['room', 'count', 'width', 'height', 'sun'].map((field) =>
      text(`windows.${index}.${field}`),
    ) as [string, string, string, string, string];
    return { room, count, width, height, hasNoSize: width === '' && height === '', sun };
  });
  const vehicles = Array.from({ length: maxVehicleRows }, (_, index) => {
    const [type, count, model] = ['type', 'count', 'model'].map((field) => text(`vehicles.${index}.${field}`)) as [
      string,
      string,
      string,
    ];
    return { type, count, model };
  });
  return {
    answers: Object.fromEntries(quoteAnswers.map((name) => [name, text(name)])) as Record<QuoteAnswer, string>,
    windows: windows.filter(({ room, count, width, height }) => room + count + width + height !== ''),
    vehicles: vehicles.filter(({ type, count, model }) => type + count + model !== ''),
    goals: fields.getAll('goals'),
    panels: fields.getAll('panels'),
    needsCertificate: fields.has('needsCertificate'),
  };
}
