import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/secrets';

/** Lifetime of an email's page: long enough to read it, too short to pass it on. */
const lifeMs = 10 * 60_000;

/** A ticket that shows one email for a few minutes where no header can be sent, as in a frame. */
export function makeTicket(key: Uint8Array, { mailId, now }: { mailId: string; now: number }): string {
  const until = now + lifeMs;
  return `${until}.${sign(key, `${mailId}:${until}`)}`;
}

/** True when a ticket is ours, for this email, and still valid. */
export function isTicket(
  key: Uint8Array,
  { ticket, mailId, now }: { ticket: string; mailId: string; now: number },
): boolean {
  const [until = '', signature = ''] = ticket.split('.');
  return isSameSecret(signature, sign(key, `${mailId}:${until}`)) && Number(until) > now;
}

function sign(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
