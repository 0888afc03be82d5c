// @vitest-environment jsdom

import type { ChangeOutcome } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { formatCents, formatTime } from '@tintforge/booking-core';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { sampleStaffBooking } from '../../testing/sample-staff-booking';
import { ChangeDialog } from './change-dialog';
import type { ChangedJob } from './change-form';

const booking = sampleStaffBooking();
const code = booking.trackingCode;
const bill = {
  lines: booking.lines,
  total: booking.totalPrice,
  jobMinutes: 180,
};
const { addOnId, addOnName, addOnCents, packageCents, otherAddOnId, otherAddOnCents, regionName, otherCrewId } =
  sampleShop;
const otherCrewName = `${regionName} crew 2`;

const place = {
  date: '2026-12-08',
  start: sampleShop.time,
  startsAt: booking.appointmentInstant ?? '',
  crew: { id: sampleShop.crewId, name: `${regionName} crew 1` },
  obstacle: null,
  crews: [],
  starts: [],
} satisfies ChangeOutcome['place'];

/** The preview of a change; without one, nothing but the model changes. */
function outcomeOf(changes: Partial<ChangeOutcome> = {}): ChangeOutcome {
  return {
    trackingCode: code,
    version: booking.version,
    status: 'confirmed',
    paymentStatus: 'paid',
    isWritten: false,
    fields: ['vehicleModel'],
    before: bill,
    after: bill,
    money: { due: 0, toCard: 0, atCar: 0 },
    place,
    shadesCleared: false,
    exemptionPending: false,
    photosRemoved: 0,
    linksReplaced: false,
    reasons: [],
    mail: { recipient: 'customer@tintforge.example', subject: 'Booking updated', text: 'We’ve updated your booking.' },
    ...changes,
  };
}

const smaller = {
  after: { lines: bill.lines.slice(0, 1), total: packageCents / 100, jobMinutes: 150 },
  money: { due: 0, toCard: addOnCents / 100, atCar: 0 },
};

type Body = Record<string, unknown> & { dryRun: boolean };

/** Opens the dialog; previews get `preview`, and what is saved its answers in turn. */
function openDialog({
  preview = () => ({ status: 200, body: outcomeOf() }),
  answers = [{ status: 200, body: outcomeOf({ isWritten: true }) }],
  shown = booking,
  job,
  state = null,
}: {
  preview?: (body: Body) => StubAnswer;
  answers?: StubAnswer[];
  shown?: typeof booking;
  job?: ChangedJob;
  state?: unknown;
} = {}) {
  let isClosed = false;
  const seen = stubNetwork({
    [`POST /api/admin/bookings/${code}/change`]: ({ body }) => {
      const sent = body as Body;
      return sent.dryRun ? preview(sent) : (answers.shift() ?? 'no network');
    },
  });
  const onClose = () => {
    isClosed = true;
  };
  let show: (current: typeof booking) => void = () => undefined;
  /** The page hands the current booking to its dialog. */
  function Shown() {
    const [current, setCurrent] = useState(shown);
    show = setCurrent;
    return <ChangeDialog job={{ ...current, change: current.can.change }} booking={current} onClose={onClose} />;
  }
  const page = openPage(
    '/admin',
    <QueryScope>
      {job === undefined ? <Shown /> : <ChangeDialog job={job} onClose={onClose} />}
      <ToastRegion />
    </QueryScope>,
    state,
  );
  const bodies = (isTrial: boolean) => seen.map(({ body }) => body as Body).filter(({ dryRun }) => dryRun === isTrial);
  return {
    page,
    saved: () => bodies(false),
    previewed: () => bodies(true),
    isClosed: () => isClosed,
    reopen: (current: typeof booking) => show(current),
  };
}

test('what was changed is previewed, saved as it was seen, and nothing else is sent', async () => {
  const { page, saved, previewed, isClosed } = openDialog();
  await page.type('Model', 'Coupe');
  await page.words('Read the email');
  expect(previewed().at(-1)).toMatchObject({ vehicleModel: 'Coupe', version: booking.version, notify: false });
  await page.press('Save the change');
  await eventually(() => expect(isClosed()).toBe(true));
  expect(saved()).toEqual([
    {
      version: booking.version,
      vehicleModel: 'Coupe',
      seen: { total: bill.total, refund: 0 },
      reason: '',
      notify: true,
      dryRun: false,
    },
  ]);
});

