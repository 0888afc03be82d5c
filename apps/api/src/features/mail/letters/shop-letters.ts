import { formatCents, formatPhone } from '@tintforge/booking-core';
import { mailWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import type { OutboxRow } from '../../../db/schema';
import { messageById } from '../../contact';
import type { MailFact, MailPart } from '../document';
import { shopAddress } from '../shop-address';
import { documentOf, type LetterWriter } from './letter';
import { regionalLine } from './regional-line';
import { visitOf } from './visit';

/** To the shop: a message arrived. A reply goes to its sender. */
export const messageReceived: LetterWriter = async ({ bookings }, { data }) => {
  const message = await messageById(bookings.database.connection, String(data.messageId));
  if (message === undefined || message.email === '') return undefined;
  const words = mailWords.message.received;
  const rows = [
    { name: words.name, lines: [message.name] },
    { name: words.email, lines: [message.email] },
    { name: words.phone, lines: [message.phone] },
    { name: words.service, lines: [message.service] },
  ];
  const document = documentOf({
    preheader: words.preheader(formatMoment(message.createdAt)),
    parts: [
      { kind: 'opening', title: words.title },
      { kind: 'facts', rows },
      { kind: 'heading', text: words.message },
      { kind: 'quote', text: message.message },
      { kind: 'note', title: words.note },
    ],
    reason: 'shop',
  });
  return { recipient: shopAddress, replyTo: message.email, subject: words.subject(message.service), document };
};

/** To the sender, without repeating their text: anyone can enter anyone's address. */
export const messageAcknowledged: LetterWriter = async ({ bookings }, { data }) => {
  const message = await messageById(bookings.database.connection, String(data.messageId));
  if (message === undefined || message.email === '') return undefined;
  const words = mailWords.message.acknowledged;
  const document = documentOf({
    preheader: words.preheader,
    parts: [
      { kind: 'opening', title: words.title },
      { kind: 'paragraph', text: words.text(message.service, formatMoment(message.createdAt)) },
    ],
    line: await regionalLine(bookings, undefined),
    reason: 'message',
  });
  return { recipient: message.email, subject: words.subject, document };
};

/** To the shop: something needs attention, with the number to call. */
export const shopAlert: LetterWriter = async (context, message) => {
  const words = mailWords.alert;
  const { name, text, facts = [] } = describe(message.data);
  const visit = message.bookingId === null ? undefined : await visitOf(context, message);
  const about: MailFact[] =
    visit === undefined
      ? []
      : [
          { name: words.code, lines: [visit.booking.trackingCode] },
          { name: words.start, lines: [`${visit.start.day}, ${visit.start.time}`] },
          { name: words.customer, lines: [visit.booking.customerName] },
          { name: words.phone, lines: [formatPhone(visit.booking.customerPhone)] },
          { name: words.email, lines: [visit.booking.customerEmail] },
        ];
  const rows = [...about, ...facts];
  const parts: MailPart[] = [
    { kind: 'opening', title: `${name[0]?.toUpperCase()}${name.slice(1)}` },
    { kind: 'paragraph', text },
    ...(rows.length === 0 ? [] : [{ kind: 'facts', rows } as const]),
  ];
  return {
    recipient: shopAddress,
    subject: visit === undefined ? words.subject(name) : words.subjectOf(name, visit.booking.trackingCode),
    document: documentOf({ preheader: words.preheader, parts, reason: 'shop' }),
  };
};

/** The data of an alert shows what it is about. */
function describe(data: OutboxRow['data']): { name: string; text: string; facts?: MailFact[] } {
  const words = mailWords.alert;
  const amount = formatCents(Number(data.amountCents ?? 0));
  if ('mailKind' in data) {
    const { name, text, reason } = words.mailFailed;
    return { name, text: text(String(data.mailKind)), facts: [{ name: reason, lines: [String(data.reason)] }] };
  }
  if ('disputeId' in data) return describeDispute(String(data.status));
  if ('refundId' in data) return { ...words.refundFailed, text: words.refundFailed.text(amount) };
  if (data.reason === 'surplus') return { ...words.surplus, text: words.surplus.text(amount) };
  if ('reason' in data) return { ...words.givenBack, text: words.givenBack.text(amount) };
  return words.other;
}

function describeDispute(status: string): { name: string; text: string } {
  const { dispute, inquiry, disputeClosed } = mailWords.alert;
  const outcomes: Readonly<Record<string, string>> = disputeClosed.texts;
  const outcome = outcomes[status];
  if (outcome !== undefined) return { name: disputeClosed.name, text: outcome };
  const open = status.startsWith('warning') ? inquiry : dispute;
  return { name: open.name, text: open.text(status) };
}
