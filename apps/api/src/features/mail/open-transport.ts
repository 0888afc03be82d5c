import { brand } from '@tintforge/content';
import type { Config } from '../../config';
import type { Database } from '../../db/client';
import type { Randomness } from '../../platform/randomness';
import { createMailboxTransport } from './mailbox-transport';
import type { MailContext } from './ports';
import { shopAddress } from './shop-address';

/** Delivery of emails: over the configured mail server, or into the mailbox on this machine. */
export async function openTransport(
  { mail }: Pick<Config, 'mail'>,
  { database, random }: { database: Database; random: Randomness },
): Promise<Pick<MailContext, 'transport' | 'outage' | 'from'>> {
  const outage = { lastSeenAt: undefined };
  if (mail === undefined)
    return { transport: createMailboxTransport({ database, random }), outage, from: `${brand.name} <${shopAddress}>` };
  const { createSmtpTransport } = await import('./smtp-transport');
  return { transport: createSmtpTransport(mail), outage, from: mail.from };
}
