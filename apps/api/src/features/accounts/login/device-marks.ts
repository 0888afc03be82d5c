import { createHmac } from 'node:crypto';
import type { UserRow } from '../../../db/schema';
import { isSameSecret } from '../../../platform/secrets';
import type { AccountContext } from '../ports';

/** Time for which a browser is remembered after a login, in milliseconds. */
export const deviceMs = 365 * 86_400_000;

/** Accounts that one browser keeps marks of: a family's, or those of the shop's tablet. */
const maxMarks = 5;

const separator = '~';

interface Mark {
  /** Under which its wrong passwords are counted. */
  id: string;
  /** Epoch seconds. */
  expires: number;
  signature: string;
}

type Owner = Pick<UserRow, 'id' | 'passwordHash'>;

/** Placeholder for an account when a name is unknown, so that both take the same work. */
const nobody: Owner = { id: 'nobody', passwordHash: '' };

/**
 * The id of the mark that an earlier login to an account left in a browser's cookie; undefined when it left none. A mark
 * names the account by a keyed hash of its id and password hash, so a new password revokes it.
 */
export function findDevice(
  { keys, clock }: Pick<AccountContext, 'keys' | 'clock'>,
  { cookie, user }: { cookie: string | undefined; user: Owner | undefined },
): string | undefined {
  const owner = user ?? nobody;
  const now = clock.now();
  const found = marksIn(cookie).filter((mark) => isMarkOf(keys.devices, { mark, owner }));
  return user === undefined ? undefined : found.find(({ expires }) => expires * 1000 > now)?.id;
}

/** A browser's cookie after a login to an account: its marks of other accounts stay, the oldest beyond five drop out. */
export function rememberDevice(
  { keys, clock, random }: Pick<AccountContext, 'keys' | 'clock' | 'random'>,
  { cookie, user }: { cookie: string | undefined; user: Owner },
): string {
  const others = marksIn(cookie).filter((mark) => !isMarkOf(keys.devices, { mark, owner: user }));
  const id = Buffer.from(random.bytes(12)).toString('base64url');
  const expires = Math.floor((clock.now() + deviceMs) / 1000);
  const mark = { id, expires, signature: signatureOf(keys.devices, { id, expires, owner: user }) };
  return [mark, ...others].slice(0, maxMarks).map(markText).join(separator);
}

function marksIn(cookie = ''): Mark[] {
  return cookie
    .split(separator, maxMarks)
    .map((text) => /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/.exec(text))
    .filter((parts) => parts !== null)
    .map(([, id = '', expires = '', signature = '']) => ({ id, expires: Number(expires), signature }));
}

function markText({ id, expires, signature }: Mark): string {
  return `${id}.${expires}.${signature}`;
}

function isMarkOf(key: Uint8Array, { mark, owner }: { mark: Mark; owner: Owner }): boolean {
  return isSameSecret(mark.signature, signatureOf(key, { ...mark, owner }));
}

function signatureOf(key: Uint8Array, { id, expires, owner }: Omit<Mark, 'signature'> & { owner: Owner }): string {
  return createHmac('sha256', key)
    .update(`device:${id}:${expires}:${owner.id}:${owner.passwordHash}`)
    .digest('base64url');
}
