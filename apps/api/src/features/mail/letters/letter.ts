import { type ContactLine, mailWords } from '@tintforge/content';
import type { OutboxRow } from '../../../db/schema';
import type { MailDocument, MailPart } from '../document';
import type { MailAttachment, MailContext } from '../ports';

/** A mail before it is drawn: to whom, about what, and what it says. */
export interface Letter {
  recipient: string;
  /** Reply-to address; the shop when absent. */
  replyTo?: string;
  /** No words of a customer: a subject is a header. */
  subject: string;
  document: MailDocument;
  attachments?: readonly MailAttachment[];
}

/** Writes the mails of one kind from the rows as they are now; undefined when what it would say is not true any more. */
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
  /** The line to call; absent in mails to the shop. */
  line?: ContactLine;
  reason: keyof typeof mailWords.foot.reasons;
}): MailDocument {
  const { opening, reasons } = mailWords.foot;
  const call = line === undefined ? {} : { line: { phone: line.phone, url: line.href, opening } };
  return { preheader, parts, foot: { reason: reasons[reason], ...call } };
}
