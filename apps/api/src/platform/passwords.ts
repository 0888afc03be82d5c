import { hash, verify } from '@node-rs/argon2';

/**
 * Cost of one hash: 19 MiB, two passes, one lane (OWASP, Password Storage Cheat Sheet). They are stored in each hash,
 * so that hashes made under other figures still verify.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash at the same cost, of random bytes that were discarded. */
const hashOfNobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$XkzGV/mG+WaWQplc01EW/A$DN1QybmbveYxO2a0TP9ai7+MAyS11erNQGHHwieY8tg`;

/** A password's stored form: argon2id with a unique salt. Characters that look the same count as the same (NFKC). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** True when a password matches a hash. */
export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'));
}

/** Takes as long as `isPassword` and is never true, so that timing doesn't reveal which names exist. */
export async function isPasswordOfNobody(password: string): Promise<boolean> {
  await isPassword(hashOfNobody, password);
  return false;
}
