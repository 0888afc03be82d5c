import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, bookings } from '../../../db/schema';
import { book, hold, refusal, type Ticket } from '../../../testing/customer';
import { keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { clockText, instantOnShopClock, sampleShop } from '../../../testing/sample-shop';
import { cancelByStaff, checkIn } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const minute = 60_000;
/** Ten o’clock of the shop's day, at which each test begins. */
const ten = instantOnShopClock('2026-12-01T10:00');
const eleven = instantOnShopClock('2026-12-01T11:00');

let shop: TestShop;
let crew: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
});

afterEach(() => shop.close());

const todaysJob = () => book(shop, { appointmentDate: '2026-12-01', appointmentTime: '14:00' });

const tell = ({ booking }: Ticket, minutes: 15 | 30 | 45 = 30, by: LoggedIn = crew) =>
  by.staff('sendOnMyWay', { params: { code: booking.trackingCode }, body: { minutes } });

const tellings = async ({ booking }: Ticket) =>
  (await storedBooking(shop, booking.trackingCode)).history.filter((kind) => kind === 'on-my-way').length;

describe('a crew on its way', () => {
  test.each([
    [15, clockText('2026-12-01T10:15')],
    [30, clockText('2026-12-01T10:30')],
    [45, clockText('2026-12-01T10:45')],
  ] as const)('in %i minutes tells the customer %s, and whom to call', async (minutes, arrival) => {
    const job = await todaysJob();
    expect(await tell(job, minutes)).toEqual({ mail: 'queued', at: ten });
    const mail = (await keptMails(shop)).find(({ subject }) => subject.startsWith('Your crew'));
    expect(mail?.subject).toBe(`Your crew is on its way: about ${arrival} (${job.booking.trackingCode})`);
    expect(mail?.text).toContain(arrival);
    expect(mail?.text).toContain(sampleShop.regionPhone);
  });

  test('is remembered with the booking and in the audit, by name', async () => {
    const job = await todaysJob();
    await tell(job);
    expect(await tellings(job)).toBe(1);
    const acts = await shop.database.connection.select().from(audit).all();
    expect(acts).toMatchObject([
      {
        userId: crew.account.id,
        action: 'booking.on-my-way',
        subject: job.booking.trackingCode,
        data: { minutes: 30 },
      },
    ]);
  });

  test('is told once within an hour, by whomever and with whatever figure', async () => {
    const job = await todaysJob();
    await tell(job);
    shop.clock.advance(60 * minute - 1);
    const other = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
    const before = await rowCounts(shop);
    const again = await tell(job, 15, other);
    expect(again).toEqual({ mail: 'told-already', at: ten });
    expect(await rowCounts(shop)).toEqual(before);
    shop.clock.advance(1);
    expect(await tell(job, 15, other)).toEqual({ mail: 'queued', at: eleven });
  });

  test('two telephones at the same moment send one mail', async () => {
    const job = await todaysJob();
    const answers = await Promise.all([tell(job), tell(job), tell(job)]);
    expect(answers.map(({ mail }) => mail).toSorted()).toEqual(['queued', 'told-already', 'told-already']);
    expect(await tellings(job)).toBe(1);
  });

  test('mails nobody where there is no address, and says so', async () => {
    const job = await todaysJob();
    await shop.database.commit((transaction) => transaction.update(bookings).set({ customerEmail: '' }).run());
    expect(await tell(job)).toMatchObject({ mail: 'no-address' });
    expect(await tellings(job)).toBe(1);
    expect((await storedBooking(shop, job.booking.trackingCode)).mails).toEqual(['booking-confirmed']);
  });

  test('is not mailed once it should be there, or when the job has begun', async () => {
    const late = await todaysJob();
    await tell(late, 15);
    const begun = await book(shop, { appointmentDate: '2026-12-01', appointmentTime: '14:00' });
    await tell(begun, 45);
    await checkIn(shop, begun);
    shop.clock.advance(15 * minute);
    expect((await keptMails(shop)).filter(({ subject }) => subject.includes('on its way'))).toEqual([]);
  });
});

describe('nobody is told', () => {
  test('of a job of another day, of one that is off, begun, or unpaid', async () => {
    const tomorrow = await book(shop, { appointmentDate: '2026-12-02' });
    const off = await todaysJob();
    await cancelByStaff(shop, off);
    const begun = await book(shop, { appointmentDate: '2026-12-01', appointmentTime: '14:00' });
    await checkIn(shop, begun);
    const unpaid = await hold(shop, { appointmentDate: '2026-12-01', appointmentTime: '14:00' });
    const before = await rowCounts(shop);
    for (const [ticket, status] of [
      [tomorrow, 'confirmed'],
      [off, 'cancelled'],
      [begun, 'in-progress'],
      [unpaid, 'pending'],
    ] as const) {
      expect(await refusal(tell(ticket))).toMatchObject({ status: 409, code: 'not_possible', details: { status } });
    }
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('by a crew of another region', async () => {
    const job = await todaysJob();
    const stranger = await loggedIn(shop, { role: 'crew', regionId: sampleShop.farRegionId });
    expect(await refusal(tell(job, 30, stranger))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await tellings(job)).toBe(0);
  });

  test.each(['TF-0000-0000', 'TF-0000-0001', 'nonsense'])('under %s, which is no booking', async (trackingCode) => {
    const { booking, manageToken } = await todaysJob();
    const unknown = { booking: { ...booking, trackingCode }, manageToken };
    expect(await refusal(tell(unknown))).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('in another number of minutes', async () => {
    expect(await refusal(tell(await todaysJob(), 20 as 15))).toMatchObject({ status: 400, code: 'invalid_value' });
  });
});
