import { hash, verify } from '@node-rs/argon2';

/**
 * What one hash costs: 19 MiB, two passes, one lane (OWASP, Password Storage Cheat Sheet). They stand in each hash, so
 * that hashes made under other figures still verify.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash at the same cost, of bytes that nobody kept. */
const hashOfNobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$XkzGV/mG+WaWQplc01EW/A$DN1QybmbveYxO2a0TP9ai7+MAyS11erNQGHHwieY8tg`;

/** A password as it is stored: argon2id with a salt of its own. Letters that look the same count as the same (NFKC). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Whether a password is the one behind a hash. */
export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'));
}

/** Takes as long as `isPassword` and is never true, so that the time of an answer does not tell which names exist. */
export async function isPasswordOfNobody(password: string): Promise<boolean> {
  await isPassword(hashOfNobody, password);
  return false;
}
