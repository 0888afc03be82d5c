import type { LoginRequest } from '@tintforge/api-contract';
import type { Config } from '../../../config';
import type { Connection } from '../../../db/client';
import { demoAdmin, demoCrew, demoCustomer } from '../../../db/demo-accounts';
import { isPassword } from '../../../platform/passwords';
import type { AccountContext } from '../ports';
import { findByUsername } from '../store';

/** With what a demo can be tried; null for an account that is gone or has another password by now. */
export interface Demo {
  admin: LoginRequest | null;
  customer: LoginRequest | null;
  crew: LoginRequest | null;
}

/**
 * Demo credentials on this computer. Undefined in all other cases: in production, in a public demo, and under a host
 * name that isn't this computer's, through which another site's page may be asking.
 */
export async function readDemo(
  { database: { connection } }: Pick<AccountContext, 'database'>,
  { config, host = '' }: { config: Pick<Config, 'mode' | 'isPublicDemo'>; host: string | undefined },
): Promise<Demo | undefined> {
  if (config.mode !== 'demo' || config.isPublicDemo || !isThisComputer(host)) return undefined;
  const logins = [demoAdmin, demoCustomer, demoCrew].map((login) => whileGood(connection, login));
  const [admin, customer, crew] = await Promise.all(logins);
  return { admin: admin ?? null, customer: customer ?? null, crew: crew ?? null };
}

async function whileGood(connection: Connection, login: LoginRequest): Promise<LoginRequest | undefined> {
  const user = await findByUsername(connection, login.username);
  return user?.isActive === true && (await isPassword(user.passwordHash, login.password)) ? login : undefined;
}

/** True when a header `Host` names this computer itself, not just a name that resolves to it. */
export function isThisComputer(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host);
}
