import { formatTime } from '@tintforge/booking-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Config } from '../../config';
import { book, refusal } from '../../testing/customer';
import { loggedIn } from '../../testing/logged-in';
import { instantOnShopClock, sampleShop } from '../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

afterEach(() => shop.close());

/** A shop that has written one confirmation. */
async function openWithMail(config: Partial<Config> = {}): Promise<void> {
  shop = await openTestShop({ config });
  await book(shop);
  await shop.runMails();
}

async function firstMail() {
  const { mails } = await shop.call('getMails', {});
  return shop.call('getMail', { params: { id: mails[0]?.id ?? '' } });
}

describe('the mailbox of a demo on this computer', () => {
  test('lists the latest mails first', async () => {
    await openWithMail();
    shop.clock.advance(60_000);
    await book(shop, { appointmentTime: '13:00' });
    await shop.runMails();
    const { mails } = await shop.call('getMails', {});
    expect(mails.map(({ recipient, subject, sentAt }) => [recipient, subject.slice(0, 37), sentAt])).toEqual([
      ['customer@tintforge.example', 'Booked: Tuesday, December 8, 1:00 PM ', instantOnShopClock('2026-12-01T10:01')],
      [
        'customer@tintforge.example',
        `Booked: Tuesday, December 8, ${formatTime(sampleShop.time)} `,
        instantOnShopClock('2026-12-01T10:00'),
      ],
    ]);
  });

  test('shows a mail’s text and its attachments', async () => {
    await openWithMail();
    const mail = await firstMail();
    expect(mail.text).toContain('View, reschedule or cancel:');
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual([
      'image/png',
      'text/calendar; charset=utf-8',
    ]);
  });

  test('shows a mail as a page that fetches and runs nothing, in a frame of ours only, with its picture in it', async () => {
    await openWithMail();
    const page = await shop.server.inject((await firstMail()).htmlUrl);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; " +
        "form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    expect(page.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
    expect(page.body).toMatch(/<img [^>]*src="data:image\/png;base64,iVBOR/);
    expect(page.body).not.toContain('cid:');
    const links = page.body.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toContain('target="_blank" rel="noopener"');
  });

  test('shows that page for a few minutes, and no other by its ticket', async () => {
    await openWithMail();
    const { htmlUrl, id } = await firstMail();
    const other = htmlUrl.replace(
      id,
      id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    expect((await shop.server.inject(other)).statusCode).toBe(401);
    shop.clock.advance(11 * 60_000);
    expect((await shop.server.inject(htmlUrl)).statusCode).toBe(401);
  });

  test('has nothing under an id that it has not given', async () => {
    await openWithMail();
    expect(await refusal(shop.call('getMail', { params: { id: 'none' } }))).toMatchObject({ status: 404 });
  });

  test('is not there for a page of another site that only leads to this computer', async () => {
    await openWithMail();
    const { id } = await firstMail();
    for (const url of ['/api/demo/mailbox', `/api/demo/mailbox/${id}`]) {
      expect((await shop.server.inject({ url, headers: { host: 'evil.example' } })).statusCode).toBe(404);
    }
  });
});

describe('the mailbox of a demo that others can reach', () => {
  test('is its administrator’s', async () => {
    await openWithMail({ isPublicDemo: true });
    const visitor = { headers: { host: 'demo.tintforge.example' } };
    expect((await shop.server.inject({ url: '/api/demo/mailbox', ...visitor })).statusCode).toBe(401);
    const customer = await loggedIn(shop);
    expect(await refusal(customer.call('getMails', {}))).toMatchObject({ status: 401, code: 'unauthorized' });
    const admin = await loggedIn(shop, { role: 'admin' });
    const { mails } = await admin.call('getMails', {});
    expect(mails).toHaveLength(1);
    const { htmlUrl } = await admin.call('getMail', { params: { id: mails[0]?.id ?? '' } });
    expect((await shop.server.inject({ url: htmlUrl, ...visitor })).statusCode).toBe(200);
  });
});

test.each<[string, Partial<Config>]>([
  ['in production', { mode: 'production' }],
  ['where mails really leave', { mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'book@tintforge.example' } }],
])('there is no mailbox %s', async (_name, config) => {
  shop = await openTestShop({ config });
  for (const url of ['/api/demo/mailbox', '/api/demo/mailbox/one', '/api/demo/mailbox/one/page/two']) {
    expect((await shop.server.inject(url)).statusCode).toBe(404);
  }
});
