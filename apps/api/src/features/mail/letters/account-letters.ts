import { deviceText, mailWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { OutboxRow, UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import {
  addressToProve,
  type EmailTokenRequest,
  type FactorChange,
  findByVerifiedEmail,
  findUser,
  invitationMs,
  mintEmailToken,
} from '../../accounts';
import { lastRegionOfUser } from '../../bookings';
import type { MailContext } from '../ports';
import { documentOf, type Letter, type LetterWriter } from './letter';
import { type RegionalLine, regionalLine } from './regional-line';

const words = mailWords.account;

/** The verification link; skipped once the address is verified, or the account deleted. */
export const verifyEmail: LetterWriter = async (context, message) => {
  const link = await mintLink(context, { message, purpose: 'verify-email', isNeeded: hasAddressToProve });
  if (link === undefined) return undefined;
  const url = `${context.publicUrl}/verify-email#${link.token}`;
  const line = await lineOf(context, link.user);
  return accountLetter({ recipient: addressToProve(link.user), url, words: named(words.verify, link.user), line });
};

function hasAddressToProve({ pendingEmail, emailVerifiedAt }: UserRow): boolean {
  return pendingEmail !== null || emailVerifiedAt === null;
}

/** The link that sets a new password. */
export const resetPassword: LetterWriter = async (context, message) => {
  const link = await mintLink(context, { message, purpose: 'reset-password', isNeeded: ({ isActive }) => isActive });
  if (link === undefined) return undefined;
  const url = `${context.publicUrl}/reset-password#${link.token}`;
  const line = await lineOf(context, link.user);
  return accountLetter({ recipient: link.user.email, url, words: named(words.reset, link.user), line });
};

/** The link by which a new staff member chooses a password. */
export const staffInvitation: LetterWriter = async (context, message) => {
  const link = await mintLink(context, {
    message,
    purpose: 'reset-password',
    goodForMs: invitationMs,
    isNeeded: ({ isActive }) => isActive,
  });
  if (link === undefined) return undefined;
  const url = `${context.publicUrl}/reset-password#${link.token}`;
  const line = await lineOf(context, link.user);
  return accountLetter({ recipient: link.user.email, url, words: named(words.invitation, link.user), line });
};

/** Words whose text names the email's account: an address may have been given for several, or by strangers. */
function named<Words extends { text: (username: string) => string }>(
  { text, ...rest }: Words,
  { username }: UserRow,
): Omit<Words, 'text'> & { text: string } {
  return { ...rest, text: text(unlinked(username)) };
}

/** A username that no email client turns into a link: anyone can choose one, and have it emailed to anyone. */
function unlinked(username: string): string {
  return username.replaceAll(/[./:]/g, '·');
}

/** To an account's address: someone tried to create another account with it. */
export const accountExists: LetterWriter = async (context, { data }) => {
  const owner = await findByVerifiedEmail(context.bookings.database.connection, String(data.email));
  if (owner === undefined) return undefined;
  const line = await lineOf(context, owner);
  return accountLetter({ recipient: owner.email, url: `${context.publicUrl}/login`, words: words.exists, line });
};

/** Warns the owner, in case someone else did it. */
export const passwordChanged: LetterWriter = async (context, { data, createdAt }) => {
  const user = await findUser(context.bookings.database.connection, String(data.userId));
  if (user === undefined) return undefined;
  const { text, note, ...rest } = words.changed;
  const line = await lineOf(context, user);
  const url = `${context.publicUrl}/forgot-password`;
  const filled = { ...rest, text: text(formatMoment(createdAt)), note: note(line.phone) };
  return accountLetter({ recipient: user.email, url, words: filled, line });
};

/** Warns the owner about a login from a browser that has not logged in to the account before. */
export const newDevice: LetterWriter = async (context, { data, createdAt }) => {
  const user = await findUser(context.bookings.database.connection, String(data.userId));
  if (user === undefined || user.email === '') return undefined;
  const { text, note, ...rest } = words.newDevice;
  const line = await lineOf(context, user);
  const url = `${context.publicUrl}/forgot-password`;
  const device = deviceText({ browser: String(data.browser), system: String(data.system) });
  const occasion = `${formatMoment(createdAt)} (${device})`;
  const filled = { ...rest, text: text(unlinked(user.username), occasion), note: note(line.phone) };
  return accountLetter({ recipient: user.email, url, words: filled, line });
};

/** Informs the owner about a change to their factors. */
export const secondFactor: LetterWriter = async (context, { data, createdAt }) => {
  const user = await findUser(context.bookings.database.connection, String(data.userId));
  if (user === undefined || user.email === '') return undefined;
  const { titles, texts, note, ...rest } = words.secondFactor;
  const change = data.change as FactorChange;
  const line = await lineOf(context, user);
  const url = `${context.publicUrl}/forgot-password`;
  const text = texts[change](unlinked(user.username), formatMoment(createdAt));
  const filled = { ...rest, title: titles[change], text, note: note(line.phone) };
  return accountLetter({ recipient: user.email, url, words: filled, line });
};

/** The line of the region where they work, else of where they booked last; the general one for anyone else. */
async function lineOf({ bookings }: MailContext, { id, regionId }: UserRow): Promise<RegionalLine> {
  return regionalLine(bookings, regionId ?? (await lastRegionOfUser(bookings.database.connection, id)));
}

interface LinkRequest extends Pick<EmailTokenRequest, 'purpose' | 'goodForMs'> {
  message: OutboxRow;
  isNeeded: (user: UserRow) => boolean;
}

/** Makes the secret of a link at the moment of sending, so that it is stored nowhere but hashed. */
async function mintLink(
  { bookings: { database, clock, random }, accounts: { keys }, makesNoSecrets = false }: MailContext,
  { message, isNeeded, ...kind }: LinkRequest,
): Promise<{ user: UserRow; token: string } | undefined> {
  const userId = String(message.data.userId);
  return commit(database, async (transaction: Transaction) => {
    const user = await findUser(transaction, userId);
    if (user === undefined || !isNeeded(user)) return undefined;
    if (makesNoSecrets) return { user, token: 'none' };
    const request = { userId, ...kind, now: clock.now(), random, key: keys.emailTokens };
    return { user, token: await mintEmailToken(transaction, request) };
  });
}

interface AccountLetter {
  recipient: string;
  /** URL of its button. */
  url: string;
  words: Record<'subject' | 'preheader' | 'title' | 'text' | 'button' | 'note', string>;
  line: RegionalLine;
}

function accountLetter({ recipient, url, words, line }: AccountLetter): Letter {
  const { subject, preheader, title, text, button, note } = words;
  const document = documentOf({
    preheader,
    parts: [
      { kind: 'opening', title },
      { kind: 'paragraph', text },
      { kind: 'button', label: button, url },
      { kind: 'paragraph', text: note },
    ],
    line,
    reason: 'account',
  });
  return { recipient, subject, document };
}
