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
 * With what a demo on this computer can be tried. Undefined for everybody else: in production, in a public demo, and
 * under a name that is not this computer's, by which another site's page may be asking.
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

/** Whether a header `Host` names this computer itself, and no name that only leads to it. */
export function isThisComputer(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host);
}
