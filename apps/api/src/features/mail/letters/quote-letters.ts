import { formatPhone } from '@tintforge/booking-core';
import { mailWords, quoteFacts, quoteSize, quoteWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import type { OutboxRow, QuoteRow } from '../../../db/schema';
import { detailsOf, quoteById, quoteToken } from '../../quotes';
import type { MailPart } from '../document';
import type { MailContext } from '../ports';
import { shopAddress } from '../shop-address';
import { documentOf, type Letter, type LetterWriter } from './letter';
import { regionalLine } from './regional-line';

/** The quote that a message is about; undefined once its customer is erased. */
export function quoteOf({ quotes }: MailContext, { data }: OutboxRow): Promise<QuoteRow | undefined> {
  return quoteById(quotes.database.connection, String(data.quoteId));
}

/** To the shop: a request for a quote arrived. A reply goes to its customer. */
export const quoteReceived: LetterWriter = async (context, message) => {
  const quote = await quoteOf(context, message);
  if (quote === undefined) return undefined;
  const words = mailWords.quote.received;
  const details = detailsOf(quote);
  const kind = quoteWords.kinds[quote.kind];
  const rows = [
    { name: words.code, lines: [quote.code] },
    { name: words.kind, lines: [kind] },
    { name: words.name, lines: [quote.customerName] },
    ...(quote.company === '' ? [] : [{ name: words.company, lines: [quote.company] }]),
    { name: words.email, lines: [quote.customerEmail] },
    { name: words.phone, lines: [formatPhone(quote.customerPhone)] },
    { name: words.place, lines: [`${quote.city}, ${quote.zip}`] },
  ];
  const notes: MailPart[] =
    quote.notes === ''
      ? []
      : [
          { kind: 'heading', text: words.notes },
          { kind: 'quote', text: quote.notes },
        ];
  const document = documentOf({
    preheader: words.preheader(quoteSize(details), quote.city),
    parts: [
      { kind: 'opening', title: words.title },
      { kind: 'facts', rows },
      { kind: 'heading', text: words.work },
      { kind: 'facts', rows: quoteFacts(details) },
      ...notes,
      { kind: 'button', label: words.button, url: `${context.publicUrl}/admin/quotes?quote=${quote.code}` },
      { kind: 'note', title: words.note },
    ],
    reason: 'shop',
  });
  return {
    recipient: shopAddress,
    replyTo: quote.customerEmail,
    subject: words.subject(kind, quote.code),
    document,
  };
};

/** To the customer, without repeating their text: anyone can enter anyone's address. */
export const quoteRequestAcknowledged: LetterWriter = async (context, message) => {
  const quote = await quoteOf(context, message);
  if (quote === undefined) return undefined;
  const words = mailWords.quote.acknowledged;
  const text = words.text(quoteWords.kinds[quote.kind], formatMoment(quote.createdAt));
  return toQuotesCustomer(context, { quote, words: { ...words, text } });
};

/** To the customer: a new link, after which the earlier ones are void. */
export const quoteLink: LetterWriter = async (context, message) => {
  const quote = await quoteOf(context, message);
  return quote === undefined ? undefined : toQuotesCustomer(context, { quote, words: mailWords.quote.link });
};

/** The customer's link has its secret in the URL fragment, which no log sees. */
export function quoteUrl({ quotes, publicUrl }: MailContext, quote: QuoteRow): string {
  return `${publicUrl}/quote/${quote.code}#${quoteToken(quotes.quoteKey, quote)}`;
}

interface LinkWords {
  subject: (code: string) => string;
  preheader: string;
  title: string;
  text: string;
  button: string;
  note: string;
}

async function toQuotesCustomer(
  context: MailContext,
  { quote, words }: { quote: QuoteRow; words: LinkWords },
): Promise<Letter> {
  const document = documentOf({
    preheader: words.preheader,
    parts: [
      { kind: 'opening', title: words.title },
      { kind: 'paragraph', text: words.text },
      { kind: 'button', label: words.button, url: quoteUrl(context, quote) },
      { kind: 'note', title: words.note },
    ],
    line: await regionalLine(context.bookings, quote.regionId),
    reason: 'quote',
  });
  return { recipient: quote.customerEmail, subject: words.subject(quote.code), document };
}
