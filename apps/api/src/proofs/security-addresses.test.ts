import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { book } from '../testing/customer';
import { loggedIn } from '../testing/logged-in';
import { makeTestFolder } from '../testing/test-folder';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { sendBytes } from './raw-socket';

const page = (text: string) => `<!doctype html><html lang="en" data-mode="__TINTFORGE_MODE__"><p>${text}</p></html>`;

const site = {
  'routes.json': JSON.stringify([
    { path: '/', file: 'index.html', prerendered: true, indexable: true },
    { path: '/booking', file: 'booking.html', prerendered: true, indexable: true },
    { pattern: '/booking-verification/:code', file: 'code.html', prerendered: false, indexable: false },
    { path: '*', file: '404.html', prerendered: true, indexable: false },
  ]),
  'files.json': JSON.stringify({
    fingerprint: 'of-this-build',
    files: ['index.html', 'booking.html', 'code.html', '404.html', 'assets/main-1a2b3c.js'],
  }),
  'index.html': page('Home'),
  'booking.html': page('Book'),
  'code.html': page('Code'),
  '404.html': page('There is no page at this address'),
  'assets/main-1a2b3c.js': 'console.log(1);',
};

let shop: TestShop;
let folder: string;

beforeAll(async () => {
  folder = makeTestFolder('site');
  const webDist = join(folder, 'dist');
  for (const [name, content] of Object.entries(site)) {
    mkdirSync(dirname(join(webDist, name)), { recursive: true });
    writeFileSync(join(webDist, name), content);
  }
  writeFileSync(join(folder, 'outside.txt'), 'a file outside the site');
  const codeLookUps = { calls: 12, perMs: 60_000 };
  shop = await openTestShop({ config: { webDist }, limits: { rates: { ...defaultLimits.rates, codeLookUps } } });
  await shop.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** Sends one request with its request line as given; HTTP libraries would normalize it. */
async function ask(address: string, headers: readonly string[] = ['host: localhost:3000']) {
  const lines = [`GET ${address} HTTP/1.1`, ...headers, 'connection: close', '', ''];
  const [answer] = await sendBytes(shop.server, lines.join('\r\n'));
  if (answer === undefined) throw new Error(`Nothing answered ${address}`);
  return answer;
}

/** The same look-up of a code, written in other ways that lead to the same route. */
const otherSpellings = [
  '/%61pi/bookings/TF-0000-0000',
  '/%61%70%69/bookings/TF-0000-0000',
  '/api/%62ookings/TF-0000-0000',
  'http://localhost:3000/api/bookings/TF-0000-0000',
  'http://elsewhere.example/%61pi/bookings/TF-0000-0000',
];

describe('an address of the api that is written in another way', () => {
  test.each(otherSpellings)('is never cached: %s', async (address) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(404);
    expect(headers).toContain('cache-control: no-store');
  });

  test('counts against the limit of look-ups', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (const address of otherSpellings) statuses.push((await ask(address)).status);
    }
    expect(statuses).toContain(429);
    expect((await ask('/api/bookings/TF-0000-0000')).status).toBe(429);
    shop.clock.advance(60_000);
    expect((await ask('/api/bookings/TF-0000-0000')).status).toBe(404);
  });
});

/** Ways to climb out of a folder, each a piece of a path. */
const climbs = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%2f..%2f..%2fetc',
  '..%252f..%252fetc',
  '..%5c..%5cetc',
  '..\\..\\etc',
  '%c0%ae%c0%ae',
  '..%00',
  '....//',
  '..;',
  'file:%2f%2f%2fetc',
];

describe.each([
  '/',
  '/assets/',
  '/api/demo/mailbox/',
  '/api/demo/mailbox/one/page/',
  '/_stripe/v1/payment_intents/',
  '/api/docs/static/',
  '/api/bookings/',
])('below %s', (base) => {
  test('no way to write a path leads out', async () => {
    for (const climb of climbs) {
      for (const file of ['outside.txt', 'routes.json', 'etc/passwd', '.env', '.git/config', 'package.json']) {
        const { status, body } = await ask(`${base}${climb}/${file}`);
        // A spelling that does not parse is refused, and what parses is not there.
        expect([400, 404, 429], `${base}${climb}/${file}`).toContain(status);
        expect(body).not.toMatch(/a file outside|root:|"prerendered"|\[core\]|"dependencies"/);
      }
    }
  });
});

test.each([
  '/assets/',
  '/assets',
  '/.git/config',
  '/.env',
  '/data/',
  '/tintforge.sqlite',
  '/routes.json',
  '/files.json',
])('neither a folder’s list nor a file of the installation is served: %s', async (address) => {
  expect((await ask(address)).status).toBe(404);
});

describe('a redirect', () => {
  const location = ({ headers }: { headers: string[] }) =>
    headers.find((line) => line.startsWith('location:'))?.replace('location: ', '');

  test.each([
    ['/booking/', '/booking'],
    ['/booking/?to=//elsewhere.example/', '/booking?to=//elsewhere.example/'],
    ['http://elsewhere.example/booking/', '/booking'],
    ['HTTP://elsewhere.example/booking/?a=1', '/booking?a=1'],
    ['/booking-verification/TF-0000-0000/', '/booking-verification/TF-0000-0000'],
  ])('of %s stays on this site', async (address, target) => {
    const answer = await ask(address, ['host: elsewhere.example']);
    expect([answer.status, location(answer)]).toEqual([308, target]);
  });

  test.each([
    '//elsewhere.example/booking/',
    '/\\elsewhere.example/booking/',
    '/%2f%2felsewhere.example/',
    '/booking//elsewhere.example/',
    '/booking/%0d%0alocation:%20https:%2f%2felsewhere.example/',
  ])('is not made of %s', async (address) => {
    const answer = await ask(address);
    expect([answer.status, location(answer)]).toEqual([404, undefined]);
  });

  test.each(['next', 'to', 'return', 'returnTo', 'redirect', 'url', 'continue'])(
    'after logging out leads home, whatever `%s` asks for',
    async (name) => {
      const { cookie } = await loggedIn(shop);
      const answer = await ask(`/api/auth/logout?${name}=https://elsewhere.example/`, [
        'host: localhost:3000',
        `cookie: ${cookie}`,
        'sec-fetch-site: same-origin',
      ]);
      expect([answer.status, location(answer)]).toEqual([303, '/']);
    },
  );
});

test('mails and calendar files name the site’s own address, whatever host a call names', async () => {
  const { headers, account } = await loggedIn(shop, { role: 'customer' });
  const host = { host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' };
  const booked = await book(shop, { customerEmail: account.email });
  const bookingToken = { 'booking-token': booked.manageToken };
  const code = booked.booking.trackingCode;
  await shop.server.inject({
    method: 'POST',
    url: `/api/bookings/${code}/confirmation-email`,
    headers: { ...host, ...bookingToken },
  });
  await shop.server.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    headers: host,
    payload: { email: account.email },
  });
  const calendar = await shop.server.inject({
    url: `/api/bookings/${code}/calendar.ics`,
    headers: { ...host, ...headers },
  });
  expect(calendar.statusCode).toBe(200);
  await shop.runMails();
  const { mails } = await shop.call('getMails', {});
  const read = await Promise.all(mails.map(({ id }) => shop.call('getMail', { params: { id } })));
  expect(read.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/password/i));
  const texts = [calendar.body, ...read.map(({ text }) => text)];
  for (const text of texts) expect(text).not.toContain('elsewhere.example');
  expect(texts.filter((text) => text.includes('http://localhost:3000/')).length).toBeGreaterThan(1);
});
