import type { OwnerProof } from '@tintforge/api-contract';
import { totpCode } from '../features/accounts/factors/totp';
import { type LoggedIn, testPassword } from './logged-in';
import type { TestShop } from './test-shop';

/** An authenticator app in the hand of a test. */
export interface TestApp {
  /** The code that it shows now. */
  code(): string;
  recoveryCodes: string[];
}

/**
 * Sets up an authenticator app for a session, then waits for an unused code. The password is enough for an account's first
 * factor.
 */
export async function addTotp(
  shop: Pick<TestShop, 'clock'>,
  { call }: Pick<LoggedIn, 'call'>,
  proof: OwnerProof = { password: testPassword },
): Promise<TestApp> {
  const { secret, ticket } = await call('beginTotp', { body: proof });
  const code = () => totpCode(secret, shop.clock.now());
  const { recoveryCodes } = await call('confirmTotp', { body: { ticket, code: code() } });
  shop.clock.advance(30_000);
  return { code, recoveryCodes };
}
