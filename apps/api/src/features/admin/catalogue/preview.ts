import { createHmac } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { findCatalogueFaults } from '@tintforge/booking-core';
import { formatMoment } from '@tintforge/content/clock';
import type { CatalogueVersionRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import { type Problem, problem } from '../../../platform/problem';
import { isSameSecret } from '../../../platform/secrets';
import { type AccountContext, findLiveLogin } from '../../accounts';
import type { BookingContext } from '../../bookings';
import { catalogueOfVersion, layDocument, type RulesInForce, rulesWith } from '../../settings';
import { noSuchVersion } from './read-catalogue';
import { findVersion } from './store';

/** Lifetime of a preview, unless it is ended or its login ends before. */
export const previewMs = 60 * 60_000;

/** Context of previews. */
export interface PreviewContext {
  bookings: BookingContext;
  accounts: AccountContext;
  publicUrl: string;
  /** The key of the cookies, which are computed and never stored. */
  key: Uint8Array;
}

/** A version of the catalog that isn't in force, as a browser shows it to an administrator. */
export interface CataloguePreview {
  number: number;
  /** Its name for people: "Draft 3". */
  name: string;
  /** The rules as they would be with it. */
  rules: RulesInForce;
}

/** A preview that has begun: the cookie by which the browser gets it, and when it ends, epoch milliseconds. */
export interface BegunPreview {
  preview: CataloguePreview;
  cookie: string;
  until: number;
}

/** Begins a preview of the draft or of a coming version in the caller's browser. One that contradicts itself has none. */
export async function beginPreview(
  context: PreviewContext,
  { caller: { userId, sessionId }, number }: { caller: Caller; number: number },
): Promise<BegunPreview | Problem> {
  const { clock, database, firstCatalogue } = context.bookings;
  const preview = await readPreview(context, number);
  const row = await findVersion(database.connection, number);
  if (preview === undefined || row === undefined) return noSuchVersion();
  const before = await catalogueOfVersion(database.connection, { firstCatalogue, number: row.basedOn });
  const faults = findCatalogueFaults(preview.rules.catalogue, { before });
  if (faults.length > 0) {
    const message = 'The draft contradicts itself. Resolve that first, then look at it.';
    return problem('invalid_value', { message, fields: { id: message } });
  }
  const until = clock.now() + previewMs;
  return { preview, until, cookie: cookieOf(context, signedValue(context, { number, until, userId, sessionId })) };
}

/** The cookie that ends the preview of a browser. */
export function endedPreview(context: PreviewContext): string {
  return cookieOf(context, '');
}

/**
 * The preview that a browser gets by its cookie; undefined where there is none: its time is over, its login has ended
 * or is no administrator's any more, or the version is in force or withdrawn.
 */
export async function previewOf(
  context: PreviewContext,
  { cookie }: { cookie?: string | undefined },
): Promise<CataloguePreview | undefined> {
  // Before anything is parsed: nearly no one has the cookie.
  if (cookie === undefined || !cookie.includes(cookieName(context))) return undefined;
  const read = readValue(context, fastifyCookie.parse(cookie)[cookieName(context)]);
  const { connection } = context.bookings.database;
  const now = context.bookings.clock.now();
  if (read === undefined || read.until <= now) return undefined;
  const login = await findLiveLogin(connection, { userId: read.userId, sessionId: read.sessionId, now });
  return login?.role === 'admin' ? readPreview(context, read.number) : undefined;
}

/** The draft or a coming version, with the rules as they would be. */
async function readPreview({ bookings }: PreviewContext, number: number): Promise<CataloguePreview | undefined> {
  const { database, clock, firstCatalogue } = bookings;
  const row = await findVersion(database.connection, number);
  if (row === undefined || !isToCome(row, clock.now())) return undefined;
  const catalogue = layDocument(firstCatalogue, row.document);
  return { number, name: nameOf(row), rules: await rulesWith(database.connection, { ...bookings, catalogue }) };
}

function isToCome({ state, beginsAt }: CatalogueVersionRow, now: number): boolean {
  return state === 'draft' || (state === 'published' && (beginsAt ?? 0) > now);
}

function nameOf({ number, state, beginsAt }: CatalogueVersionRow): string {
  return state === 'draft' ? `Draft ${number}` : `Version ${number}, from ${formatMoment(beginsAt ?? 0)}`;
}

interface PreviewValue {
  number: number;
  until: number;
  userId: string;
  sessionId: string;
}

function signedValue({ key }: PreviewContext, { number, until, userId, sessionId }: PreviewValue): string {
  const facts = [number, until, userId, sessionId].join('.');
  return `${facts}.${createHmac('sha256', key).update(facts).digest('base64url')}`;
}

/** The facts of a cookie that we have made; undefined for any other text. */
function readValue(context: PreviewContext, text = ''): PreviewValue | undefined {
  const [number, until, userId = '', sessionId = ''] = text.split('.');
  const value = { number: Number(number), until: Number(until), userId, sessionId };
  return isSameSecret(text, signedValue(context, value)) ? value : undefined;
}

/** Under https a name that browsers take only over https. */
function cookieName({ publicUrl }: PreviewContext): string {
  return publicUrl.startsWith('https:') ? '__Secure-preview' : 'preview';
}

function cookieOf(context: PreviewContext, value: string): string {
  return fastifyCookie.serialize(cookieName(context), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: context.publicUrl.startsWith('https:'),
    maxAge: value === '' ? 0 : previewMs / 1000,
  });
}
