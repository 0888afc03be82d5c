import type { MailKind } from '@tintforge/api-contract';
import { brand } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema';
import { book, hold } from '../../testing/customer';
import { mailCauses } from '../../testing/every-mail';
import { testPassword } from '../../testing/logged-in';
import { type ArrivedMail, type MailServer, openMailServer } from '../../testing/mail-server';
import { otherShopsWords } from '../../testing/other-shops';
import { headerOf, linksOf, shownText, wordsOf } from '../../testing/read-mail';
import { sampleMessage } from '../../testing/sample-message';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { messageIdOf } from './message-id';

const from = 'Tintforge <book@tintforge.example>';
const publicUrl = 'https://shop.tintforge.example';

/** The pages that emails lead to; site and staff area have each of them. */
const pages = [
  /^\/$/,
  /^\/(?:booking|login|forgot-password|verify-email|reset-password)$/,
  /^\/(?:booking-verification|quote)\/[\w-]+$/,
  /^\/admin(?:\/(?:bookings\/[\w-]+|quotes|messages))?$/,
];

let server: MailServer;
let shop: TestShop;

beforeEach(async () => {
  server = await openMailServer();
  shop = await openTestShop({ config: { mail: { smtpUrl: server.smtpUrl, from }, publicUrl } });
});

afterEach(async () => {
  await shop.close();
  await server.close();
});

/** Triggers and returns the email of this kind as it arrived. */
async function arrived(kind: MailKind): Promise<ArrivedMail> {
  await mailCauses[kind](shop);
  await shop.runMails();
  const rows = await shop.database.connection.select().from(outbox).all();
  const row = rows.find((each) => each.kind === kind);
  const messageId = messageIdOf(row?.deduplicationKey ?? '', from);
  const mail = server.arrived.find((each) => each.messageId === messageId);
  if (mail === undefined) throw new Error(`No mail ${kind} has arrived: ${JSON.stringify(row)}`);
  return mail;
}

/** To the shop; a reply goes to the customer. */
const fromCustomers: readonly MailKind[] = [
  'message-received',
  'quote-received',
  'quote-change-asked',
  'quote-renewal-asked',
  'quote-declined',
  'quote-to-schedule',
];
const toShop: readonly MailKind[] = ['shop-alert', ...fromCustomers];

/** Their calendar file takes the appointments back. */
const endsAppointments: readonly MailKind[] = ['booking-cancelled', 'booking-cancelled-by-shop', 'booking-missed'];

test('another shop has words to look for', () => {
  expect(otherShopsWords.length).toBeGreaterThan(10);
  expect(otherShopsWords).not.toContain(brand.name);
});

