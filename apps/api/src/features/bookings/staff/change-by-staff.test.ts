import type { ChangeByShopRequest, ChangeOutcome } from '@tintforge/api-contract';
import { formatCents } from '@tintforge/booking-core';
import { addOns, packages } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookings as bookingsTable, customers, outbox } from '../../../db/schema';
import { book, cancel, correct, details, hold, refusal, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { minutesWith, sampleShop } from '../../../testing/sample-shop';
import { auditOf, checkIn, complete, keepByStaff, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, tintOrderOf } from '../../../testing/tint-order';
import { eventsOf } from '../../jobs';

const { crewId, otherCrewId, regionId, zip, addOnId, afternoon, packageCents, addOnCents, otherAddOnCents } =
  sampleShop;
const both = [addOnId, sampleShop.otherAddOnId];
/** Their prices as an order lists them: in the order of the catalog. */
const addOnLines = addOns.flatMap(({ id, priceCents }) => (both.includes(id) ? priceCents : []));
const bothCents = sampleShop.totalCents + otherAddOnCents;
/** The add-on of a sample order with one of two hours or so: the job is no longer over by the afternoon start. */
const longer = [addOnId, ...sampleShop.longest.addOnIds.slice(0, 1)];
/** Half hours that a crew keeps for a job and the drive after it. */
const cellsOf = (minutes: number) => (minutes + sampleShop.travelMinutes) / 30;

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const stored = ({ booking }: Pick<Ticket, 'booking'>) => storedBooking(shop, booking.trackingCode);

type Change = Partial<ChangeByShopRequest>;

async function change(ticket: Pick<Ticket, 'booking'>, changes: Change, by = admin): Promise<ChangeOutcome> {
  const body = { version: await versionOf(shop, ticket), reason: '', notify: true, ...changes };
  return by.staff('changeByShop', { params: { code: ticket.booking.trackingCode }, body });
}

const preview = (ticket: Pick<Ticket, 'booking'>, changes: Change) => change(ticket, { ...changes, dryRun: true });

/** Previews a change, and makes it as it was shown. */
async function changeAsSeen(ticket: Pick<Ticket, 'booking'>, changes: Change, by = admin): Promise<ChangeOutcome> {
  const { after, money } = await change(ticket, { ...changes, dryRun: true }, by);
  return change(ticket, { ...changes, seen: { total: after.total, refund: money.toCard } }, by);
}

const lastEvent = async (ticket: Ticket) =>
  (await eventsOf(shop.database.connection, (await stored(ticket)).row.id)).at(-1);

/** Another customer, by the name of their email address. */
const person = (name: string) => ({ customerEmail: `${name}@tintforge.example`, customerPhone: '8135550111' });

const newContact = {
  customerName: 'Sandra Heron',
  customerEmail: 'Heron@tintforge.example',
  customerPhone: '727 555 0123',
};

test('a booking that is cancelled gets no other crew, and takes no time of one', async () => {
  const booked = await book(shop);
  await cancel(shop, booked);
  expect(await refusal(change(booked, { crewId: otherCrewId }))).toMatchObject({ status: 409, code: 'not_possible' });
  expect((await stored(booked)).cells).toEqual([]);
});

describe('contact, address, car and notes', () => {
  test('are written with their names in history and audit, and none of what a person typed', async () => {
    const booked = await book(shop);
    const address = { street: '2 Other Street', city: sampleShop.otherCity };
    await change(booked, { ...newContact, address, zip: sampleShop.otherZip, notes: 'gate 45', vehicleYear: 2023 });
    const { row, mails, history } = await stored(booked);
    expect(row).toMatchObject({
      customerName: 'Sandra Heron',
      customerEmail: 'heron@tintforge.example',
      customerPhone: '7275550123',
      street: '2 Other Street',
      city: sampleShop.otherCity,
      zip: sampleShop.otherZip,
      notes: 'gate 45',
      vehicleYear: 2023,
      totalCents: sampleShop.totalCents,
    });
    expect(history).toEqual(['held', 'paid', 'changed']);
    expect(mails).toEqual(['booking-confirmed', 'booking-changed']);
    const fields = ['customerName', 'customerEmail', 'customerPhone', 'vehicleYear', 'street', 'city', 'zip', 'notes'];
    const data = {
      fields,
      changes: [
        { field: 'vehicleYear', from: 2024, to: 2023 },
        { field: 'zip', from: zip, to: sampleShop.otherZip },
      ],
    };
    expect(await lastEvent(booked)).toMatchObject({ actor: 'staff', userId: admin.account.id, data });
    const acts = await auditOf(shop);
    expect(acts).toMatchObject([{ action: 'booking.changed', subject: row.trackingCode, data }]);
    expect(JSON.stringify(acts)).not.toMatch(/Heron|5550123|Other Street|gate/i);
  });

  test('change nothing where they are as wanted already', async () => {
    const booked = await book(shop);
    const before = await rowCounts(shop);
    const { version } = (await stored(booked)).row;
    const outcome = await change(booked, {
      customerName: 'Sample Customer',
      zip: `${zip}-1234`,
      addOnIds: [addOnId],
    });
    expect(outcome).toMatchObject({ isWritten: false, fields: [], version });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('are previewed with the email, and nothing is written', async () => {
    const booked = await book(shop);
    const before = await rowCounts(shop);
    const outcome = await preview(booked, { vehicleModel: 'Coupe' });
    expect(outcome).toMatchObject({
      isWritten: false,
      fields: ['vehicleModel'],
      money: { due: 0, toCard: 0, atCar: 0 },
    });
    expect(outcome.mail?.recipient).toBe('customer@tintforge.example');
    expect(outcome.mail?.subject).toMatch(/^Booking updated: Tuesday, December 8/);
    expect(outcome.mail?.text).toMatch(/Sample Coupe/);
    expect(outcome.mail?.text).not.toContain(booked.manageToken);
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('are told to nobody when staff say so, and of notes there is nothing to tell', async () => {
    const booked = await book(shop);
    await change(booked, { vehicleModel: 'Coupe', notify: false });
    await change(booked, { notes: 'gate 45' });
    expect((await stored(booked)).mails).toEqual(['booking-confirmed']);
    expect((await preview(booked, { notes: 'gate 46' })).mail).toBeNull();
  });

  test('stay in their region', async () => {
    const booked = await book(shop);
    expect(await refusal(change(booked, { zip: sampleShop.farZip }))).toMatchObject({
      status: 422,
      code: 'other_region',
      fields: { zip: expect.stringMatching(/where other crews work\. Book it there/) },
    });
    expect(await refusal(change(booked, { zip: '10001' }))).toMatchObject({ code: 'outside_area' });
    expect(await refusal(change(booked, { vehicleYear: 2031 }))).toMatchObject({ code: 'invalid_value' });
  });

  test('send an approved exemption back for review when the car changes', async () => {
    const booked = await book(shop, { tint: exemptOrder() });
    const version = await versionOf(shop, booked);
    const params = { code: booked.booking.trackingCode };
    await admin.staff('approveExemption', { params, body: { version, reason: 'Read it' } });
    expect(await change(booked, { vehicleModel: 'Coupe' })).toMatchObject({ exemptionPending: true });
    const { row, history } = await stored(booked);
    expect(row.tintApproval).toBe('pending');
    expect(history.slice(-2)).toEqual(['changed', 'exemption-reopened']);
  });
});

describe('a new email address', () => {
  test('ends the links that were sent to the former one, which were read by somebody else', async () => {
    const booked = await book(shop);
    await shop.runMails();
    expect(await preview(booked, newContact)).toMatchObject({ linksReplaced: true });
    await change(booked, newContact);
    expect(await refusal(details(shop, booked))).toMatchObject({ code: 'unauthorized' });
  });

  test('ends no links where none arrived', async () => {
    const booked = await book(shop);
    expect(await change(booked, newContact)).toMatchObject({ linksReplaced: false });
    expect((await details(shop, booked)).customerEmail).toBe('heron@tintforge.example');
  });

  test('takes the booking from the account of the former address to that of the new one', async () => {
    const stranger = await loggedIn(shop, { email: 'customer@tintforge.example' });
    const owner = await loggedIn(shop, { email: 'heron@tintforge.example' });
    const booked = await book(shop);
    expect((await stored(booked)).row.userId).toBe(stranger.account.id);
    await change(booked, newContact);
    expect((await stored(booked)).row.userId).toBe(owner.account.id);
    await change(booked, { customerEmail: 'nobody@tintforge.example' });
    expect((await stored(booked)).row.userId).toBeNull();
  });

  test('corrects the customer’s file, or finds the one that has it', async () => {
    const files = () => shop.database.connection.select().from(customers).orderBy(customers.id).all();
    const booked = await book(shop);
    await change(booked, newContact);
    expect(await files()).toMatchObject([
      { id: (await stored(booked)).row.customerId, name: 'Sandra Heron', email: 'heron@tintforge.example' },
    ]);
    const other = await book(shop, { appointmentTime: afternoon });
    const [heron, sample] = await files();
    expect((await stored(other)).row.customerId).toBe(sample?.id);
    await change(other, newContact);
    expect((await stored(other)).row.customerId).toBe(heron?.id);
  });

  test('of a booking that had none plans its reminder', async () => {
    const request = phoneBookingOf(shop.catalogue, { customerEmail: '', payment: 'on-site' });
    const { trackingCode } = await admin.staff('createPhoneBooking', {
      body: request,
      idempotencyKey: shop.random.uuid(),
    });
    const ticket = { booking: { trackingCode } } as Ticket;
    expect((await stored(ticket)).plannedMails).toEqual([]);
    await change(ticket, newContact);
    expect((await stored(ticket)).plannedMails.map(({ kind }) => kind)).toEqual(['reminder', 'aftercare']);
  });

  test('of a held phone booking sends its payment link again', async () => {
    const request = phoneBookingOf(shop.catalogue, { payment: 'link' });
    const { trackingCode } = await admin.staff('createPhoneBooking', {
      body: request,
      idempotencyKey: shop.random.uuid(),
    });
    const ticket = { booking: { trackingCode } } as Ticket;
    await change(ticket, newContact);
    expect((await stored(ticket)).mails).toEqual(['payment-link', 'payment-link']);
    expect((await stored(ticket)).row.status).toBe('pending');
  });
});

describe('an order', () => {
  test('that grows is billed, takes its half hours, and the rest is due at the car', async () => {
    const booked = await book(shop);
    const wanted = { addOnIds: both };
    const shown = await preview(booked, wanted);
    expect(shown).toMatchObject({
      before: { total: sampleShop.total, jobMinutes: sampleShop.minutes },
      after: { total: bothCents / 100, jobMinutes: minutesWith(both) },
      money: { due: otherAddOnCents / 100, toCard: 0, atCar: 0 },
      place: { obstacle: null, crew: { id: crewId } },
      reasons: [],
    });
    expect(shown.mail?.text).toContain(`Due on site: ${formatCents(otherAddOnCents)}`);
    await changeAsSeen(booked, wanted);
    const { row, cells } = await stored(booked);
    expect(row).toMatchObject({
      totalCents: bothCents,
      jobMinutes: minutesWith(both),
      status: 'confirmed',
      paymentStatus: 'on-site',
    });
    expect(row.lines.map(({ amountCents }) => amountCents)).toEqual([packageCents, ...addOnLines]);
    expect(cells).toHaveLength(cellsOf(minutesWith(both)));
    expect((await details(shop, booked)).due).toBe(otherAddOnCents / 100);
    await collect(booked, otherAddOnCents / 100);
    expect((await stored(booked)).row.paymentStatus).toBe('paid-on-site');
  });

  test('that shrinks goes back to the card by itself, to the cent', async () => {
    const booked = await book(shop);
    await changeAsSeen(booked, { addOnIds: [] });
    expect(await stored(booked)).toMatchObject({
      row: { totalCents: packageCents, jobMinutes: minutesWith([]), paymentStatus: 'refund-pending' },
      refunds: [{ amountCents: addOnCents, reason: 'order-changed', status: 'pending' }],
    });
    await shop.runRefunds();
    const { row, cells } = await stored(booked);
    expect(row.paymentStatus).toBe('partially-refunded');
    expect(cells).toHaveLength(cellsOf(minutesWith([])));
    await changeAsSeen(booked, { addOnIds: [addOnId] });
    expect((await details(shop, booked)).due).toBe(addOnCents / 100);
  });

  test('keeps the price of what was booked', async () => {
    const booked = await book(shop);
    const lines = (await stored(booked)).row.lines.map((line) => ({ ...line, amountCents: line.amountCents - 1_000 }));
    await shop.database.commit((transaction) =>
      transaction
        .update(bookingsTable)
        .set({ lines, totalCents: sampleShop.totalCents - 2_000 })
        .run(),
    );
    const { after } = await preview(booked, { addOnIds: both });
    const kept = [packageCents - 1_000, ...addOnLines.map((cents) => (cents === addOnCents ? cents - 1_000 : cents))];
    expect(after.lines.map(({ amount }) => amount)).toEqual(kept.map((cents) => cents / 100));
  });

  test('of another film drops the shades of the former one', async () => {
    const booked = await book(shop, { tint: tintOrderOf() });
    const otherFilm = packages.find(({ id }) => id === sampleShop.otherFilmPackageId);
    const wanted = { packageId: sampleShop.otherFilmPackageId };
    const shown = await preview(booked, wanted);
    const total = ((otherFilm?.priceCents ?? 0) + addOnCents) / 100;
    expect(shown).toMatchObject({ shadesCleared: true, after: { total } });
    await changeAsSeen(booked, wanted);
    expect((await stored(booked)).row).toMatchObject({ tint: null, tintApproval: 'none', ...wanted });
  });

  test('of another vehicle changes its type together with its package', async () => {
    const booked = await book(shop, { packageId: sampleShop.longerPackageId });
    const { otherVehicleType: vehicleType, otherVehiclePackageId } = sampleShop;
    expect(await refusal(preview(booked, { packageId: otherVehiclePackageId }))).toMatchObject({
      code: 'package_of_another_vehicle',
    });
    const other = await preview(booked, { vehicleType, packageId: otherVehiclePackageId });
    expect(other.fields).toEqual(['vehicleType', 'packageId', 'jobMinutes', 'totalPrice']);
  });

  test('that no longer fits its crew’s time names who is in the way, and takes what is offered', async () => {
    const booked = await book(shop);
    const next = await book(shop, { ...person('b'), appointmentTime: afternoon });
    const wanted = { addOnIds: longer };
    const shown = await preview(booked, wanted);
    expect(shown.place).toMatchObject({
      obstacle: `${next.booking.trackingCode} is in the way.`,
      crews: sampleShop.crewIds.slice(1).map((id) => ({ id })),
    });
    const seen = { total: shown.after.total, refund: 0 };
    expect(await refusal(change(booked, { ...wanted, seen }))).toMatchObject({ code: 'slot_taken' });
    expect((await stored(booked)).cells).toHaveLength(sampleShop.cells);
    await change(booked, { ...wanted, seen, crewId: otherCrewId });
    const { row, cells } = await stored(booked);
    const minutes = minutesWith(longer);
    expect([row.crewId, row.jobMinutes, cells.length]).toEqual([otherCrewId, minutes, cellsOf(minutes)]);
  });

  test('is written as it was seen, or not at all', async () => {
    const booked = await book(shop);
    expect(await refusal(change(booked, { addOnIds: [] }))).toMatchObject({ code: 'price_changed' });
    const seen = { total: packageCents / 100, refund: 0 };
    expect(await refusal(change(booked, { addOnIds: [], seen }))).toMatchObject({ code: 'refund_changed' });
    expect((await stored(booked)).history).toEqual(['held', 'paid']);
  });
});

describe('length and price', () => {
  const byHand = sampleShop.minutes + 60;

  test('are set by hand for a reason', async () => {
    const booked = await book(shop);
    const totalPrice = (sampleShop.totalCents - 4_998) / 100;
    const wanted = { jobMinutes: byHand, totalPrice };
    const shown = await preview(booked, wanted);
    expect(shown).toMatchObject({ after: { total: totalPrice, jobMinutes: byHand }, money: { toCard: 49.98 } });
    expect(shown.reasons).toHaveLength(2);
    expect(await refusal(changeAsSeen(booked, wanted))).toMatchObject({
      code: 'missing_field',
      fields: { reason: expect.any(String) },
    });
    await changeAsSeen(booked, { ...wanted, reason: 'A scratch, and a large car' });
    const { row, cells } = await stored(booked);
    expect(row).toMatchObject({ totalCents: sampleShop.totalCents - 4_998, jobMinutes: byHand });
    expect(row.lines.map(({ amountCents }) => amountCents)).toEqual([packageCents - 4_998, addOnCents]);
    expect(cells).toHaveLength(cellsOf(byHand));
    expect(await lastEvent(booked)).toMatchObject({ note: 'A scratch, and a large car', data: { toCardCents: 4_998 } });
  });

  test('of a job that is paid at the car change what is due there, and what is to be returned there', async () => {
    const held = await hold(shop);
    await keepByStaff(shop, held);
    await changeAsSeen(held, { totalPrice: 500, reason: 'More work' });
    expect((await details(shop, held)).due).toBe(500);
    await collect(held, 500);
    const shown = await preview(held, { totalPrice: 450 });
    expect(shown.money).toEqual({ due: 0, toCard: 0, atCar: 50 });
    await changeAsSeen(held, { totalPrice: 450, reason: 'Less work' });
    expect((await stored(held)).row.paymentStatus).toBe('paid-on-site');
  });

  test('are the office’s but for the price, which an administrator sets', async () => {
    const booked = await book(shop);
    const office = await loggedIn(shop, { role: 'office', username: 'front-desk' });
    const refused = await refusal(change(booked, { totalPrice: 400, reason: 'A regular' }, office));
    expect(refused).toMatchObject({ code: 'not_possible', message: 'Only an administrator can change the price.' });
    await changeAsSeen(booked, { jobMinutes: byHand, reason: 'A large car' }, office);
    expect((await stored(booked)).row.jobMinutes).toBe(byHand);
  });

  test('are neither the crew’s nor a step of fifteen minutes’ less', async () => {
    const booked = await book(shop, { appointmentDate: '2026-12-01', appointmentTime: afternoon });
    const crew = await loggedIn(shop, { role: 'crew', regionId });
    for (const forbidden of [
      { totalPrice: 1 },
      { jobMinutes: byHand },
      { customerName: 'Other' },
      { packageId: sampleShop.otherFilmPackageId },
    ])
      expect(await refusal(change(booked, forbidden, crew))).toMatchObject({ code: 'not_possible' });
    expect(await refusal(change(booked, { jobMinutes: 200 }))).toMatchObject({ code: 'invalid_value' });
    expect(await refusal(change(booked, { totalPrice: 10_001 }))).toMatchObject({ code: 'invalid_value' });
  });
});

describe('the crew at the car', () => {
  const today = { appointmentDate: '2026-12-01', appointmentTime: afternoon } as const;

  test('sells an extra of today’s job, and takes the money for it', async () => {
    const booked = await book(shop, { ...today, addOnIds: [] });
    const crew = await loggedIn(shop, { role: 'crew', regionId });
    await checkIn(shop, booked);
    await changeAsSeen(booked, { addOnIds: [addOnId], notes: 'blue gate' }, crew);
    const { totalCents } = sampleShop;
    expect((await stored(booked)).row).toMatchObject({ totalCents, notes: 'blue gate', status: 'in-progress' });
    await collect(booked, addOnCents / 100, crew);
    expect((await stored(booked)).row.paymentStatus).toBe('paid-on-site');
  });

  test('refunds nothing, moves nothing, and changes no job of another region or day', async () => {
    const booked = await book(shop, today);
    const crew = await loggedIn(shop, { role: 'crew', regionId });
    expect(await refusal(changeAsSeen(booked, { addOnIds: [] }, crew))).toMatchObject({ code: 'not_possible' });
    const moved = { addOnIds: longer, crewId: otherCrewId };
    expect(await refusal(change(booked, moved, crew))).toMatchObject({ code: 'not_possible' });
    const later = await book(shop, person('b'));
    expect(await refusal(change(later, { notes: 'x' }, crew))).toMatchObject({ code: 'not_possible' });
    const other = await loggedIn(shop, { role: 'crew', regionId: sampleShop.farRegionId, username: 'far-crew' });
    expect(await refusal(change(booked, { notes: 'x' }, other))).toMatchObject({ code: 'forbidden' });
  });
});

describe('what can no longer change', () => {
  test('is refused by status, and contact and price stay open to the shop once the job is done', async () => {
    const booked = await book(shop);
    await checkIn(shop, booked);
    expect(await refusal(change(booked, { vehicleModel: 'Coupe' }))).toMatchObject({ code: 'not_possible' });
    await complete(shop, booked);
    expect(await refusal(change(booked, { notes: 'late' }))).toMatchObject({ code: 'not_possible' });
    await changeAsSeen(booked, { addOnIds: both });
    await change(booked, newContact);
    const { row, cells } = await stored(booked);
    expect(row).toMatchObject({ totalCents: bothCents, customerName: 'Sandra Heron', paymentStatus: 'on-site' });
    expect(cells).toHaveLength(sampleShop.cells);
  });

  test('is all of a hold that its customer is paying for', async () => {
    expect(await refusal(change(await hold(shop), newContact))).toMatchObject({ code: 'not_possible' });
  });

  test('is all but the contact of a cancelled booking, whose refund is its own', async () => {
    const booked = await book(shop);
    await cancel(shop, booked);
    expect(await refusal(change(booked, { addOnIds: [] }))).toMatchObject({ code: 'not_possible' });
    await change(booked, newContact);
    expect((await stored(booked)).mails).toEqual(['booking-confirmed', 'booking-cancelled']);
  });
});

describe('at the same time', () => {
  const codeOf = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { body?: { code?: string } }).body?.code;

  test('two people change one booking: the second is told who was first', async () => {
    const booked = await book(shop);
    const version = await versionOf(shop, booked);
    await correct(shop, booked, { notes: 'gate 99' });
    const late = await refusal(change(booked, { notes: 'gate 45', version }));
    expect(late).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      message: expect.stringMatching(/^The customer/),
    });
    const tapped = await versionOf(shop, booked);
    await change(booked, { notes: 'gate 45', version: tapped });
    expect(await refusal(change(booked, { notes: 'gate 45', version: tapped }))).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect((await stored(booked)).history.filter((kind) => kind === 'changed')).toHaveLength(1);
  });

  test.each(['the shop', 'a customer'])(
    'a longer job and a new one want the same half hours, %s first',
    async (first) => {
      const booked = await book(shop);
      for (const each of sampleShop.crewIds.slice(1)) await hold(shop, person(each));
      const more = () => change(booked, { jobMinutes: minutesWith(longer), reason: 'Large car' });
      const bought = () =>
        Promise.all(
          sampleShop.crewIds.map((each) => hold(shop, { ...person(`late-${each}`), appointmentTime: afternoon })),
        );
      const outcomes = await meet(shop, first === 'the shop' ? [more, bought] : [bought, more]);
      expect(outcomes.map(codeOf)).toEqual(['done', 'slot_taken']);
      const cells = await shop.database.connection.select().from(bookingsTable).all();
      const taken = (await Promise.all(cells.map(({ trackingCode }) => storedBooking(shop, trackingCode)))).flatMap(
        (each) => each.cells,
      );
      expect(new Set(taken).size).toBe(taken.length);
    },
  );
});

test('a dead letter goes to the new address when it is sent again', async () => {
  const booked = await book(shop);
  await shop.database.commit((transaction) =>
    transaction.update(outbox).set({ failedAt: shop.clock.now(), recipient: 'customer@tintforge.example' }).run(),
  );
  await change(booked, { customerEmail: 'right@tintforge.example', notify: false });
  const { mails } = await admin.staff('getOutbox', { query: { state: 'failed', kind: 'booking-confirmed' } });
  const id = mails[0]?.id ?? '';
  await admin.staff('retryMail', { params: { id } });
  await shop.runMails();
  expect(await admin.staff('getOutboxMail', { params: { id } })).toMatchObject({
    state: 'sent',
    recipient: 'right@tintforge.example',
  });
});

async function collect(ticket: Ticket, amount: number, by = admin) {
  const body = {
    version: await versionOf(shop, ticket),
    direction: 'received',
    method: 'cash',
    amount,
    note: '',
  } as const;
  return by.staff('recordSitePayment', { params: { code: ticket.booking.trackingCode }, body });
}
