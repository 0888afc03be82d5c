import { createHmac } from 'node:crypto';
import type { UserRow } from '../../../db/schema';
import { openText, sealText } from '../../../platform/sealed-text';
import { isSameSecret } from '../../../platform/secrets';
import type { AccountContext } from '../ports';

type TicketContext = Pick<AccountContext, 'keys' | 'clock' | 'random'>;
type Owner = Pick<UserRow, 'id' | 'passwordHash'>;

/** Time between the password and the code, in milliseconds. */
export const loginTicketMs = 5 * 60_000;

/** Time to scan a QR code and type the first code, in milliseconds. */
export const setupTicketMs = 15 * 60_000;

const loginPurpose = 'login-ticket';
const setupPurpose = (userId: string) => `totp-setup:${userId}`;

/** Proof that the password of an account was right a moment ago. It opens nothing but the second step. */
export function makeLoginTicket({ keys, clock, random }: TicketContext, owner: Owner): string {
  const parts = [owner.id, clock.now() + loginTicketMs, passwordMark(keys.loginTickets, owner)];
  return sealText(parts.join(' '), { key: keys.loginTickets, purpose: loginPurpose, random });
}

/** The account that a login ticket names; undefined when it is not ours or has expired. */
export function readLoginTicket({ keys, clock }: TicketContext, ticket: string): LoginTicket | undefined {
  const text = openText(ticket, { key: keys.loginTickets, purpose: loginPurpose });
  const [userId = '', expires, mark = ''] = text?.split(' ') ?? [];
  return text === undefined || Number(expires) <= clock.now() ? undefined : { userId, mark };
}

/** Contents of a login ticket. */
export interface LoginTicket {
  userId: string;
  /** Of the password at that time. */
  mark: string;
}

/** True while the account still has the password that the ticket was issued for. */
export function isOfPassword({ keys }: Pick<AccountContext, 'keys'>, { mark }: LoginTicket, owner: Owner): boolean {
  return isSameSecret(mark, passwordMark(keys.loginTickets, owner));
}

function passwordMark(key: Uint8Array, { id, passwordHash }: Owner): string {
  return createHmac('sha256', key).update(`password:${id}:${passwordHash}`).digest('base64url');
}

/** A new secret on its way. */
export interface Setup {
  secret: string;
  /** ID of the app that it replaces; empty for an account without one. */
  replaces: string;
  /** By what the owner proved to be the owner: the password is enough only while there is no factor. */
  by: 'password' | 'factor';
}

/** Carries a new secret from the page that shows it to the code that confirms it; nothing is stored before. */
export function makeSetupTicket(
  { keys, clock, random }: TicketContext,
  { userId, secret, by, replaces }: Setup & { userId: string },
): string {
  const text = `${secret} ${clock.now() + setupTicketMs} ${by} ${replaces}`;
  return sealText(text, { key: keys.totpSecrets, purpose: setupPurpose(userId), random });
}

/** Contents of a setup ticket of this account; undefined when it is not theirs or has expired. */
export function readSetupTicket(
  { keys, clock }: TicketContext,
  { userId, ticket }: { userId: string; ticket: string },
): Setup | undefined {
  const [secret = '', expires, by, replaces = ''] =
    openText(ticket, { key: keys.totpSecrets, purpose: setupPurpose(userId) })?.split(' ') ?? [];
  return Number(expires) > clock.now() ? { secret, by: by === 'factor' ? by : 'password', replaces } : undefined;
}
