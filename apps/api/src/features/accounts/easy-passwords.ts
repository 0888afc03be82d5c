import { brand } from '@tintforge/content';
import type { UserRow } from '../../db/schema';
import { isCommonPassword } from './common-passwords';

/** Shorter ones say nothing about whose they are. */
const leastName = 3;

/** So many characters beside a name are soon tried: a year, a few digits. */
const mostBeside = 4;

/**
 * Whether others would soon guess a password: it is a common one, or made of the account's own name, its address or the
 * shop's name and little else (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
export function isEasyPassword(password: string, owner: Pick<UserRow, 'username' | 'email'>): boolean {
  return isCommonPassword(password) || isMadeOfNames(password, owner);
}

function isMadeOfNames(password: string, { username, email }: Pick<UserRow, 'username' | 'email'>): boolean {
  const [mailbox = ''] = email.split('@');
  const names = [username, mailbox, brand.name]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= leastName);
  const typed = password.toLowerCase();
  const beside = names.reduce((text, name) => text.replaceAll(name, ''), typed);
  return beside !== typed && beside.length <= mostBeside;
}
