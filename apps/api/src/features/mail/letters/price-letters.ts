import {
  formatCents,
  formatLongDate,
  formatPhone,
  type QuoteDeclineReason,
  type QuoteKind,
  taxTreatmentOf,
} from '@tintforge/booking-core';
import { mailWords, quoteTerms, taxWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import type { OutboxRow, QuoteAcceptanceRow, QuoteRow } from '../../../db/schema';
import { acceptanceOf, bookingOfQuote, isPassed, quoteEventsOf, type StoredVersion, versionOf } from '../../quotes';
import type { MailFact, MailPart } from '../document';
import type { MailContext } from '../ports';
import { shopAddress } from '../shop-address';
import { documentOf, type Letter, type LetterWriter } from './letter';
import { quoteOf, quoteUrl } from './quote-letters';
import { regionalLine } from './regional-line';

const { price } = mailWords.quote;

/** The quote and the version that a message is about; undefined once the customer is erased. */
async function pricedOf(
  context: MailContext,
  message: OutboxRow,
): Promise<{ quote: QuoteRow; version: StoredVersion } | undefined> {
  const quote = await quoteOf(context, message);
  if (quote === undefined) return undefined;
  const number = Number(message.data.number);
  const version = await versionOf(context.quotes.database.connection, { id: quote.id, number });
  return version === undefined ? undefined : { quote, version };
}

/** True while a version is the current one of an open quote. */
function isOpen({ quote, version }: { quote: QuoteRow; version: StoredVersion }): boolean {
  const isWithCustomer = quote.status === 'sent' || quote.status === 'changes-requested';
  return isWithCustomer && quote.currentNumber === version.number;
}

/** To the customer: the first price. */
export const quoteSent: LetterWriter = async (context, message) => {
  const priced = await pricedOf(context, message);
  if (priced === undefined || !isOpen(priced)) return undefined;
  const words = mailWords.quote.sent;
  const { total, day } = namesOf(priced.version);
  const { depositPercent, depositCents } = priced.version;
  return toCustomer(context, {
    ...priced,
    subject: words.subject(total, priced.quote.code),
    preheader: words.preheader(day, depositPercent === null ? undefined : formatCents(depositCents)),
    title: words.title(total),
    text: words.text(day),
  });
};

/** To the customer: a version that replaces the one before. */
export const quoteUpdated: LetterWriter = async (context, message) => {
  const priced = await pricedOf(context, message);
  if (priced === undefined || !isOpen(priced)) return undefined;
  const words = mailWords.quote.updated;
  const { number } = priced.version;
  const { total, day } = namesOf(priced.version);
  return toCustomer(context, {
    ...priced,
    subject: words.subject(number, priced.quote.code),
    preheader: words.preheader(day),
    title: words.title(total),
    text: words.text(number, day),
  });
};

/** To the customer, three days before the good-through day ends. */
export const quoteReminder: LetterWriter = async (context, message) => {
  const priced = await pricedOf(context, message);
  if (priced === undefined || !isOpen(priced)) return undefined;
  if (isPassed(priced.quote, priced.version, context.quotes.clock.now())) return undefined;
  const words = mailWords.quote.reminder;
  const { total, day } = namesOf(priced.version);
  return toCustomer(context, {
    ...priced,
    subject: words.subject(day, priced.quote.code),
    preheader: words.preheader(total),
    title: words.title(day),
    text: words.text(total),
  });
};

/** To the customer: what was accepted, by whom, and its terms. */
export const quoteAccepted: LetterWriter = async (context, message) => {
  const priced = await pricedOf(context, message);
  if (priced === undefined) return undefined;
  const acceptance = await acceptanceOf(context.quotes.database.connection, priced.quote.id);
  if (acceptance === undefined) return undefined;
  const words = mailWords.quote.accepted;
  const waiting = await depositOf(context, acceptance);
  const terms: MailPart[] = [
    { kind: 'heading', text: words.terms },
    { kind: 'paragraph', text: priced.version.termsText ?? quoteTerms.text },
  ];
  return toCustomer(context, {
    ...priced,
    subject: words.subject(priced.quote.code),
    preheader: waiting === undefined ? words.preheader : words.depositPreheader(waiting.deposit),
    title: words.title,
    text: waiting === undefined ? words.text : words.withDeposit(waiting.deposit, waiting.until),
    facts: [
      ...depositFacts(priced.version),
      { name: words.by, lines: [acceptance.name] },
      { name: words.at, lines: [formatMoment(acceptance.at)] },
    ],
    terms,
  });
};

/** To the customer, a day after accepting, while the deposit is open. */
export const depositReminder: LetterWriter = async (context, message) => {
  const priced = await pricedOf(context, message);
  if (priced === undefined) return undefined;
  const acceptance = await acceptanceOf(context.quotes.database.connection, priced.quote.id);
  const waiting = acceptance?.id === message.data.acceptanceId ? await depositOf(context, acceptance) : undefined;
  if (waiting === undefined) return undefined;
  const words = mailWords.quote.depositReminder;
  return toCustomer(context, {
    ...priced,
    subject: words.subject(waiting.deposit, priced.quote.code),
    preheader: words.preheader(waiting.until),
    title: words.title(waiting.deposit),
    text: words.text(waiting.until),
    facts: depositFacts(priced.version),
  });
};

/** To the customer: the deposit wasn't paid in time. Out of date once the quote has moved on. */
export const acceptanceEnded: LetterWriter = async (context, message) => {
  const priced = await pricedOf(context, message);
  if (priced === undefined || !isOpen(priced)) return undefined;
  const words = mailWords.quote.acceptanceEnded;
  const { preheader, title, text } = words;
  return toCustomer(context, { ...priced, subject: words.subject(priced.quote.code), preheader, title, text });
};

/** The deposit that an acceptance waits for, and until when; undefined when it waits for none. */
async function depositOf(
  { quotes }: MailContext,
  acceptance: QuoteAcceptanceRow | undefined,
): Promise<{ deposit: string; until: string } | undefined> {
  const booking = await bookingOfQuote(quotes.database.connection, acceptance);
  if (booking === undefined || booking.row.status !== 'pending' || booking.row.holdExpiresAt === null) return undefined;
  const { upfrontCents, holdExpiresAt } = booking.row;
  return { deposit: formatCents(upfrontCents), until: formatMoment(holdExpiresAt) };
}

function depositFacts({ depositPercent, depositCents, totalCents }: StoredVersion): MailFact[] {
  const words = mailWords.quote.accepted;
  if (depositPercent === null) return [];
  return [
    { name: words.deposit, lines: [formatCents(depositCents)] },
    { name: words.balance, lines: [formatCents(totalCents - depositCents)] },
  ];
}

/** To the shop: the customer wants something else. A reply goes to them. */
export const quoteChangeAsked: LetterWriter = async (context, message) => {
  const priced = await pricedOf(context, message);
  if (priced === undefined) return undefined;
  const words = mailWords.quote.changeAsked;
  const history = await quoteEventsOf(context.quotes.database.connection, priced.quote.id);
  const wish = history.find(({ id }) => id === message.data.eventId)?.note ?? '';
  return toShop(context, {
    ...priced,
    subject: words.subject(priced.quote.code),
    preheader: words.preheader(priced.version.number),
    title: words.title,
    parts: [
      { kind: 'heading', text: words.wish },
      { kind: 'quote', text: wish },
    ],
  });
};

/** To the shop: the price has lapsed, and the customer wants another. */
export const quoteRenewalAsked: LetterWriter = async (context, message) => {
  const priced = await pricedOf(context, message);
  if (priced === undefined) return undefined;
  const words = mailWords.quote.renewalAsked;
  const { quote, version } = priced;
  return toShop(context, {
    ...priced,
    subject: words.subject(quote.code),
    preheader: words.preheader(version.number, namesOf(version).day),
    title: words.title,
  });
};

/** To the shop: the customer wants no price, or not this one. */
export const quoteDeclined: LetterWriter = async (context, message) => {
  const quote = await quoteOf(context, message);
  if (quote === undefined) return undefined;
  const words = mailWords.quote.declined;
  const reason = words.reasons[String(message.data.reason) as QuoteDeclineReason];
  return toShop(context, {
    quote,
    subject: words.subject(quote.code),
    preheader: words.preheader(reason),
    title: words.title,
    facts: [{ name: words.reason, lines: [reason] }],
  });
};

/** To the shop: work to schedule. */
export const quoteToSchedule: LetterWriter = async (context, message) => {
  const priced = await pricedOf(context, message);
  if (priced === undefined) return undefined;
  const acceptance = await acceptanceOf(context.quotes.database.connection, priced.quote.id);
  if (acceptance === undefined) return undefined;
  const words = mailWords.quote.toSchedule;
  const waiting = await depositOf(context, acceptance);
  const { total } = namesOf(priced.version);
  const { street, city, preferredDays, name } = acceptance;
  return toShop(context, {
    ...priced,
    subject: words.subject(total, priced.quote.code),
    preheader: words.preheader,
    title: words.title(total),
    text: waiting === undefined ? words.text : words.awaitsDeposit(waiting.deposit),
    facts: [
      { name: mailWords.quote.accepted.by, lines: [name] },
      { name: words.place, lines: [[street, city].filter((part) => part !== '').join(', ')] },
      { name: words.days, lines: preferredDays.length === 0 ? [words.noDays] : preferredDays.map(formatLongDate) },
    ],
  });
};

function namesOf({ totalCents, goodThrough }: StoredVersion) {
  return { total: formatCents(totalCents), day: formatLongDate(goodThrough) };
}

async function toCustomer(
  context: MailContext,
  {
    quote,
    version,
    subject,
    preheader,
    title,
    text,
    facts = [],
    terms = [],
  }: {
    quote: QuoteRow;
    version: StoredVersion;
    subject: string;
    preheader: string;
    title: string;
    text: string;
    facts?: readonly MailFact[];
    terms?: readonly MailPart[];
  },
): Promise<Letter> {
  const message: MailPart[] =
    version.message === null || version.message === '' ? [] : [{ kind: 'quote', text: version.message }];
  const document = documentOf({
    preheader,
    parts: [
      { kind: 'opening', title },
      { kind: 'paragraph', text },
      ...message,
      { kind: 'button', label: price.button, url: quoteUrl(context, quote) },
      ...billOf(version, quote.kind),
      {
        kind: 'facts',
        rows: [
          { name: mailWords.quote.received.code, lines: [quote.code] },
          { name: price.version, lines: [String(version.number)] },
          { name: price.goodThrough, lines: [formatLongDate(version.goodThrough)] },
          ...facts,
        ],
      },
      ...terms,
      { kind: 'note', title: price.note },
    ],
    line: await regionalLine(context.bookings, quote.regionId),
    reason: 'quote',
  });
  return { recipient: quote.customerEmail, subject, document };
}

/** The lines of a version, each with the car or area that it is for. */
function billOf(
  { lines, discountCents, discountText, totalCents, taxCents }: StoredVersion,
  kind: QuoteKind,
): MailPart[] {
  const amounts = lines.map(({ workTitle, name, amountCents }) => ({
    name: `${workTitle}: ${name}`,
    amount: formatCents(amountCents),
  }));
  const discount =
    discountCents === 0 ? [] : [{ name: price.discount(discountText), amount: `−${formatCents(discountCents)}` }];
  return [
    { kind: 'heading', text: price.lines },
    {
      kind: 'bill',
      lines: [...amounts, ...discount],
      total: { name: price.total, amount: formatCents(totalCents) },
    },
    { kind: 'paragraph', text: taxText(taxCents, kind) },
  ];
}

function taxText(taxCents: number | null, kind: QuoteKind): string {
  if (taxTreatmentOf(kind) === 'real-property') return `${taxWords.notAdded}.`;
  return `${taxCents === null ? taxWords.included : taxWords.amount(formatCents(taxCents))}.`;
}

function toShop(
  { publicUrl }: MailContext,
  {
    quote,
    version,
    subject,
    preheader,
    title,
    text,
    facts = [],
    parts = [],
  }: {
    quote: QuoteRow;
    version?: StoredVersion;
    subject: string;
    preheader: string;
    title: string;
    text?: string;
    facts?: readonly MailFact[];
    parts?: readonly MailPart[];
  },
): Letter {
  const words = mailWords.quote.received;
  const rows: MailFact[] = [
    { name: words.code, lines: [quote.code] },
    ...(version === undefined
      ? []
      : [
          { name: price.version, lines: [String(version.number)] },
          { name: price.total, lines: [formatCents(version.totalCents)] },
        ]),
    { name: words.name, lines: [quote.customerName] },
    { name: words.email, lines: [quote.customerEmail] },
    { name: words.phone, lines: [formatPhone(quote.customerPhone)] },
    ...facts,
  ];
  const document = documentOf({
    preheader,
    parts: [
      { kind: 'opening', title },
      ...(text === undefined ? [] : [{ kind: 'paragraph' as const, text }]),
      { kind: 'facts', rows },
      ...parts,
      { kind: 'button', label: words.button, url: `${publicUrl}/admin/quotes?quote=${quote.code}` },
      { kind: 'note', title: words.note },
    ],
    reason: 'shop',
  });
  return { recipient: shopAddress, replyTo: quote.customerEmail, subject, document };
}