test('without a change nothing is sent, and the dialog says so', async () => {
  const { page, saved } = openDialog();
  await page.press('Save the change');
  await page.words('Nothing has changed yet.');
  expect(saved()).toEqual([]);
});

test('photos that leave with their certificate are named before the change is saved', async () => {
  const { page } = openDialog({
    preview: ({ vehicleModel }) => ({
      status: 200,
      body: outcomeOf({ photosRemoved: vehicleModel === 'Coupe' ? 1 : vehicleModel === 'Wagon' ? 2 : 0 }),
    }),
  });
  await page.type('Model', 'Coupe');
  await page.words('Saving also removes the photo of the former certificate.');
  await page.type('Model', 'Wagon');
  await page.words('Saving also removes the 2 photos of the former certificate.');
  await page.type('Model', 'Hatchback');
  await eventually(() => expect(page.has('former certificate')).toBe(false));
});

test('the new bill is next to the old one, with what goes back, and the email can be switched off', async () => {
  const { page, saved } = openDialog({ preview: () => ({ status: 200, body: outcomeOf(smaller) }) });
  await page.choose(`input[value=${addOnId}]`);
  await page.words(`${formatCents(addOnCents)} goes back to the card when you save.`);
  const cells = [...document.querySelectorAll('table tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(cells).toContainEqual([addOnName, formatCents(addOnCents), '—']);
  expect(cells).toContainEqual(['Total', formatCents(sampleShop.totalCents), formatCents(packageCents)]);
  await page.choose('input[type=checkbox]:checked:not([name])');
  await page.press('Save the change');
  await eventually(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({
    addOnIds: [],
    seen: { total: packageCents / 100, refund: addOnCents / 100 },
    notify: false,
  });
});

test('what is missing can be collected by card, with a link in the email', async () => {
  const larger = {
    after: { ...outcomeOf().after, total: (sampleShop.totalCents + otherAddOnCents) / 100 },
    money: { due: otherAddOnCents / 100, toCard: 0, atCar: 0 },
  };
  const { page, saved, previewed } = openDialog({ preview: () => ({ status: 200, body: outcomeOf(larger) }) });
  await page.choose(`input[value=${otherAddOnId}]`);
  await page.words(`How to collect ${formatCents(otherAddOnCents)}`);
  await page.choose('input[value=link]');
  await eventually(() => expect(previewed().at(-1)).toMatchObject({ payLink: true }));
  await page.press('Save the change');
  await eventually(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({
    payLink: true,
    notify: true,
    seen: { total: (sampleShop.totalCents + otherAddOnCents) / 100, refund: 0 },
  });
});

test('a price set by hand asks for a reason', async () => {
  const reasons = ['The price isn’t that of the order.'];
  const { page, saved } = openDialog({ preview: () => ({ status: 200, body: outcomeOf({ reasons }) }) });
  await page.type('Price of this booking (optional)', '400');
  await page.words('The price isn’t that of the order.');
  await page.press('Save the change');
  await page.words('Enter a reason');
  expect(saved()).toEqual([]);
  await page.type('Reason', 'A scratch');
  await page.press('Save the change');
  await eventually(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ totalPrice: 400, reason: 'A scratch' });
});

test('a quote’s job without a visit is corrected without a place', async () => {
  const unplanned = sampleStaffBooking({
    appointmentDate: null,
    appointmentTime: null,
    appointmentInstant: null,
    visits: [],
    jobMinutes: 0,
    can: { ...booking.can, change: ['contact', 'address', 'notes'] },
  });
  const { page, saved } = openDialog({
    preview: () => ({ status: 200, body: outcomeOf({ fields: ['customerPhone'], place: null }) }),
    shown: unplanned,
  });
  await page.type('Phone', '(813) 555-0188');
  await page.words('Not planned yet. Visits planned later will have what is changed here.');
  const tabs = [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);
  expect(tabs).toEqual(['Customer', 'Address']);
  await page.press('Save the change');
  await eventually(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ customerPhone: '8135550188', seen: { total: bill.total, refund: 0 } });
});

test('a job that no longer fits takes another crew', async () => {
  const blocked = {
    ...place,
    obstacle: 'TF-XXXX is in the way.',
    crews: [{ id: otherCrewId, name: otherCrewName }],
  };
  const { page, saved } = openDialog({
    preview: ({ crewId }) => ({
      status: 200,
      body: outcomeOf({
        place: crewId === undefined ? blocked : { ...place, crew: { id: otherCrewId, name: otherCrewName } },
      }),
    }),
  });
  await page.choose(`input[value=${otherAddOnId}]`);
  await page.words('TF-XXXX is in the way.');
  await page.press('Save the change');
  expect(saved()).toEqual([]);
  await page.choose(`input[value=${otherCrewId}]`);
  await page.words(`Moves to ${formatTime(sampleShop.time)} with ${otherCrewName}.`);
  await page.press('Save the change');
  await eventually(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ crewId: otherCrewId });
});

describe('what is refused', () => {
  test('is told, and keeps what was typed', async () => {
    const refused = problemAnswer(422, { code: 'other_region', fields: { zip: 'Other crews work there.' } });
    const { page } = openDialog({ preview: () => refused });
    await page.type('ZIP code', '34236');
    await page.alert('other_region happened');
    expect((await page.field('ZIP code')).value).toBe('34236');
  });

  test('by a colleague’s change stays open with what was typed', async () => {
    const late = problemAnswer(409, { code: 'changed_meanwhile' });
    const { page, isClosed } = openDialog({ answers: [late] });
    await page.type('Model', 'Coupe');
    await page.words('Read the email');
    await page.press('Save the change');
    await eventually(async () => expect((await page.field('Model')).value).toBe('Coupe'));
    expect(isClosed()).toBe(false);
  });

  test('by a colleague’s change of the bill is saved with one press, once the bill of that version is shown', async () => {
    const later = { ...booking, version: booking.version + 1 };
    const { page, saved, previewed, reopen } = openDialog({
      preview: () => ({ status: 200, body: outcomeOf(smaller) }),
    });
    await page.choose(`input[value=${addOnId}]`);
    await page.words(`${formatCents(addOnCents)} goes back to the card when you save.`);
    reopen(later);
    await eventually(() => expect(previewed().at(-1)?.version).toBe(later.version));
    await eventually(() => expect(document.querySelector('[aria-busy="false"]')).not.toBeNull());
    await page.press('Save the change');
    await eventually(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ addOnIds: [], version: later.version });
  });

  test('in a field is told there once someone tries to save', async () => {
    const { page, previewed } = openDialog();
    await page.type('Name', 'P');
    await page.press('Save the change');
    await page.words('Name must be at least 2 characters');
    expect(previewed()).toEqual([]);
  });
});