describe.each(Object.keys(mailCauses) as MailKind[])('%s', (kind) => {
  test('arrives whole, and its two forms say the same', async () => {
    const mail = await arrived(kind);
    const text = mail.text ?? '';

    expect(mail.envelope).toEqual([toShop.includes(kind) ? brand.email : 'customer@tintforge.example']);
    expect(mail.to?.map(({ address }) => address)).toEqual(mail.envelope);
    expect(headerOf(mail, 'From')).toBe(from);
    expect(headerOf(mail, 'Reply-To')).toBe(fromCustomers.includes(kind) ? 'customer@tintforge.example' : brand.email);
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(mail, 'Message-ID')).toMatch(/^<[0-9a-f]{40}@tintforge\.example>$/);
    expect(Date.parse(headerOf(mail, 'Date') ?? '')).toBe(shop.clock.now());

    const calendars = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
    if (kind === 'booking-confirmed' || endsAppointments.includes(kind)) expect(calendars).toHaveLength(1);
    for (const { content } of calendars) {
      const calendar = typeof content === 'string' ? content : new TextDecoder().decode(content);
      expect(/^METHOD:(\w+)/m.exec(calendar)?.[1]).toBe(endsAppointments.includes(kind) ? 'CANCEL' : undefined);
      const lines = calendar.replaceAll('\\,', ',');
      expect(otherShopsWords.filter((word) => lines.includes(word))).toEqual([]);
    }
    for (const form of [mail.subject ?? '', text, shownText(mail)]) {
      expect(form).not.toMatch(/undefined|null|NaN|Invalid|\[object|\$\{|cid:/);
      expect(otherShopsWords.filter((word) => form.includes(word))).toEqual([]);
    }
    expect(wordsOf(text.replaceAll(/^https:.*$/gm, ''))).toBe(wordsOf(shownText(mail)));

    const links = linksOf(mail);
    for (const link of links) expect(link).toMatch(/^(https:\/\/shop\.tintforge\.example\/|tel:\+1\d{10}$|cid:)/);
    for (const link of links.filter((each) => each.startsWith('https:'))) expect(text.split('\n')).toContain(link);
    const paths = links.filter((each) => each.startsWith('https:')).map((each) => new URL(each).pathname);
    expect(paths.filter((path) => !pages.some((page) => page.test(path)))).toEqual([]);
    expect(mail.raw).not.toMatch(/http:\/\/localhost/);
  });
});

describe('what customers typed', () => {
  test('stays out of every header and is no markup', async () => {
    await book(shop, {
      customerName: '"><img src=x onerror=alert(1)> Bcc: a@evil.example, <b@evil.example>',
      vehicleMake: '<script>alert(1)</script>',
      vehicleModel: '%0d%0aBcc: c@evil.example',
      notes: '.\n.\nBcc: d@evil.example\n\nFrom nobody, Zoë 東京 😀',
      address: { street: '</td></table><style>*{display:none}</style>', city: 'Tampa' },
    });
    await shop.runMails();
    expect(server.arrived).toHaveLength(1);
    const mail = server.arrived[0] as ArrivedMail;
    expect(mail.envelope).toEqual(['customer@tintforge.example']);
    const names = mail.headers.map(({ key }) => key).toSorted();
    const ours = [
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ];
    expect(names).toEqual(ours);
    expect(JSON.stringify(mail.headers)).not.toMatch(/evil|img|script|nobody/i);
    expect(mail.html).not.toMatch(/<img src=x|<script|<style>\*/);
    expect(shownText(mail)).toContain('<script>alert(1)</script>');
    for (const form of [shownText(mail), mail.text]) {
      expect(form).toContain('Bcc: d@evil.example');
      expect(form).toContain('From nobody, Zoë 東京 😀');
    }
  });

  test('is not repeated to an address that nobody has proved', async () => {
    await hold(shop, {
      customerName: 'Buy Things',
      vehicleMake: 'Cheap',
      vehicleModel: 'Pills',
      notes: 'evil.example',
      address: { street: 'evil.example', city: 'evil.example' },
    });
    await shop.call('sendMessage', {
      body: { ...sampleMessage, name: 'Buy Things', message: 'Cheap pills at evil.example' },
    });
    await shop.call('register', {
      body: { username: 'evil.example', password: testPassword, email: sampleMessage.email, firstName: 'Cheap' },
    });
    shop.clock.advance(16 * 60_000);
    await shop.runExpiry();
    await shop.runMails();
    const toThem = server.arrived.filter(({ envelope }) => envelope.includes(sampleMessage.email));
    const subjects = ['Confirm your email address', 'We have your message', expect.stringContaining('hold')];
    expect(toThem.map(({ subject }) => subject).toSorted()).toEqual(subjects);
    for (const mail of toThem) expect(mail.raw).not.toMatch(/buy things|cheap|pills|evil\.example/i);
    // Of user input, emails contain only the username, and not as a link.
    const named = toThem.filter(({ text }) => text?.includes('evil'));
    expect(named.map(({ subject }) => subject)).toEqual(['Confirm your email address']);
    for (const { text } of named) expect(text).toContain('“evil·example”');
  });
});
