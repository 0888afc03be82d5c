import type { MailKind } from '@tintforge/api-contract';
import type { OutboxRow } from '../../db/schema';
import { composeMail } from './compose-mail';
import { messageIdOf } from './message-id';
import type { MailContext, PreviewedVisit } from './ports';
import { mailByMessageId } from './store';

/** An email for staff to read. */
export interface ReadableLetter {
  recipient: string;
  subject: string;
  text: string;
  /** As sent, or as it would be rendered now. */
  source: 'kept' | 'written-now';
  hidesLinks: boolean;
}

/** Tokens derived from it open nothing. */
const unusableKey = new Uint8Array(32);

/**
 * A queued email to read: from the mailbox, for callers who may see its secrets; otherwise rendered without them, from
 * the current data. Undefined when it is out of date or can't be rendered.
 */
export async function readLetter(
  context: MailContext,
  row: OutboxRow,
  { showsSecrets }: { showsSecrets: boolean },
): Promise<ReadableLetter | undefined> {
  const kept = showsSecrets ? await keptLetter(context, row) : undefined;
  return kept ?? (await writeWithoutSecrets(context, row));
}

/** An email that was not queued: its kind and data, and the booking and its money as they would be. */
interface LetterPreview extends PreviewedVisit {
  kind: MailKind;
  data: OutboxRow['data'];
}

/** The same for an email that would be queued by an action that staff consider. */
export function previewLetter(
  context: MailContext,
  { kind, data, ...preview }: LetterPreview,
): Promise<ReadableLetter | undefined> {
  const now = context.bookings.clock.now();
  return writeWithoutSecrets(
    { ...context, preview },
    {
      id: '',
      kind,
      deduplicationKey: `preview:${preview.booking.id}`,
      bookingId: preview.booking.id,
      data,
      createdAt: now,
      dueAt: now,
      attempts: 0,
      leasedUntil: null,
      deliveredAt: null,
      failedAt: null,
      outcome: null,
      lastError: null,
      recipient: null,
    },
  );
}

async function keptLetter({ bookings, from }: MailContext, row: OutboxRow): Promise<ReadableLetter | undefined> {
  const kept = await mailByMessageId(bookings.database.connection, messageIdOf(row.deduplicationKey, from));
  if (kept === undefined) return undefined;
  const { recipient, subject, text } = kept;
  return { recipient, subject, text, source: 'kept', hidesLinks: false };
}

/**
 * It can't contain a secret, because none is generated: the placeholder in its links is removed, so that no one tries
 * it.
 */
async function writeWithoutSecrets(context: MailContext, row: OutboxRow): Promise<ReadableLetter | undefined> {
  const bookings = { ...context.bookings, tokenKey: unusableKey };
  try {
    const quotes = { ...context.quotes, quoteKey: unusableKey };
    const mail = await composeMail({ ...context, bookings, quotes, makesNoSecrets: true }, row);
    if (mail === undefined) return undefined;
    const { recipient, subject } = mail;
    const text = mail.text.replaceAll(/(https?:\/\/[^\s#]+)#\S+/g, '$1#…');
    return { recipient, subject, text, source: 'written-now', hidesLinks: text !== mail.text };
  } catch (error) {
    context.log.warn({ err: error, outboxId: row.id, kind: row.kind }, 'failed to render an email for staff');
    return undefined;
  }
}
