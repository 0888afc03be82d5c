import type { MailKind } from '@tintforge/api-contract';
import { openingText, printHours } from '@tintforge/content';
import type { OutboxRow } from '../../db/schema';
import { rulesInForce } from '../settings';
import { letterWriters } from './letters/letter-writers';
import { renderHtml } from './look/render-html';
import { renderText } from './look/render-text';
import { messageIdOf } from './message-id';
import type { MailContext, MailMessage } from './ports';
import { shopAddress } from './shop-address';

/**
 * The email of a queued message, rendered from the current rows; undefined when it is out of date. Throws on a kind
 * that this version does not know.
 */
export async function composeMail(context: MailContext, message: OutboxRow): Promise<MailMessage | undefined> {
  const write = letterWriters[message.kind as MailKind];
  if (write === undefined) throw new Error(`There is no template for emails of the kind ${message.kind}`);
  const letter = await write(context, message);
  if (letter === undefined) return undefined;
  const { connection } = context.bookings.database;
  const { hours } = (await rulesInForce(connection, context.bookings)).catalogue;
  const opening = openingText(printHours('shopAndPhone', hours.shopAndPhone));
  const { recipient, replyTo = shopAddress, subject, document, attachments = [] } = letter;
  return {
    messageId: messageIdOf(message.deduplicationKey, context.from),
    recipient,
    replyTo,
    subject,
    html: renderHtml(document, { subject, opening }),
    text: renderText(document, { opening }),
    attachments,
    date: context.bookings.clock.now(),
  };
}
