import { isRecord, type KeptText, localStore, readJson, writeJson } from '@tintforge/app-base/storage';
import { parseQuoteCode } from '@tintforge/booking-core';

const key = 'quote_tokens';

/** Storage period of a quote's secret in this browser: as long as the shop keeps a request. Milliseconds. */
const keptMs = 180 * 86_400_000;

const quotePath = /^\/quote\/([^/]+)\/?$/;

interface KeptToken {
  quoteToken: string;
  keepUntil: number;
}

/** Stores the secret of a quote for its page, and drops expired ones. */
export function rememberQuoteToken(
  { code, quoteToken, now }: { code: string; quoteToken: string; now: number },
  storage: KeptText = localStore,
): void {
  writeJson(storage, key, { ...keptTokens(storage, now), [code]: { quoteToken, keepUntil: now + keptMs } });
}

/** The secret of a quote that was requested or opened in this browser; undefined without one. */
export function quoteTokenOf(
  { code, now }: { code: string; now: number },
  storage: KeptText = localStore,
): string | undefined {
  return keptTokens(storage, now)[code]?.quoteToken;
}

/**
 * Takes the secret from the URL of an emailed link (`/quote/<code>#<secret>`) and removes the fragment at once: it must
 * not stay visible, in the history, or in a copied URL. Call it before the page is drawn.
 */
export function takeQuoteLink(
  { location, history, now }: Pick<Window, 'location' | 'history'> & { now: number },
  storage: KeptText = localStore,
): void {
  const [, typed = ''] = quotePath.exec(location.pathname) ?? [];
  if (typed === '' || location.hash === '') return;
  const quoteToken = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  const code = parseQuoteCode(typed);
  if (code !== undefined && /^[\w-]{20,200}$/.test(quoteToken)) rememberQuoteToken({ code, quoteToken, now }, storage);
}

function keptTokens(storage: KeptText, now: number): Record<string, KeptToken> {
  const stored = readJson(storage, key);
  if (!isRecord(stored)) return {};
  const tokens: Record<string, KeptToken> = {};
  for (const [code, token] of Object.entries(stored)) {
    if (isKeptToken(token) && token.keepUntil > now) tokens[code] = token;
  }
  return tokens;
}

function isKeptToken(value: unknown): value is KeptToken {
  return isRecord(value) && typeof value.quoteToken === 'string' && typeof value.keepUntil === 'number';
}
