import { brand } from '@tintforge/content';
import type { UserRow } from '../../../db/schema';
import { isCommonPassword } from './common-passwords';
import { isPredictable, withoutRuns } from './predictable-text';

/** Shorter ones say nothing about whose they are. */
const minName = 3;

/** Characters around a name or a common password that are soon guessed: a year and a symbol, a few digits. */
const maxBeside = 5;

/** Common substitutes for letters. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * True for a weak password: a common one with or without a few characters around it, a sequence or a repetition, or one
 * made of the account's own name, its address or the shop's name and little else (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
export function isEasyPassword(password: string, owner: Pick<UserRow, 'username' | 'email'>): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return isPredictable(typed) || isMadeOfCommon(typed) || isMadeOfNames(typed, owner);
}

/** A common password as it is, said twice, or with digits and signs around it; letters may be written as digits. */
function isMadeOfCommon(typed: string): boolean {
  const [, once] = /^(.+)\1$/.exec(typed) ?? [];
  const [, before = '', core = '', after = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/s.exec(typed) ?? [];
  const isLittle = isSoonTried(before + after);
  const forms = [typed, ...(once === undefined ? [] : [once]), ...(isLittle ? [core] : [])];
  return forms.some((form) => isCommonPassword(form) || isCommonPassword(asLetters(form)));
}

function asLetters(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
}

function isMadeOfNames(typed: string, { username, email }: Pick<UserRow, 'username' | 'email'>): boolean {
  const [mailbox = ''] = email.split('@');
  const names = [username, mailbox, brand.name]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= minName);
  const beside = names.reduce((text, name) => text.replaceAll(name, ''), typed);
  return beside !== typed && isSoonTried(beside);
}

function isSoonTried(text: string): boolean {
  return withoutRuns(text).length <= maxBeside;
}
