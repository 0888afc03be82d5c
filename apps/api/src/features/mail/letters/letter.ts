import { type ContactLine, mailWords } from '@tintforge/content';
import type { OutboxRow } from '../../../db/schema';
import type { MailDocument, MailPart } from '../document';
import type { MailAttachment, MailContext } from '../ports';

/** An email before layout: recipient, subject and content. */
export interface Letter {
  recipient: string;
  /** Reply-to address; the shop when absent. */
  replyTo?: string;
  /** No words of a customer: a subject is a header. */
  subject: string;
  document: MailDocument;
  attachments?: readonly MailAttachment[];
}

/** Renders the emails of one kind from the current rows; undefined when the email would be out of date. */
export type LetterWriter = (
  context: MailContext,
  message: OutboxRow,
) => Letter | undefined | Promise<Letter | undefined>;

/** A document with the foot that goes under it. */
export function documentOf({
  preheader,
  parts,
  line,
  reason,
}: {
  preheader: string;
  parts: readonly MailPart[];
  /** The phone line to call; absent in emails to the shop. */
  line?: Pick<ContactLine, 'phone' | 'href'>;
  reason: keyof typeof mailWords.foot.reasons;
}): MailDocument {
  const call = line === undefined ? {} : { line: { phone: line.phone, url: line.href } };
  return { preheader, parts, foot: { reason: mailWords.foot.reasons[reason], ...call } };
}
