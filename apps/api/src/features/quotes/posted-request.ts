import { createHash } from 'node:crypto';
import {
  messagesByField,
  type QuoteAnswer,
  quoteAnswers,
  quoteKind,
  quoteRequest,
  type TypedQuote,
  typedQuoteRequest,
} from '@tintforge/api-contract';
import { maxVehicleRows, maxWindowRows } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { isFromOwnPage } from '../../platform/own-page';
import { postedFields, questionAbout, readPostedForms } from '../../platform/posted-forms';
import { isProblem } from '../../platform/problem';
import { type ReadPage, sendRefusedForm } from '../../platform/refused-form';
import type { RequestContext } from './ports';
import { requestQuote } from './request-quote';

/** The page with the forms, which also takes them where there is no script. */
const formPath = '/quote';

/** POST /quote: a request for a quote by the form's own post, for browsers without script. */
export function registerPostedRequests(
  app: FastifyInstance,
  {
    context,
    config,
    readPage,
  }: { context: RequestContext; config: Pick<Config, 'mode' | 'publicUrl'>; readPage: ReadPage },
): void {
  app.register(async (form) => {
    readPostedForms(form);
    form.post(formPath, async (request, reply) => {
      const fields = postedFields(request.body);
      const refuse = (faults: Record<string, string>) =>
        sendRefusedForm(reply, { path: formPath, readPage, fields, faults });
      const kind = quoteKind.safeParse(fields.get('kind'));
      if (!kind.success || !isFromOwnPage(request.headers, config)) return refuse({});
      const question = questionAbout(fields, 'customerEmail');
      const parsed = quoteRequest.safeParse(typedQuoteRequest(kind.data, typedIn(fields)));
      if (!parsed.success) {
        return refuse({ ...messagesByField(parsed.error, (path) => formName(path, fields)), ...question });
      }
      if ('customerEmail' in question) return refuse(question);
      const idempotencyKey = keyOf(fields, context.clock.now());
      const outcome = await requestQuote(context, { idempotencyKey, body: parsed.data });
      if (isProblem(outcome)) return refuse(outcome.body.code === 'outside_area' ? { zip: outcome.body.message } : {});
      // The page contains the message, and shows what its URL names.
      return reply.redirect(`${formPath}#sent`, 303);
    });
  });
}

/** Names of the form's fields, where the request's differ. */
const formNames: Readonly<Record<string, string>> = {
  model: 'carModel',
  windows: 'windows.0.room',
  vehicles: 'vehicles.0.type',
};

/** The name in the form of a path of the request. */
function formName(path: string, fields: URLSearchParams): string {
  const name = path.replace(/^details\./, '');
  const [rows = '', number = '', ...field] = name.split('.');
  if (rows !== 'windows' && rows !== 'vehicles') return formNames[name] ?? name;
  const row = filledRows(fields, rows)[Number(number)];
  const part = field.at(-1)?.replace('Inches', '') ?? '';
  return row === undefined ? (formNames[rows] ?? rows) : `${rows}.${row}.${part}`;
}

/** The same form once more on a day is the same request: such a page can't make up a key. */
function keyOf(fields: URLSearchParams, now: number): string {
  const digest = createHash('sha256')
    .update(`${localMoment(now).date} ${fields}`)
    .digest('hex');
  return [8, 12, 16, 20, 32].map((end, at, ends) => digest.slice(ends[at - 1] ?? 0, end)).join('-');
}

/** Fields by which a row is filled in, and how many rows there can be: the rest of an empty row are choices made ahead. */
const rowsOf = {
  windows: { typed: ['room', 'count', 'width', 'height'], most: maxWindowRows },
  vehicles: { typed: ['type', 'count', 'model'], most: maxVehicleRows },
};

/** Numbers of the rows that are filled in. */
function filledRows(fields: URLSearchParams, rows: keyof typeof rowsOf): number[] {
  const { typed, most } = rowsOf[rows];
  const isFilled = (row: number) => typed.some((field) => (fields.get(`${rows}.${row}.${field}`) ?? '').trim() !== '');
  return Array.from({ length: most }, (_, row) => row).filter(isFilled);
}

/** The typed request. Empty rows are left out, and a window without a size is one whose size isn't known. */
function typedIn(fields: URLSearchParams): TypedQuote {
  const text = (name: string) => fields.get(name)?.trim() ?? '';
  const windows = filledRows(fields, 'windows').map((index) => {
    const [room, count, width, height, sun] = ['room', 'count', 'width', 'height', 'sun'].map((field) =>
      text(`windows.${index}.${field}`),
    ) as [string, string, string, string, string];
    return { room, count, width, height, hasNoSize: width === '' && height === '', sun };
  });
  const vehicles = filledRows(fields, 'vehicles').map((index) => {
    const [type, count, model] = ['type', 'count', 'model'].map((field) => text(`vehicles.${index}.${field}`)) as [
      string,
      string,
      string,
    ];
    return { type, count, model };
  });
  return {
    answers: Object.fromEntries(quoteAnswers.map((name) => [name, text(name)])) as Record<QuoteAnswer, string>,
    windows,
    vehicles,
    goals: fields.getAll('goals'),
    panels: fields.getAll('panels'),
    needsCertificate: fields.has('needsCertificate'),
  };
}
