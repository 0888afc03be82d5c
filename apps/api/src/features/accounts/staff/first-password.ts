import { hashPassword } from '../../../platform/passwords';
import type { AccountContext } from '../ports';

/** With what a new login begins. */
export interface FirstPassword {
  passwordHash: string;
  /** Shown once; null when it is never shown, because an emailed link sets another one. */
  password: string | null;
}

/** Letters and digits that can't be confused with others when read aloud. */
const readable = '23456789abcdefghjkmnpqrstuvwxyz';

/** A generated password; for a person who is reached by email, one that is never shown to anyone. */
export async function firstPassword(
  { random }: Pick<AccountContext, 'random'>,
  { email }: { email: string },
): Promise<FirstPassword> {
  if (email !== '') {
    return { passwordHash: await hashPassword(Buffer.from(random.bytes(32)).toString('base64url')), password: null };
  }
  const letters = [...random.bytes(64)]
    // A remainder would make some letters likelier.
    .filter((byte) => byte < 248)
    .slice(0, 15)
    .map((byte) => readable.charAt(byte % readable.length));
  const password = [0, 5, 10].map((from) => letters.slice(from, from + 5).join('')).join('-');
  return { passwordHash: await hashPassword(password), password };
}
