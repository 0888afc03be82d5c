import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type VisitRow, visits } from '../../../db/schema';
import { book, cancelCar, furtherCarOf, reschedule, type Ticket } from '../../../testing/customer';
import { keptMails, lastMail } from '../../../testing/kept-mails';
import { clockText, morningText, sampleShop } from '../../../testing/sample-shop';
import { planVisits } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { crewName } from '../store';
import { durationText } from './visit';

let shop: TestShop;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const day = 86_400_000;
const { nextTime, time, vehicleName } = sampleShop;

/** One crew has the first car, the other the second and third. */
const bookThree = () => book(shop, { furtherCars: [furtherCarOf(), furtherCarOf()], crews: 2 });

async function visitsOf({ booking }: Ticket): Promise<VisitRow[]> {
  const { connection } = shop.database;
  const { row } = await storedBooking(shop, booking.trackingCode);
  return connection.select().from(visits).where(eq(visits.bookingId, row.id)).orderBy(visits.number).all();
}

/** Names of the crews of both visits, in the order of these. */
async function crewNames(ticket: Ticket): Promise<[string, string]> {
  const [first, second] = await visitsOf(ticket);
  const nameOf = (visit: VisitRow | undefined) => crewName(shop.database.connection, visit?.crewId ?? '');
  return [await nameOf(first), await nameOf(second)];
}

/** The lines of a mail's calendar file. */
function calendarLines({ attachments }: Awaited<ReturnType<typeof lastMail>>): string[] {
  const file = attachments.find(({ name }) => name.endsWith('.ics'));
  return Buffer.from(file?.base64 ?? '', 'base64')
    .toString()
    .replaceAll('\r\n ', '')
    .split('\r\n');
}

/** Its events, as their titles. */
const eventsOf = (mail: Awaited<ReturnType<typeof lastMail>>) =>
  calendarLines(mail).filter((line) => line.startsWith('SUMMARY:'));

/** Its events, as their UIDs, states and sequences. */
function statesOf(mail: Awaited<ReturnType<typeof lastMail>>) {
  const valuesOf = (name: string) =>
    calendarLines(mail)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1));
  const [uids, states, sequences] = [valuesOf('UID'), valuesOf('STATUS'), valuesOf('SEQUENCE').map(Number)];
  return uids.map((uid, index) => ({ uid, state: states[index], sequence: sequences[index] ?? 0 }));
}

async function expectOneAppointment(ticket: Ticket, beginning: string, start: string): Promise<void> {
  const mail = await lastMail(shop, beginning);
  const [one, other] = await crewNames(ticket);
  const longest = Math.max(...(await visitsOf(ticket)).map(({ minutes }) => minutes));
  for (const text of [
    `your crews ${beginning === 'Moved' ? 'now come' : 'come'} on`,
    `${start}, about ${durationText(longest)}`,
    `Car 2: 2020 Sample Wagon (${vehicleName})`,
    'Two crews work at the same time.',
    `${one}: car 1`,
    `${other}: cars 2 and 3`,
  ]) {
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  }
  expect(mail.text).not.toContain('Your visits');
  expect(eventsOf(mail)).toEqual([expect.stringMatching(/Car 1: .*Car 2: .*Car 3: /)]);
}

test('the confirmation of cars that two crews do at once is about one appointment', async () => {
  await expectOneAppointment(await bookThree(), 'Booked', morningText('2026-12-08'));
});

test('so is its move', async () => {
  const ticket = await bookThree();
  await reschedule(shop, ticket, { appointmentDate: '2026-12-10', appointmentTime: nextTime });
  await expectOneAppointment(ticket, 'Moved', clockText(`2026-12-10T${nextTime}`));
});

test('so is its reminder, which comes once', async () => {
  const ticket = await bookThree();
  shop.clock.advance(6 * day);
  await expectOneAppointment(ticket, 'Reminder', morningText('2026-12-08'));
  const reminders = (await keptMails(shop)).filter(({ subject }) => subject.startsWith('Reminder'));
  expect(reminders).toHaveLength(1);
});

test('the crew that is left without its cars is no longer named', async () => {
  const ticket = await bookThree();
  const [left, gone] = await crewNames(ticket);
  for (const number of [2, 3]) await cancelCar(shop, ticket, { number });
  const { text } = await lastMail(shop, 'One car cancelled');
  expect(text).toContain(left);
  expect(text).not.toContain(gone);
  expect(text).not.toContain('Two crews');
});

test('visits that the shop planned by hand are listed by their starts, and their crews without cars', async () => {
  const ticket = await bookThree();
  const [first, second] = await visitsOf(ticket);
  const names = await crewNames(ticket);
  await planVisits(shop, ticket, {
    notify: true,
    visits: [
      { number: 1, crewId: first?.crewId ?? '', date: '2026-12-09', start: time, minutes: 120 },
      { number: 2, crewId: second?.crewId ?? '', date: '2026-12-09', start: time, minutes: 180 },
      { crewId: first?.crewId ?? '', date: '2026-12-10', start: time, minutes: 60 },
    ],
  });
  const mail = await lastMail(shop, 'Your visits');
  expect(mail.text).toContain(`${morningText('2026-12-09')}, about 3 hours, two crews`);
  expect(mail.text).toContain(`${morningText('2026-12-10')}, about 1 hour`);
  expect(mail.text).toContain('Your crews come next on');
  for (const name of names) expect(mail.text?.split('\n').map((line) => line.trim())).toContain(name);
  expect(eventsOf(mail)).toHaveLength(2);
});

test('a visit that joins another one is cancelled in calendars that have it, and comes back when they part', async () => {
  const ticket = await book(shop);
  const { trackingCode } = ticket.booking;
  const [own, second] = [`${trackingCode}@localhost`, `${trackingCode}-2@localhost`];
  const other = { crewId: sampleShop.otherCrewId };
  const plan = async (...visits: Parameters<typeof planVisits>[2]['visits'] & {}) => {
    await planVisits(shop, ticket, { notify: true, visits });
    return statesOf(await lastMail(shop, 'Your visits'));
  };
  const apart = await plan({ ...other, date: '2026-12-09' });
  expect(apart).toMatchObject([
    { uid: own, state: 'CONFIRMED' },
    { uid: second, state: 'CONFIRMED' },
  ]);
  const together = await plan({ ...other, number: 2, date: '2026-12-08' });
  expect(together).toMatchObject([
    { uid: own, state: 'CONFIRMED' },
    { uid: second, state: 'CANCELLED' },
  ]);
  const parted = await plan({ ...other, number: 2, date: '2026-12-10' });
  expect(parted).toMatchObject([
    { uid: own, state: 'CONFIRMED' },
    { uid: second, state: 'CONFIRMED' },
  ]);
  const sequences = [apart, together, parted].map((events) => events[1]?.sequence ?? 0);
  expect(sequences).toEqual([...new Set(sequences)].sort((one, later) => one - later));
});
