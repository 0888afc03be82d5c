import { createHmac } from 'node:crypto';
import { isOfficeRole } from '@tintforge/api-contract';
import { parseQuoteCode } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import type { QuoteRow } from '../../db/schema';
import type { Caller } from '../../platform/contract-routes';
import type { Problem } from '../../platform/problem';
import { isSameSecret } from '../../platform/secrets';
import { cannotOpenQuote } from './problems';
import { quoteByCode, verifiedEmailOf } from './store';

/** The secret of a quote's link: derived, never stored. Raising the generation revokes it. */
export function quoteToken(quoteKey: Uint8Array, quote: Pick<QuoteRow, 'id' | 'tokenGeneration'>): string {
  return createHmac('sha256', quoteKey).update(`quote:${quote.id}:${quote.tokenGeneration}`).digest('base64url');
}

/** A quote's code, and the caller's credentials for it. */
export interface QuoteKey {
  code: string;
  token: string | undefined;
  caller: Caller | undefined;
  /** True when staff can open it too. */
  isOpenToOffice?: boolean;
}

/**
 * The quote of a code, for a caller with its secret or with the account that has verified its email address. Everything
 * else gives the same problem, so that the response reveals nothing about codes.
 */
export async function openQuote(
  { connection, quoteKey }: { connection: Connection; quoteKey: Uint8Array },
  { code, token, caller, isOpenToOffice = false }: QuoteKey,
): Promise<QuoteRow | Problem> {
  const canonical = parseQuoteCode(code);
  const quote = canonical === undefined ? undefined : await quoteByCode(connection, canonical);
  if (quote === undefined) return cannotOpenQuote();
  if (token !== undefined && isSameSecret(token, quoteToken(quoteKey, quote))) return quote;
  if (caller === undefined) return cannotOpenQuote();
  if (isOpenToOffice && isOfficeRole(caller.role)) return quote;
  const email = await verifiedEmailOf(connection, caller.userId);
  return email === quote.customerEmail ? quote : cannotOpenQuote();
}
