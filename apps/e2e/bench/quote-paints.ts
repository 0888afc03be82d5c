import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { drawPhoto } from '../src/browser/draw-photo';
import { demoAdmin } from '../src/pages/admin';
import { askApi } from '../src/shop/ask-api';
import { addDays, shopDate } from '../src/shop/dates';
import { placeAndPay, testMethods } from '../src/shop/paid-booking';
import { requestQuote } from '../src/shop/quote-request';
import { freeZip, neighborOrder } from '../src/shop/sample-order';
import { compareLargestPaints, type LargestPaints } from './largest-paint';

/** A large quote, of four rooms. */
export const largeQuote = { rooms: 4, lines: 40, photos: 12 } as const;

/** Loads a large quote and a paid booking, each as its customer opens it from an email, in the Chromium at `port`. */
export async function compareQuote(origin: string, { port }: { port: number }): Promise<LargestPaints> {
  const { code, link } = await requestQuote(origin);
  const [, quoteToken = ''] = link.split('#');
  await addPhotos(`${origin}/api/quotes/${code}/photos`, { quoteToken, port });
  await sendVersion(origin, code);
  const paths = { subject: `${origin}${link}`, floor: `${origin}${await book(origin)}` };
  return compareLargestPaints(paths, { port });
}

async function addPhotos(address: string, { quoteToken, port }: { quoteToken: string; port: number }): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.newPage();
  for (let number = 0; number < largeQuote.photos; number += 1) {
    const { buffer, mimeType } = await drawPhoto(page, { name: 'room.jpg', color: `hsl(${number * 30} 40% 50%)` });
    const response = await fetch(`${address}/${randomUUID()}`, {
      method: 'POST',
      headers: { 'content-type': mimeType, 'quote-token': quoteToken },
      body: new Uint8Array(buffer),
    });
    if (!response.ok) throw new Error(`The photo was not taken (${response.status}): ${await response.text()}`);
  }
  await page.close();
  await browser.close();
}

async function sendVersion(origin: string, code: string): Promise<void> {
  const { token } = await askApi<{ token: string }>(`${origin}/api/auth/login`, { body: demoAdmin });
  const headers = { authorization: `Bearer ${token}` };
  const address = `${origin}/api/admin/quotes/${code}`;
  const { version } = await askApi<{ version: number }>(address, { headers });
  const saved = await askApi<{ version: number }>(`${address}/draft`, { headers, body: { version, draft: draft() } });
  await askApi(`${address}/send`, { headers, body: { version: saved.version } });
}

function draft() {
  const lineOf = (number: number) => ({
    name: `Ceramic film, window ${number + 1}`,
    unit: 'each',
    quantity: 2,
    unitPrice: 85,
    listId: null,
    panes: null,
  });
  return {
    works: Array.from({ length: largeQuote.rooms }, (_, room) => ({
      title: `Room ${room + 1}`,
      lines: Array.from({ length: largeQuote.lines / largeQuote.rooms }, (_, number) => lineOf(number)),
    })),
    discount: { kind: 'amount', amount: 0 },
    discountText: '',
    depositPercent: 25,
    goodThrough: addDays(shopDate(Date.now()), 20),
    message: 'We start with the rooms on the sunny side.',
  };
}

/** A booking for next week; returns the path of its page. */
async function book(origin: string): Promise<string> {
  const from = addDays(shopDate(Date.now()), 7);
  const query = new URLSearchParams({ zip: freeZip, from, days: '7', vehicleType: 'sedan', packageId: 'sedan-basic' });
  const { days } = await askApi<{ days: { date: string; starts: { time: string; available: boolean }[] }[] }>(
    `${origin}/api/availability?${query}`,
  );
  const [start] = days.flatMap(({ date, starts }) =>
    starts.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  );
  if (start === undefined) throw new Error('No start is free next week');
  const order = neighborOrder({ ...start, number: 1 });
  const email = order.customerEmail;
  const { code, manageToken } = await placeAndPay(origin, { order, method: testMethods.refundable, email });
  return `/booking-verification/${code}#${manageToken}`;
}
