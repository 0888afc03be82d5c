import type { LawPack } from '@tintforge/tint-law';
import { lawOf } from '@tintforge/tint-law/all';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, correct, details, hold, refusal, reschedule, type Ticket } from '../../testing/customer';
import { keptMails } from '../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../testing/logged-in';
import { sampleShop } from '../../testing/sample-shop';
import { versionOf } from '../../testing/staff';
import { storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { exemptOrder, legalFront, sampleLaw, thinBack, tintOrderOf } from '../../testing/tint-order';

/** Georgia's law as it would be if its front windows needed 70% from 10 December 2026. */
function changedLaw(): LawPack {
  const law = lawOf('US-GA');
  if (law === undefined) throw new Error('The law of Georgia is missing');
  const front = law.rules.find(({ zones }) => zones.includes('front-sides'));
  const [alternative] = front?.alternatives ?? [];
  if (front === undefined || alternative === undefined) throw new Error('It says nothing of front windows');
  const outcome = {
    kind: 'limits',
    light: { minimumPercent: 70, basis: { on: 'finished-window' } },
  } as const;
  const newer = { zones: front.zones, from: '2026-12-10', alternatives: [{ ...alternative, outcome }] };
  return { ...law, rules: [newer, ...law.rules] };
}

/** A day before and a day after the change. */
const before = { appointmentDate: '2026-12-08', appointmentTime: sampleShop.time } as const;
const after = { appointmentDate: '2026-12-11', appointmentTime: '13:00' } as const;
/** Too dark for Georgia’s 32% as for every shop’s own state. */
const darkBack = { ...thinBack, shadeId: sampleLaw.darkFront.id } as const;
const georgian = tintOrderOf({ registeredIn: 'US-GA', shades: [legalFront] });

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop({ lawOf: (code) => (code === 'US-GA' ? changedLaw() : lawOf(code)) });
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const lastText = async () => (await keptMails(shop)).at(-1)?.text ?? '';
const rowOf = async ({ booking }: Ticket) => (await storedBooking(shop, booking.trackingCode)).row;

async function moveByStaff(ticket: Ticket, to: typeof before | typeof after) {
  const body = { version: await versionOf(shop, ticket), ...to, reason: '', notify: true };
  return admin.staff('moveByShop', { params: { code: ticket.booking.trackingCode }, body });
}

describe('a law that changes before the job', () => {
  test('is judged by the day of the job, and the customer is told that the newer text decides', async () => {
    const held = await hold(shop, { ...before, tint: georgian });
    expect((await details(shop, held)).tint?.zones).toMatchObject([{ verdict: 'legal', notes: [] }]);
    expect(await refusal(hold(shop, { ...after, tint: georgian }))).toMatchObject({
      code: 'shade_not_legal',
      message: expect.stringContaining('The law changes before your appointment'),
      details: { zones: [{ zone: 'front-sides', margin: -33 }] },
    });
  });

  test('moves with the customer’s new time: shades that it forbids are chosen at the car, and the mail says so', async () => {
    const booked = await book(shop, { ...before, tint: georgian });
    await reschedule(shop, booked, after);
    expect(await rowOf(booked)).toMatchObject({
      ...after,
      tint: { registeredIn: 'US-GA', zones: [] },
      tintApproval: 'none',
      tintDisclosedAt: null,
    });
    expect(await lastText()).toMatch(/no longer allows your shades/);
  });

  test('moves with the shop’s new time too', async () => {
    const booked = await book(shop, { ...before, tint: georgian });
    await moveByStaff(booked, after);
    expect(await rowOf(booked)).toMatchObject({ ...after, tint: { registeredIn: 'US-GA', zones: [] } });
    expect(await lastText()).toMatch(/no longer allows your shades/);
  });

  test('leaves an exemption to the shop, which decides again', async () => {
    const booked = await book(shop, {
      ...before,
      tint: exemptOrder({ registeredIn: 'US-GA', shades: [darkBack, legalFront] }),
    });
    const params = { code: booked.booking.trackingCode };
    await admin.staff('approveExemption', { params, body: { version: await versionOf(shop, booked), reason: '' } });
    await reschedule(shop, booked, after);
    expect(await rowOf(booked)).toMatchObject({
      tintApproval: 'pending',
      exemption: { kind: 'medical' },
      tint: {
        zones: [
          { verdict: { kind: 'not-legal' } },
          { verdict: { kind: 'not-legal', notes: ['law-changes'] }, outcome: 'needs-approval' },
        ],
      },
    });
    expect(await lastText()).toMatch(/judged your shades again/);
  });

  test('changes nothing where both days have the same text, or the car is of another state', async () => {
    const booked = await book(shop, { ...before, tint: georgian });
    const agreed = await rowOf(booked);
    await reschedule(shop, booked, { ...before, appointmentDate: '2026-12-09' });
    expect(await rowOf(booked)).toMatchObject({ tint: agreed.tint, tintApproval: 'none' });
    const home = await book(shop, {
      ...before,
      appointmentTime: '13:00',
      tint: tintOrderOf({ shades: [legalFront] }),
      customerEmail: 'home@tintforge.example',
    });
    const homes = await rowOf(home);
    await reschedule(shop, home, after);
    expect((await rowOf(home)).tint).toEqual(homes.tint);
    expect(await lastText()).not.toMatch(/judged your shades|no longer allows/);
  });
});

test('a corrected model year is judged again: what the law forbids of that car is chosen at the car', async () => {
  const back = { ...legalFront, zone: 'back', shadeId: 'carbon-50' } as const;
  const tint = tintOrderOf({ registeredIn: 'US-PA', shades: [back], asksShop: true });
  const booked = await book(shop, { ...before, vehicleYear: 1990, tint });
  expect(await rowOf(booked)).toMatchObject({ tintApproval: 'pending' });
  await correct(shop, booked, { vehicleYear: 1991 });
  expect(await rowOf(booked)).toMatchObject({ tintApproval: 'pending', tint: { zones: [{ zone: 'back' }] } });
  await correct(shop, booked, { vehicleYear: 2024 });
  expect(await rowOf(booked)).toMatchObject({ vehicleYear: 2024, tint: { zones: [] }, tintApproval: 'none' });
});
