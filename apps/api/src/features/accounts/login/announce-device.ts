import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import { queueMail } from '../links/queue-mails';
import type { AccountContext } from '../ports';
import { countMail } from './attempts';
import { findDevice } from './device-marks';
import { deviceName } from './device-name';
import type { LoginBrowser } from './open-login';

/**
 * Emails the owner of an account about a login from a browser without a mark of an earlier one. The first login of an
 * account is no news to its owner. The number of such emails to one address is limited.
 */
export async function announceDevice(
  transaction: Transaction,
  { context, user, browser }: { context: AccountContext; user: UserRow; browser: LoginBrowser },
): Promise<void> {
  // An administrator whom the operator configured has no address until they give one.
  if (user.firstLoginAt === null || user.email === '') return;
  if (findDevice(context, { cookie: browser.deviceCookie, user }) !== undefined) return;
  if (!(await countMail(transaction, { context, kind: 'new-device', email: user.email }))) return;
  const data = { userId: user.id, ...deviceName(browser.userAgent) };
  await queueMail(transaction, { context, kind: 'new-device', data });
}
