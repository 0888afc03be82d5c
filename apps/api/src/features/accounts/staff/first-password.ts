import { hashPassword } from '../../../platform/passwords';
import type { AccountContext } from '../ports';

/** With what a new login begins. */
export interface FirstPassword {
  passwordHash: string;
  /** To be told once; null when nobody knows it, because a link by mail sets another one. */
  password: string | null;
}

/** Letters and digits that nobody mistakes for others when they are read out. */
const readable = '23456789abcdefghjkmnpqrstuvwxyz';

/** A password that nobody has chosen: for who is reached by mail one that nobody learns either. */
export async function firstPassword(
  { random }: Pick<AccountContext, 'random'>,
  { email }: { email: string },
): Promise<FirstPassword> {
  if (email !== '') {
    return { passwordHash: await hashPassword(Buffer.from(random.bytes(32)).toString('base64url')), password: null };
  }
  const letters = [...random.bytes(64)]
    // What does not divide evenly would make some letters likelier.
    .filter((byte) => byte < 248)
    .slice(0, 15)
    .map((byte) => readable.charAt(byte % readable.length));
  const password = [0, 5, 10].map((from) => letters.slice(from, from + 5).join('')).join('-');
  return { passwordHash: await hashPassword(password), password };
}
