import { readLoginToken } from '@tintforge/app-base/session/login-token';
import { quoteTokenOf } from './quote-tokens';

/** This browser's access to a quote: its secret, or the login of a user who may be its customer; undefined without either. */
export function quoteAccess(code: string): { quoteToken?: string } | undefined {
  const quoteToken = quoteTokenOf({ code, now: Date.now() });
  if (quoteToken !== undefined) return { quoteToken };
  return readLoginToken() === undefined ? undefined : {};
}