describe('what a colleague changes while the dialog is open', () => {
  const street = (text: string) => ({ address: { ...booking.address, street: text } });
  const next = (changes: Partial<typeof booking>) => ({ ...booking, version: booking.version + 1, ...changes });

  async function save({ page, previewed }: ReturnType<typeof openDialog>, version: number) {
    await eventually(() => expect(previewed().at(-1)?.version).toBe(version));
    await eventually(() => expect(document.querySelector('[aria-busy="false"]')).not.toBeNull());
    await page.press('Save the change');
  }

  test('stays, in another part of the same address, too', async () => {
    const dialog = openDialog();
    const { page, saved, reopen } = dialog;
    await page.type('Street', '2 Other Street');
    const byColleague = next({ address: { ...booking.address, city: sampleShop.otherCity }, notes: 'gate 9' });
    reopen(byColleague);
    await eventually(async () => expect((await page.field('City')).value).toBe(sampleShop.otherCity));
    expect((await page.field('Street')).value).toBe('2 Other Street');
    await save(dialog, byColleague.version);
    await eventually(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({
      version: byColleague.version,
      address: { street: '2 Other Street', city: sampleShop.otherCity },
    });
    expect(saved()[0]).not.toHaveProperty('notes');
    expect(page.has('Changed by someone else, too.')).toBe(false);
  });

  test('stays next to an extra that was added here', async () => {
    const dialog = openDialog();
    const { page, saved, reopen } = dialog;
    await page.choose(`input[value=${otherAddOnId}]`);
    const byColleague = next({ addOnIds: [] });
    reopen(byColleague);
    await save(dialog, byColleague.version);
    await eventually(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ addOnIds: [otherAddOnId] });
  });

  test('in the same field is shown with both values, and replaced by another save', async () => {
    const dialog = openDialog();
    const { page, saved, reopen } = dialog;
    await page.type('Street', '2 Other Street');
    await page.choose('input[name="site.garage"][value="yes"]');
    const site = { ...booking.site, garage: 'not-sure' as const };
    const byColleague = next({ ...street('3 Third Street'), site });
    reopen(byColleague);
    await page.words('Street: now “3 Third Street”, you entered “2 Other Street”');
    await page.words('Garage: now “Not sure”, you entered “Yes”');
    await save(dialog, byColleague.version);
    await eventually(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({
      version: byColleague.version,
      address: { street: '2 Other Street', city: booking.address.city },
      site: { ...site, garage: 'yes' },
    });
  });

  /** The dialog in one history entry, before and after a reload. */
  const state = { usr: { pageStep: { subject: code, name: 'change' } }, key: 'sample', idx: 1 };

  test('during a reload is said, in the part that was open', async () => {
    const { page } = openDialog({ state });
    await page.choose('[role=tab][data-label=Address]');
    await page.type('Street', '2 Other Street');
    await eventually(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('2 Other Street'));
    const unchanged = openDialog({ state });
    await eventually(async () => expect((await unchanged.page.field('Street')).value).toBe('2 Other Street'));
    expect(unchanged.page.has('This has changed since you opened it.')).toBe(false);
    const paid = {
      ...booking.history.at(-1),
      kind: 'paid',
      facts: { amount: 12.34 },
    } as (typeof booking.history)[number];
    const { page: reloaded } = openDialog({ state, shown: next({ history: [...booking.history, paid] }) });
    await reloaded.words('This has changed since you opened it.');
    await reloaded.words('$12.34');
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Address');
  });

  test('during a reload of a changed bill is said; what was chosen is saved with one press', async () => {
    const { page } = openDialog({ state });
    await page.choose(`input[value=${otherAddOnId}]`);
    await page.words('Read the email');
    const byColleague = next({ addOnIds: [] });
    const dialog = openDialog({ state, shown: byColleague });
    await save(dialog, byColleague.version);
    await eventually(() => expect(dialog.saved()).toHaveLength(1));
    expect(dialog.saved()[0]).toMatchObject({ addOnIds: [otherAddOnId] });
  });

  test('after a reload, too, is next to what was typed before it', async () => {
    const { page } = openDialog({ state });
    await page.type('Street', '2 Other Street');
    await eventually(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('2 Other Street'));
    const byColleague = next({
      address: { ...booking.address, street: '3 Third Street', city: sampleShop.otherCity },
    });
    const dialog = openDialog({ state, shown: byColleague });
    await dialog.page.words('Street: now “3 Third Street”, you entered “2 Other Street”');
    await save(dialog, byColleague.version);
    await eventually(() => expect(dialog.saved()).toHaveLength(1));
    expect(dialog.saved()[0]).toMatchObject({ address: { street: '2 Other Street', city: sampleShop.otherCity } });
  });

  test('to the same is no change of ours', async () => {
    const { page, saved, reopen } = openDialog();
    await page.type('Street', '2 Other Street');
    reopen(next(street('2 Other Street')));
    await page.words('This has changed since you opened it.');
    await page.press('Save the change');
    await page.words('Nothing has changed yet.');
    expect(saved()).toEqual([]);
  });
});

test('at the car there are extras, shades and notes', async () => {
  const { address: _address, ...atCar } = sampleJob();
  const { page, saved } = openDialog({ job: atCar });
  for (const missing of ['Name', 'Price of this booking', 'Model'])
    expect([...document.querySelectorAll('label')].map((label) => label.textContent)).not.toContain(missing);
  await page.type('Customer’s notes (optional)', 'blue gate');
  await page.words('Read the email');
  await page.press('Save the change');
  await eventually(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ notes: 'blue gate' });
});
