import { randomUUID } from 'node:crypto';
import type { ErrorBody, HeldBooking } from '@tintforge/api-contract';
import { minutesOfDay, type StartTime } from '@tintforge/booking-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingRequestOf, hold } from '../testing/customer';
import { rowsOf } from '../testing/raw-sql';
import { sampleShop } from '../testing/sample-shop';
import { rowCounts } from '../testing/stored-rows';
import { openTestShop, type TestShop } from '../testing/test-shop';

const buyers = 300;

let shop: TestShop;
let origin: string;

beforeAll(async () => {
  shop = await openTestShop();
  origin = await shop.server.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => shop.close());

/** Every half hour taken by others than the buyers of the rush, with whose it is. */
async function cellsOf(codes: ReadonlySet<string>): Promise<string[]> {
  const cells = await rowsOf<{ code: string; place: string }>(
    shop,
    `select b.tracking_code as code, c.crew_id || ' ' || c.date || ' ' || c.cell as place
     from crew_cells c join bookings b on b.id = c.booking_id order by place`,
  );
  return cells.filter(({ code }) => codes.has(code)).map(({ code, place }) => `${place} ${code}`);
}

interface Answer {
  status: number;
  body: HeldBooking & Extract<ErrorBody, { code: 'slot_taken' }>;
}

/** One buyer of one start, from a separate IP address, over a real connection. */
async function buy(number: number): Promise<Answer> {
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `198.51.${100 + Math.floor(number / 200)}.${number % 200}`,
    },
    body: JSON.stringify(
      bookingRequestOf(shop.catalogue, {
        customerEmail: `buyer${number}@tintforge.example`,
        customerPhone: `813555${String(1000 + number)}`,
      }),
    ),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

test(`of ${buyers} simultaneous buyers of one start as many get it as there are crews, and the others are told what is left`, async () => {
  const others = new Set<string>();
  for (const appointmentDate of ['2026-12-07', '2026-12-09']) {
    for (const appointmentTime of [sampleShop.time, '13:00'] as const) {
      const held = await hold(shop, {
        appointmentDate,
        appointmentTime,
        customerEmail: `o${others.size}@tintforge.example`,
        customerPhone: `8135559${100 + others.size}`,
      });
      others.add(held.booking.trackingCode);
    }
  }
  const before = await cellsOf(others);
  expect(before).toHaveLength(4 * sampleShop.cells);

  const answers = await Promise.all(Array.from({ length: buyers }, (_, number) => buy(number)));

  const winners = answers.filter(({ status }) => status === 201);
  const losers = answers.filter(({ status }) => status === 409);
  const { cells, closes, crewIds, starts, time } = sampleShop;
  expect([winners.length, losers.length]).toEqual([crewIds.length, buyers - crewIds.length]);
  const won = await cellsOf(new Set(winners.map(({ body }) => body.booking.trackingCode)));
  expect(won.map((cell) => cell.split(' ')[0])).toEqual(crewIds.flatMap((crewId) => Array(cells).fill(crewId)));
  const isFree = (start: StartTime) => {
    const minutes = minutesOfDay(start);
    return minutes >= minutesOfDay(time) + 30 * cells && minutes + 30 * cells <= minutesOfDay(closes);
  };
  for (const { body } of losers) {
    expect(body.code).toBe('slot_taken');
    const [asked] = body.details.days;
    expect(asked?.date).toBe('2026-12-08');
    const free = asked?.starts.filter((start) => start.available).map((start) => start.time);
    expect(free).toEqual(starts.filter(isFree));
  }
  expect(await cellsOf(others)).toEqual(before);
  expect((await rowCounts(shop)).crew_cells).toBe(before.length + won.length);
});
