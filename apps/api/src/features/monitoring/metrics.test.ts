import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, hold, openPayment, refusal } from '../../testing/customer';
import { execute } from '../../testing/raw-sql';
import { storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const minute = 60_000;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

async function metrics(): Promise<string> {
  const response = await shop.server.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return response.body;
}

/** The value of one series, as its line begins. */
async function seriesValue(series: string): Promise<number | undefined> {
  const line = (await metrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('metrics', () => {
  test('are in the form of Prometheus, each named once and each line of a metric behind its name', async () => {
    const seen: string[] = [];
    let current = '';
    for (const line of (await metrics()).trimEnd().split('\n')) {
      const [, type] = /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line) ?? [];
      if (type !== undefined) {
        current = type;
        seen.push(type);
      } else if (!line.startsWith('# HELP ')) {
        expect(line).toMatch(/^\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?\d[\d.e+-]*$/);
        expect(line.startsWith(current)).toBe(true);
      }
    }
    expect(seen).toEqual([...new Set(seen)]);
    expect(seen).toEqual(
      expect.arrayContaining(['process_resident_memory_bytes', 'tintforge_build_info', 'tintforge_mails']),
    );
  });

  test('are nothing for who may not read them: the answer is that of any unknown address', async () => {
    const strangers = await shop.server.inject({
      url: '/metrics',
      headers: { host: 'localhost' },
      remoteAddress: '203.0.113.7',
    });
    const unknown = await shop.server.inject({ url: '/nothing-here', remoteAddress: '203.0.113.7' });
    expect([strangers.statusCode, strangers.body]).toEqual([404, unknown.body]);
    const forwarded = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };
    expect((await shop.server.inject({ url: '/metrics', headers: forwarded })).statusCode).toBe(404);
  });

  test('count answers by the pattern of their route, and never by what was typed', async () => {
    const { booking } = await hold(shop);
    await shop.call('getBooking', { params: { code: booking.trackingCode } });
    await refusal(shop.call('getBooking', { params: { code: 'TF-0000-0000' } }));
    await shop.server.inject({ url: '/api/of-my-own' });
    await shop.server.inject({ method: 'DELETE', url: '/what/i/typed?token=secret' });
    const text = await metrics();
    const count = (labels: string) => `tintforge_http_request_duration_seconds_count{${labels}}`;
    expect(text).toContain(`${count('route="/api/bookings/:code",method="GET",status="2xx"')} 1\n`);
    expect(text).toContain(`${count('route="/api/bookings/:code",method="GET",status="4xx"')} 1\n`);
    expect(text).toContain(`${count('route="none",method="GET",status="4xx"')} 1\n`);
    expect(text).toContain(`${count('route="none",method="DELETE",status="4xx"')} 1\n`);
    for (const typed of [booking.trackingCode, 'of-my-own', 'typed', 'secret']) expect(text).not.toContain(typed);
  });

  test('count refusals by their code', async () => {
    await refusal(shop.call('login', { body: { username: 'nobody', password: 'not-the-password' } }));
    expect(await seriesValue('tintforge_refusals_total{code="invalid_credentials"}')).toBe(1);
    expect(await seriesValue('tintforge_refusals_total{code="rate_limited"}')).toBe(0);
  });
});

describe('what stands open', () => {
  test('is nothing in a new shop', async () => {
    for (const series of [
      'tintforge_mails{state="due"}',
      'tintforge_holds{state="active"}',
      'tintforge_oldest_due_mail_seconds',
    ])
      expect(await seriesValue(series)).toBe(0);
    expect(await seriesValue('tintforge_database_reachable')).toBe(1);
  });

  test('of holds: those that run, and how long the first that is over has been so', async () => {
    await hold(shop);
    expect(await seriesValue('tintforge_holds{state="active"}')).toBe(1);
    shop.clock.advance(17 * minute);
    expect(await seriesValue('tintforge_holds{state="active"}')).toBe(0);
    expect(await seriesValue('tintforge_holds{state="overdue"}')).toBe(1);
    expect(await seriesValue('tintforge_oldest_overdue_hold_seconds')).toBe(120);
    await shop.runExpiry();
    expect(await seriesValue('tintforge_holds{state="overdue"}')).toBe(0);
  });

  test('of mails: due, to be tried again, planned and given up', async () => {
    await book(shop);
    shop.clock.advance(3 * minute);
    const counts = async () =>
      Promise.all(
        ['due', 'retrying', 'planned', 'failed'].map((state) => seriesValue(`tintforge_mails{state="${state}"}`)),
      );
    const [due = 0, , planned = 0] = await counts();
    expect(due).toBeGreaterThan(0);
    expect(planned).toBeGreaterThan(0);
    expect(await seriesValue('tintforge_oldest_due_mail_seconds')).toBe(180);
    await shop.runMails();
    expect(await counts()).toEqual([0, 0, planned, 0]);
    await execute(shop, 'update outbox set attempts = 2 where delivered_at is null');
    expect(await counts()).toEqual([0, planned, 0, 0]);
    await execute(shop, 'update outbox set failed_at = 1 where delivered_at is null');
    expect(await counts()).toEqual([0, 0, 0, planned]);
  });

  test('of payments: open ones by their state, and not those that are done', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    shop.clock.advance(minute);
    expect(await seriesValue('tintforge_payments_open{state="requires_payment_method"}')).toBe(1);
    expect(await seriesValue('tintforge_oldest_open_payment_seconds')).toBe(60);
    await execute(shop, `update payments set status = 'succeeded'`);
    expect(await seriesValue('tintforge_payments_open{state="requires_payment_method"}')).toBe(0);
    expect(await metrics()).not.toContain('state="succeeded"');
  });

  test('of refunds: under way, and failed ones until somebody has dealt with them', async () => {
    const held = await book(shop);
    await cancel(shop, held);
    expect(await seriesValue('tintforge_refunds{state="pending"}')).toBe(1);
    await shop.runRefunds();
    const { refunds, row } = await storedBooking(shop, held.booking.trackingCode);
    const [refund] = refunds;
    await execute(shop, `update refunds set status = 'failed'`);
    await execute(
      shop,
      `insert into booking_events (id, booking_id, at, actor, kind, data) values ('e', ?, 1, 'system', 'refund-failed', ?)`,
      row.id,
      JSON.stringify({ refundId: refund?.id }),
    );
    expect(await seriesValue('tintforge_refunds{state="failed"}')).toBe(1);
    await execute(shop, `update refunds set status = 'returned-otherwise'`);
    expect(await seriesValue('tintforge_refunds{state="failed"}')).toBe(0);
  });

  test('is left out while the database is away, and that is told', async () => {
    await shop.database.close();
    expect(await seriesValue('tintforge_database_reachable')).toBe(0);
    expect(await metrics()).not.toContain('tintforge_mails');
    await shop.restart();
    expect(await seriesValue('tintforge_database_reachable')).toBe(1);
  });
});
