// @vitest-environment jsdom

import type { StaffBooking } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { adminBookingPattern } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { formatInstant, formatLongInstant, formatStart } from '@tintforge/app-base/shop-time';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { floridaLaw } from '@tintforge/app-base/testing/sample-tint';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { homeStateName } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { deedWords } from '../deeds/words';
import { sampleStaffBooking } from '../testing/sample-staff-booking';
import { BookingTab } from './booking-tab';

const code = sampleStaffBooking().trackingCode;
const address = `/api/admin/bookings/${code}`;
const { total, crewId, time } = sampleShop;
/** The refund under the policy, and the rest after a payment of 100, in dollars. */
const byPolicy = sampleStaffBooking().can.cancel?.byPolicy ?? 0;
const open = Math.round(total * 100 - 10_000) / 100;
const [totalText, policyText, openText] = [total, byPolicy, open].map(moneyText);

/** An instant of a day in December at the sample's time. */
const at = (date: string) => new Date(instantOf({ date, time })).toISOString();
const [from, to] = [at('2026-12-08'), at('2026-12-09')];

/** The booking after its customer has moved it, unseen by another staff member. */
const movedMeanwhile = sampleStaffBooking({
  version: 4,
  can: { ...sampleStaffBooking().can, cancel: { remaining: total, byPolicy: total } },
  history: [
    ...sampleStaffBooking().history,
    {
      at: '2026-12-01T16:00:00Z',
      actor: 'customer',
      by: null,
      kind: 'rescheduled',
      facts: { from, to },
      note: null,
    },
  ],
});

const acted: StubAnswer = {
  status: 200,
  body: { trackingCode: code, version: 5, status: 'cancelled', paymentStatus: 'refund-pending' },
};

/** The server's responses: the booking at each read, the last one repeated, and to staff's actions in turn. */
function openBooking({
  readings = [sampleStaffBooking()],
  answers = {},
}: {
  readings?: readonly (StaffBooking | StubAnswer)[];
  answers?: Record<string, StubAnswer[]>;
} = {}) {
  let reading = 0;
  const seen = stubNetwork({
    [`GET ${address}`]: () => {
      const now = readings[Math.min(reading, readings.length - 1)] ?? 'no network';
      reading += 1;
      return typeof now === 'object' && 'trackingCode' in now ? { status: 200, body: now } : now;
    },
    ...Object.fromEntries(Object.entries(answers).map(([path, list]) => [path, () => list.shift() ?? 'no network'])),
  });
  const page = openPage(
    `/admin/bookings/${code}`,
    <QueryScope>
      <Routes>
        <Route path={adminBookingPattern} element={<BookingTab />} />
      </Routes>
      <ToastRegion />
    </QueryScope>,
  );
  return { page, sent: (what: string) => seen.filter(({ url }) => url.pathname === `${address}/${what}`) };
}

describe('the page', () => {
  test('offers what the shop would do, and nothing else', async () => {
    const { page } = openBooking();
    await page.heading(code);
    for (const offered of ['Move', 'Refund', 'Cancel', 'Send confirmation again']) await page.button(offered);
    for (const other of [
      'Check in',
      'Complete',
      'Confirm without payment',
      'Record payment',
      'No-show',
      'Resolve refund',
    ]) {
      expect(page.hasButton(other)).toBe(false);
    }
  });

  test('tells what happened, what was sent and where the money is', async () => {
    const { page } = openBooking();
    await page.words('Held on the site');
    await page.words('Confirmation sent');
    await page.words('card ending 4242');
    await page.words('Refundable to card');
  });

  test('says how much sales tax is in the bill, where its region had a rate', async () => {
    const { page } = openBooking({ readings: [sampleStaffBooking({ salesTax: { included: 31.39, rateBp: 750 } })] });
    await page.words(`Includes $31.39 ${homeStateName} sales tax (7.5%)`);
  });

  test('shows the cancellation policy only where money can be kept under it', async () => {
    const { can } = sampleStaffBooking();
    const paid = openBooking().page;
    await paid.words('(25%, stored with the booking).');
    const without = async (changes: Partial<StaffBooking>) => {
      const { page } = openBooking({ readings: [sampleStaffBooking(changes)] });
      await page.words('Payment');
      await eventually(() => expect(page.has('stored with the booking')).toBe(false));
      expect(page.has('late-cancellation fee')).toBe(false);
    };
    await without({ status: 'completed', can: { ...can, cancel: null } });
    await without({ status: 'no-show', can: { ...can, cancel: null } });
    await without({ status: 'cancelled', can: { ...can, cancel: null } });
    await without({
      status: 'scheduled',
      paymentStatus: 'on-site',
      can: { ...can, cancel: { remaining: 0, byPolicy: 0 } },
    });
  });

  test('the fee is never more than what is left of the payment', async () => {
    const can = { ...sampleStaffBooking().can, cancel: { remaining: 50, byPolicy: 0 } };
    const { page } = openBooking({ readings: [sampleStaffBooking({ can })] });
    await page.words('$50.00');
  });

  test('says when nothing is booked under a code, and when the shop cannot be reached', async () => {
    const { page } = openBooking({ readings: [problemAnswer(404, { code: 'not_found' })] });
    await page.alert('Nothing is booked under this code.');
    const offline = openBooking({ readings: ['no network', sampleStaffBooking()] }).page;
    await offline.alert('We couldn’t load the booking.');
    await offline.press('Try again');
    await offline.heading(code);
  });
});

describe('an exemption that waits', () => {
  const acceptedAt = '2026-12-01T15:00:00Z';
  const waiting = sampleStaffBooking({
    can: { ...sampleStaffBooking().can, decideExemption: true },
    exemption: { kind: 'medical', certificateNumber: 'MC-1042', documentReference: 'Scan in the shop’s mail' },
    tint: {
      legalClass: 'passenger',
      registeredIn: 'US-FL',
      approval: 'pending',
      disclosure: { version: '2026-11-22', text: 'Information.', acceptedAt },
      zones: [
        {
          zone: 'front-sides',
          shadeId: 'hybrid-15',
          shade: 'Hybrid 15',
          glassPercent: 73,
          isMetered: false,
          net: { readings: [{ basis: 'net73', percent: 12 }], judgedPercent: 12 },
          verdict: 'not-legal',
          law: floridaLaw,
          margin: -16,
          limitPercent: 28,
          statute: '316.2953',
          notes: [],
          needsApproval: true,
        },
      ],
    },
  });

  test('is shown with its shades, and approved once its document is read', async () => {
    const { page, sent } = openBooking({
      readings: [waiting],
      answers: { [`POST ${address}/exemption/approve`]: [acted] },
    });
    await page.words('Front side windows: Hybrid 15, lets in 12%');
    await page.words('Review the exemption before the job can start.');
    await page.words('Information.');
    await page.words(`Shown with the shades when they were ordered, ${formatLongInstant(acceptedAt)}`);
    await page.press('Review shades');
    await page.words('Medical, certificate MC-1042. Document: Scan in the shop’s mail.');
    await page.press('Approve the exemption');
    await page.words('Exemption approved');
    expect(sent('exemption/approve').map(({ body }) => body)).toEqual([{ version: 3, reason: '' }]);
  });

  test('says that its certificate has no photo yet', async () => {
    const { page } = openBooking({ readings: [{ ...waiting, certificates: [{ car: 1, photos: [], isOpen: true }] }] });
    await page.words('There’s no photo of it yet.');
  });

  test('has a photo that staff add for the customer, and remove', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
    const none = { ...waiting, certificates: [{ car: 1, photos: [], isOpen: true }] };
    const one = { ...waiting, certificates: [{ car: 1, photos: [id], isOpen: true }] };
    const path = `${address}/cars/1/certificate/${id}`;
    const { page, sent } = openBooking({
      readings: [none, none, one, none],
      answers: {
        [`POST ${path}`]: [problemAnswer(422, { code: 'photo_unreadable' }), { status: 200, body: { id } }],
        [`POST ${path}/remove`]: [
          { status: 200, body: { done: true } },
          { status: 200, body: { done: true } },
        ],
      },
    });
    await page.button('Add a photo');
    const choose = (name: string, type: string) => {
      const picker = document.querySelector<HTMLInputElement>('input[type=file]');
      if (picker === null) throw new Error('There is no picker');
      Object.defineProperty(picker, 'files', { value: [new File(['photo'], name, { type })], configurable: true });
      picker.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('letter.pdf', 'application/pdf');
    await page.words('We can’t open this format.');
    await page.press('Leave out letter.pdf');
    choose('certificate.heic', 'image/heic');
    await page.button('Show the photo');
    expect(sent(`cars/1/certificate/${id}`).map(({ headers }) => headers.get('content-type'))).toContain('image/heic');
    await page.press('Remove photo 1 of the certificate');
    await page.words('There’s no photo of it yet.');
    await page.words('Photo removed');
  });

  test('has no button for photos once the job is over', async () => {
    const { page } = openBooking({ readings: [{ ...waiting, certificates: [{ car: 1, photos: [], isOpen: false }] }] });
    await page.words('There’s no photo of it yet.');
    expect(page.hasButton('Add a photo')).toBe(false);
  });

  test('shows the photos of its certificate when they are asked for, on the page and in its review', async () => {
    const certificates = [{ car: 1, photos: ['p1', 'p2'], isOpen: true }];
    const picture: StubAnswer = { status: 200, body: 'picture' };
    const { page, sent } = openBooking({
      readings: [{ ...waiting, certificates }],
      answers: {
        [`GET ${address}/certificate/p1`]: [problemAnswer(503, { code: 'busy' }), picture, picture, picture],
        [`GET ${address}/certificate/p2`]: [picture, picture, picture, picture],
      },
    });
    const shown = () => [...document.querySelectorAll('img')].map(({ alt, src }) => [alt, src.startsWith('data:')]);
    const both = [
      ['Photo 1 of the certificate', true],
      ['Photo 2 of the certificate', true],
    ];
    await page.button('Show 2 photos');
    expect(sent('certificate/p1')).toEqual([]);
    await page.press('Show 2 photos');
    await page.words('The photos couldn’t be loaded. Try again.');
    await page.press('Show 2 photos');
    await eventually(() => expect(shown()).toEqual(both));
    await page.press('Hide');
    expect(shown()).toEqual([]);
    await page.press('Show 2 photos');
    await eventually(() => expect(shown()).toEqual(both));
    await page.press('Review shades');
    await page.words('Read the document before you decide');
    await page.press('Show 2 photos');
    await eventually(() => expect(shown()).toEqual([...both, ...both]));
  });

  test('without a certificate is the shop’s own decision on what isn’t verified', async () => {
    const zones = waiting.tint?.zones.map((zone) => ({ ...zone, verdict: 'not-verified' as const })) ?? [];
    const asked = { ...waiting, exemption: null, tint: waiting.tint && { ...waiting.tint, zones } };
    const { page, sent } = openBooking({
      readings: [asked],
      answers: { [`POST ${address}/exemption/approve`]: [acted] },
    });
    await page.words('Decide on the shades that aren’t verified before the job can start.');
    await page.press('Review shades');
    await page.words('They couldn’t be verified. What did you decide?');
    await page.press('Approve the shades');
    await page.words('Shades approved');
    expect(sent('exemption/approve')).toHaveLength(1);
  });

  test('is refused only with a reason', async () => {
    const { page, sent } = openBooking({
      readings: [waiting],
      answers: { [`POST ${address}/exemption/refuse`]: [acted] },
    });
    await page.press('Review shades');
    await page.choose('input[value=no]');
    await page.press('Refuse the exemption');
    await page.words('Enter a reason');
    await page.type('Reason', 'Of another car');
    await page.press('Refuse the exemption');
    await page.words('Exemption refused');
    expect(sent('exemption/refuse').map(({ body }) => body)).toEqual([{ version: 3, reason: 'Of another car' }]);
  });
});

describe('cancelling', () => {
  test('returns everything without a word, and says so to the cent', async () => {
    const gone = sampleStaffBooking({
      version: 4,
      status: 'cancelled',
      can: { ...sampleStaffBooking().can, cancel: null },
    });
    const { page, sent } = openBooking({
      readings: [sampleStaffBooking(), gone],
      answers: { [`POST ${address}/cancel`]: [acted] },
    });
    await page.press('Cancel');
    await page.press(`Cancel and refund ${totalText}`);
    await page.words(`${totalText} will be refunded to the card.`);
    expect(sent('cancel').map(({ body }) => body)).toEqual([
      { version: 3, askedBy: 'shop', refund: 'full', amount: total, reason: '' },
    ]);
    await eventually(() => expect(document.activeElement).toBe(document.querySelector('h1')));
  });

  test('promises nothing of what the customer’s bank holds', async () => {
    const disputed = sampleStaffBooking({
      paymentStatus: 'disputed',
      can: { ...sampleStaffBooking().can, cancel: { remaining: total, byPolicy: total, held: total }, refund: null },
    });
    const { page, sent } = openBooking({ readings: [disputed], answers: { [`POST ${address}/cancel`]: [acted] } });
    await page.press('Cancel');
    await page.words(deedWords.held(totalText ?? ''));
    const dialog = () => document.querySelector('dialog')?.textContent ?? '';
    expect(dialog()).not.toMatch(/Cancel and refund|Refund to the card|Refunds \$/);
    expect(page.hasButton('Refund')).toBe(false);
    await page.press('Cancel the booking');
    await eventually(() => expect(sent('cancel')).toHaveLength(1));
    expect(sent('cancel')[0]?.body).toMatchObject({ askedBy: 'shop', refund: 'full', amount: total });
    await page.words(deedWords.cancel.done);
    expect(page.has('will be refunded to the card')).toBe(false);
  });

  test('with anything less asks why, and leads to what is missing', async () => {
    const { page, sent } = openBooking({ answers: { [`POST ${address}/cancel`]: [acted] } });
    await page.press('Cancel');
    await page.choose('input[value=amount]');
    await page.press('Cancel the booking');
    await page.words('Enter an amount in dollars, such as 100 or 99.50');
    await page.words('Enter a reason');
    const amount = await page.field('Refund amount');
    await eventually(() => expect(document.activeElement).toBe(amount));
    await page.type('Refund amount', '100');
    await page.type('Reason', 'Asked on the telephone');
    await page.press('Cancel and refund $100.00');
    await eventually(() => expect(sent('cancel')).toHaveLength(1));
    expect(sent('cancel')[0]?.body).toEqual({
      version: 3,
      askedBy: 'shop',
      refund: 'amount',
      amount: 100,
      reason: 'Asked on the telephone',
    });
  });

  test('a customer who called gets the policy’s refund, and no reason is needed', async () => {
    const { page, sent } = openBooking({ answers: { [`POST ${address}/cancel`]: [acted] } });
    await page.press('Cancel');
    await page.choose('input[value=customer]');
    await page.press(`Cancel and refund ${policyText}`);
    await eventually(() => expect(sent('cancel')).toHaveLength(1));
    expect(sent('cancel')[0]?.body).toEqual({
      version: 3,
      askedBy: 'customer',
      refund: 'policy',
      amount: byPolicy,
      reason: '',
    });
  });

  test('amounts that time alone has changed are shown, and confirmed again', async () => {
    const changed = problemAnswer(409, { code: 'refund_changed', details: { refund: 300, kept: total - 300 } });
    const { page, sent } = openBooking({ answers: { [`POST ${address}/cancel`]: [changed, acted] } });
    await page.press('Cancel');
    await page.choose('input[value=customer]');
    await page.press(`Cancel and refund ${policyText}`);
    await page.alert('refund_changed happened');
    await page.words(`Refunds $300.00 and keeps ${moneyText(total - 300)}, for a customer who asked to cancel.`);
    await page.press('Cancel and refund $300.00');
    await eventually(() => expect(sent('cancel')).toHaveLength(2));
    expect(sent('cancel').map(({ body }) => [body.version, body.refund, body.amount])).toEqual([
      [3, 'policy', byPolicy],
      [3, 'policy', 300],
    ]);
  });

  test('what changed meanwhile is told, and the dialog starts again with the amounts of now', async () => {
    const { page, sent } = openBooking({
      readings: [sampleStaffBooking(), movedMeanwhile],
      answers: {
        [`POST ${address}/cancel`]: [problemAnswer(409, { code: 'changed_meanwhile' }), acted],
      },
    });
    await page.press('Cancel');
    await page.choose('input[value=policy]');
    await page.type('Reason', 'Customer asked');
    await page.press(`Cancel and refund ${policyText}`);
    await page.alert(`Moved by the customer (${formatInstant(from)} → ${formatInstant(to)})`);
    await page.words('Nothing was saved. Start again with the current details.');
    expect(document.querySelector('dialog')?.textContent).not.toContain('Cancel and refund');
    await page.press('Start again');
    await page.press(`Cancel and refund ${totalText}`);
    await eventually(() => expect(sent('cancel')).toHaveLength(2));
    expect(sent('cancel').map(({ body }) => [body.version, body.refund, body.amount])).toEqual([
      [3, 'policy', byPolicy],
      [4, 'full', total],
    ]);
  });

  test('what cannot be done any more is not offered again', async () => {
    const started = sampleStaffBooking({
      version: 4,
      status: 'in-progress',
      can: { ...sampleStaffBooking().can, cancel: null, complete: true },
    });
    const { page } = openBooking({
      readings: [sampleStaffBooking(), started],
      answers: { [`POST ${address}/cancel`]: [problemAnswer(409, { code: 'changed_meanwhile' })] },
    });
    await page.press('Cancel');
    await page.press(`Cancel and refund ${totalText}`);
    await page.words('That’s no longer possible after this change.');
    expect(page.hasButton(`Cancel and refund ${totalText}`)).toBe(false);
    await page.press('Go back');
    await page.button('Complete');
  });

  test('without a network nothing is lost', async () => {
    const { page, sent } = openBooking({ answers: { [`POST ${address}/cancel`]: ['no network', acted] } });
    await page.press('Cancel');
    await page.type('Reason (optional)', 'Storm');
    await page.press(`Cancel and refund ${totalText}`);
    await page.alert('We couldn’t reach the server, so we don’t know whether that was saved. Try again.');
    expect((await page.field('Reason (optional)')).value).toBe('Storm');
    await page.press(`Cancel and refund ${totalText}`);
    await eventually(() => expect(sent('cancel')).toHaveLength(2));
  });
});

test('a fault of the shop is told in its own words', async () => {
  const { page } = openBooking({
    answers: { [`POST ${address}/cancel`]: [problemAnswer(500, { code: 'internal' })] },
  });
  await page.press('Cancel');
  await page.press(`Cancel and refund ${totalText}`);
  await page.alert('internal happened');
});

describe('money', () => {
  test('a failed refund is settled in another way only with a word how', async () => {
    const failed = sampleStaffBooking({
      staffRefunds: [
        {
          id: 'refund-1',
          amount: 100,
          status: 'failed',
          isHeld: false,
          reason: 'by-staff',
          by: 'Alex Owner',
          note: null,
          at: '2026-12-01T16:00:00Z',
          updatedAt: '2026-12-01T17:00:00Z',
        },
      ],
    });
    const { page, sent } = openBooking({
      readings: [failed],
      answers: { [`POST ${address}/refunds/refund-1/returned-otherwise`]: [acted] },
    });
    await page.press('Resolve refund');
    await page.choose('input[value=otherwise]');
    await page.press('Record as refunded');
    await page.words('Enter how it was refunded');
    await page.type('How it was refunded', 'Check 1042');
    await page.press('Record as refunded');
    await eventually(() => expect(sent('refunds/refund-1/returned-otherwise')).toHaveLength(1));
    expect(sent('refunds/refund-1/returned-otherwise')[0]?.body).toEqual({ version: 3, note: 'Check 1042' });
  });

  test('the invoice opens on its own page', async () => {
    const due = sampleStaffBooking({ status: 'in-progress', paymentStatus: 'on-site', due: 180 });
    const { page } = openBooking({ readings: [due] });
    await page.words('Invoice');
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Invoice');
    expect(link?.getAttribute('href')).toBe(`/invoice/${code}`);
  });

  test('what is due on site is suggested, and no more can be recorded', async () => {
    const due = sampleStaffBooking({ can: { ...sampleStaffBooking().can, receive: total } });
    const { page, sent } = openBooking({
      readings: [due],
      answers: { [`POST ${address}/site-payments`]: [acted] },
    });
    await page.press('Record payment');
    await page.button(`Record ${totalText} received`);
    await page.type('Amount', '500');
    await page.press('Record as received');
    await page.words(`At most ${totalText}`);
    await page.type('Amount', '200');
    await page.press('Record $200.00 received');
    await eventually(() => expect(sent('site-payments')).toHaveLength(1));
    expect(sent('site-payments')[0]?.body).toMatchObject({ direction: 'received', method: 'cash', amount: 200 });
  });

  const { can, history } = sampleStaffBooking();
  const due = sampleStaffBooking({ can: { ...can, receive: total, giveBack: null } });
  /** Another staff member has recorded a payment. */
  const recorded = (amount: number, money: { receive: number | null; giveBack: number | null }) =>
    sampleStaffBooking({
      version: 4,
      can: { ...can, ...money },
      history: [
        ...history,
        {
          at: '2026-12-08T16:00:00Z',
          actor: 'staff',
          by: 'Sam',
          kind: 'site-payment',
          facts: { amount, direction: 'received', method: 'cash' },
          note: null,
        },
      ],
    });

  test('a payment that a colleague has recorded is never given back by the same click', async () => {
    const { page, sent } = openBooking({
      readings: [due, recorded(total, { receive: null, giveBack: total })],
      answers: { [`POST ${address}/site-payments`]: [problemAnswer(409, { code: 'changed_meanwhile' })] },
    });
    await page.press('Record payment');
    await page.press(`Record ${totalText} received`);
    await page.alert(`On-site payment (${totalText} received, cash), Sam`);
    await page.words('That’s no longer possible after this change. Nothing was saved.');
    const dialog = document.querySelector('dialog');
    expect(dialog?.textContent).not.toMatch(/refunded|Record \$/);
    await page.press('Go back');
    expect(page.hasButton('Record payment')).toBe(false);
    expect(sent('site-payments')).toHaveLength(1);
  });

  test('a part that a colleague has recorded starts the dialog again', async () => {
    const { page, sent } = openBooking({
      readings: [due, recorded(100, { receive: open, giveBack: 100 })],
      answers: { [`POST ${address}/site-payments`]: [problemAnswer(409, { code: 'changed_meanwhile' }), acted] },
    });
    await page.press('Record payment');
    await page.press(`Record ${totalText} received`);
    await page.alert('On-site payment ($100.00 received, cash), Sam');
    expect(document.querySelector('dialog')?.textContent).not.toContain('Amount');
    await page.press('Start again');
    await page.press(`Record ${openText} received`);
    await eventually(() => expect(sent('site-payments')).toHaveLength(2));
    expect(sent('site-payments').map(({ body }) => [body.version, body.direction, body.amount])).toEqual([
      [3, 'received', total],
      [4, 'received', open],
    ]);
  });

  test('giving back is an action with its own title', async () => {
    const { page, sent } = openBooking({
      readings: [recorded(total, { receive: null, giveBack: total })],
      answers: { [`POST ${address}/site-payments`]: [acted] },
    });
    await page.heading(code);
    expect(page.hasButton('Record payment')).toBe(false);
    await page.press('Refund on site');
    await page.words('Record on-site refund');
    await page.press(`Record ${totalText} refunded`);
    await page.words('Please choose why');
    expect(sent('site-payments')).toEqual([]);
    await page.choose('input[value=courtesy]');
    await page.press(`Record ${totalText} refunded`);
    await eventually(() => expect(sent('site-payments')).toHaveLength(1));
    expect(sent('site-payments')[0]?.body).toMatchObject({ direction: 'returned', amount: total, isCourtesy: true });
  });

  test('taking back what was recorded by mistake leaves it due', async () => {
    const { page, sent } = openBooking({
      readings: [recorded(total, { receive: null, giveBack: total })],
      answers: { [`POST ${address}/site-payments`]: [acted] },
    });
    await page.press('Refund on site');
    await page.choose('input[value=mistake]');
    await page.press(`Record ${totalText} refunded`);
    await eventually(() => expect(sent('site-payments')).toHaveLength(1));
    expect(sent('site-payments')[0]?.body).toMatchObject({ direction: 'returned', isCourtesy: false });
  });
});

describe('undoing', () => {
  const undo = { deed: 'no-show', until: '2026-12-09T05:00:00Z' } as const;
  const missed = sampleStaffBooking({
    status: 'no-show',
    can: { ...sampleStaffBooking().can, cancel: null, move: false, undo },
  });

  test('names the step, says what follows, and until when', async () => {
    const { page, sent } = openBooking({ readings: [missed], answers: { [`POST ${address}/undo`]: [acted] } });
    await page.press('Undo no-show');
    await page.words('The booking is on again. If our email was already sent, we’ll email the customer a correction.');
    await page.words(`Both steps stay in the history. You can undo this until ${formatInstant(undo.until)}.`);
    await page.press('Undo');
    await eventually(() => expect(sent('undo')).toHaveLength(1));
    expect(sent('undo')[0]?.body).toEqual({ version: 3, deed: 'no-show' });
  });

  test('what a colleague has undone is told, and not undone again', async () => {
    const entry = { at: '2026-12-08T16:00:00Z', actor: 'staff', by: 'Sam', note: null } as const;
    const back = sampleStaffBooking({
      version: 4,
      history: [...missed.history, { ...entry, kind: 'undone', facts: { deed: 'no-show' } }],
    });
    const { page } = openBooking({
      readings: [missed, back],
      answers: { [`POST ${address}/undo`]: [problemAnswer(409, { code: 'changed_meanwhile' })] },
    });
    await page.press('Undo no-show');
    await page.press('Undo');
    await page.alert('No-show undone, Sam');
    await page.words('That’s no longer possible after this change. Nothing was saved.');
  });
});

test('a note stays in its field until it is kept', async () => {
  const { page, sent } = openBooking({ answers: { [`POST ${address}/notes`]: ['no network', acted] } });
  await page.type('Add a note for the shop', 'Dog in the yard');
  await page.press('Add');
  await page.words('We couldn’t reach the server');
  expect((await page.field('Add a note for the shop')).value).toBe('Dog in the yard');
  await page.press('Add');
  await eventually(() => expect(sent('notes')).toHaveLength(2));
  await eventually(async () => expect((await page.field('Add a note for the shop')).value).toBe(''));
});

test('a note whose answer was lost is in the history, next to what is said about it', async () => {
  const noted = sampleStaffBooking({
    history: [
      ...sampleStaffBooking().history,
      { at: '2026-12-08T16:00:00Z', actor: 'staff', by: 'Sam', kind: 'noted', facts: {}, note: 'Dog in the yard' },
    ],
  });
  const { page } = openBooking({
    readings: [sampleStaffBooking(), noted],
    answers: { [`POST ${address}/notes`]: ['no network'] },
  });
  await page.type('Add a note for the shop', 'Dog in the yard');
  await page.press('Add');
  await page.words('we don’t know whether that was saved');
  await page.words('Dog in the yard');
});

test('a note that isn’t added yet is there again after leaving or a reload', async () => {
  const { page } = openBooking();
  await page.type('Add a note for the shop', 'Dog in the yard');
  const again = openBooking({ answers: { [`POST ${address}/notes`]: [acted] } }).page;
  expect((await again.field('Add a note for the shop')).value).toBe('Dog in the yard');
  await again.press('Add');
  await eventually(async () => expect((await again.field('Add a note for the shop')).value).toBe(''));
  expect((await openBooking().page.field('Add a note for the shop')).value).toBe('');
});

describe('ending all links', () => {
  const ended: StubAnswer = {
    status: 200,
    body: { trackingCode: code, version: 5, status: 'confirmed', paymentStatus: 'paid' },
  };

  test.each([
    ['of a booking', sampleStaffBooking({ quote: null }), 'Every link to this booking stops working'],
    [
      'of a quote',
      sampleStaffBooking({ quote: { code: 'TQ-7K3M-9QXA', preferredDays: [] } }),
      'this booking and its quote',
    ],
    ['of nobody’s address', sampleStaffBooking({ customerEmail: '' }), 'no new link is sent'],
  ])('%s says what stops and where the new link goes, and is done once', async (_name, booking, words) => {
    const { page, sent } = openBooking({ readings: [booking], answers: { [`POST ${address}/end-links`]: [ended] } });
    await page.press('End all links');
    await page.words(words);
    if (booking.customerEmail !== '') await page.words(`We’ll email a new link to ${booking.customerEmail}.`);
    const dialog = document.querySelector('dialog');
    const confirm = [...(dialog?.querySelectorAll('button') ?? [])].find(
      (each) => each.textContent === 'End all links',
    );
    confirm?.click();
    await eventually(() => expect(sent('end-links').map(({ body }) => body)).toEqual([{ version: booking.version }]));
    await page.words('All links ended');
  });
});

describe('a link to pay', () => {
  const owing = sampleStaffBooking({ due: 149.99, can: { ...sampleStaffBooking().can, balanceLink: 149.99 } });
  const mail = { recipient: owing.customerEmail, subject: '$149.99 is due', text: 'Pay the $149.99 by card' };
  const shown = { status: 200, body: { ...(acted as { body: object }).body, isSent: false, mail } } as const;

  test('is emailed for what is due, once the email could be read', async () => {
    const { page, sent } = openBooking({
      readings: [owing],
      answers: { [`POST ${address}/balance-link`]: [shown, { status: 200, body: { ...shown.body, isSent: true } }] },
    });
    await page.press('Email a link to pay');
    await page.words('$149.99 is due.');
    await page.words('Pay the $149.99 by card');
    await page.press('Send the email');
    await page.words('Link sent');
    expect(sent('balance-link').map(({ body }) => [body.amount, body.dryRun])).toEqual([
      [149.99, true],
      [149.99, undefined],
    ]);
  });

  test('is not offered where nothing is due', async () => {
    const { page } = openBooking();
    await page.heading(code);
    expect(page.hasButton('Email a link to pay')).toBe(false);
  });
});

describe('the visits of a job', () => {
  const plan = `POST ${address}/visits`;
  const proposals = [[{ crewId, date: '2026-12-10', start: time }]];
  const dates = () => ({ 'GET /api/admin/visit-dates': [{ status: 200, body: { crews: [], proposals } }] });

  test('are added, get days on which all of them fit, and are saved in one step', async () => {
    const { page, sent } = openBooking({ answers: { ...dates(), [plan]: [acted] } });
    await page.press('Schedule visits');
    await page.press('Add a visit');
    await page.press('Save visits');
    await page.words('Pick a date');
    expect(sent('visits')).toEqual([]);
    await page.press('Find dates');
    await eventually(() => expect(page.has('Pick a date')).toBe(false));
    await page.press('Save visits');
    await page.words('Visits scheduled');
    expect(sent('visits').map(({ body }) => body)).toEqual([
      {
        version: 3,
        visits: [{ crewId, date: '2026-12-10', start: time, minutes: 150 }],
        cancelled: [],
        reason: '',
        notify: true,
      },
    ]);
  });

  test.each([
    ['a quote’s job waits for a date again', { code: 'TQ-7K3M-9SQA', preferredDays: [] }, 1],
    ['another job keeps one', null, 0],
  ])('are all given up: %s', async (_name, quote, saved) => {
    const { page, sent } = openBooking({ readings: [sampleStaffBooking({ quote })], answers: { [plan]: [acted] } });
    await page.press('Schedule visits');
    await page.press('Remove visit 1');
    await eventually(async () => expect(document.activeElement).toBe(await page.button('Add a visit')));
    if (saved === 1) await page.words('Email the customer that the date is off');
    await page.press(saved === 1 ? 'Give up the visit' : 'Save visits');
    await page.words(saved === 1 ? 'The job waits for a date.' : 'Add a visit, or cancel the booking instead.');
    expect(sent('visits').map(({ body }) => body)).toEqual(
      saved === 1 ? [{ version: 3, visits: [], cancelled: [1], reason: '', notify: true }] : [],
    );
  });

  test('of which one has begun since are not given up, and the dialog starts again', async () => {
    const quote = { code: 'TQ-7K3M-9SQA', preferredDays: [] };
    const planned = sampleStaffBooking({ quote });
    const entry = { at: '2026-12-08T14:00:00Z', actor: 'staff', by: 'Sam', note: null } as const;
    const begun = sampleStaffBooking({
      quote,
      version: 4,
      status: 'in-progress',
      staffVisits: planned.staffVisits.map((visit) => ({ ...visit, status: 'in-progress' })),
      history: [...planned.history, { ...entry, kind: 'checked-in', facts: {} }],
    });
    const { page } = openBooking({
      readings: [planned, begun],
      answers: { [plan]: [problemAnswer(409, { code: 'changed_meanwhile' })] },
    });
    await page.press('Schedule visits');
    await page.press('Remove visit 1');
    await page.press('Give up the visit');
    await page.alert('Sam');
    await page.press('Start again');
    await page.words('in progress');
    expect(page.has('the job waits for a date again')).toBe(false);
    expect(page.hasButton('Give up the visit')).toBe(false);
  });

  test('are counted on after one that has begun', async () => {
    const [visit] = sampleStaffBooking().staffVisits;
    if (visit === undefined) throw new Error('The sample has no visit');
    const staffVisits = [
      { ...visit, status: 'in-progress' as const },
      { ...visit, number: 2 },
    ];
    const { page } = openBooking({ readings: [sampleStaffBooking({ staffVisits })] });
    await page.press('Schedule visits');
    await page.words(`Visit 1: ${formatStart({ date: visit.date, time: visit.start })}`);
    await page.button('Remove visit 2');
    await page.press('Add a visit');
    await page.button('Remove visit 3');
    expect(page.hasButton('Remove visit 1')).toBe(false);
  });

  test('that a rule protects need a reason, and its field takes the focus', async () => {
    const message = 'The customer can no longer move the first visit.';
    const { page } = openBooking({
      readings: [sampleStaffBooking({ quote: { code: 'TQ-7K3M-9SQA', preferredDays: [] } })],
      answers: { [plan]: [problemAnswer(422, { code: 'reason_missing', fields: { reason: message } })] },
    });
    await page.press('Schedule visits');
    await page.press('Remove visit 1');
    await page.press('Give up the visit');
    await page.words(message);
    await eventually(async () => expect(document.activeElement).toBe(await page.field('Reason')));
  });

  test.each([
    [
      'missed',
      `Record the visit of ${formatInstant(from)} as missed`,
      'Record it as missed',
      'Visit recorded as missed',
    ],
    ['cancel', `Give up the visit of ${formatInstant(from)}`, 'Give it up', 'Visit given up'],
  ])('are ended one by one: %s', async (act, open, confirm, done) => {
    const [visit] = sampleStaffBooking().staffVisits;
    if (visit === undefined) throw new Error('The sample has no visit');
    const can = { start: false, complete: false, miss: true, cancel: true };
    const staffVisits = [
      { ...visit, can },
      { ...visit, number: 2, date: '2026-12-09' as const },
    ];
    const { page, sent } = openBooking({
      readings: [sampleStaffBooking({ staffVisits })],
      answers: { [`POST ${address}/visits/1/${act}`]: [acted] },
    });
    await page.press(open);
    await page.type('Reason (optional)', 'Nobody opened');
    await page.press(confirm);
    await page.words(done);
    expect(sent(`visits/1/${act}`).map(({ body }) => body)).toEqual([{ version: 3, reason: 'Nobody opened' }]);
  });

  test.each([
    ['which has no time yet', []],
    [
      'of which all were given up',
      sampleStaffBooking().staffVisits.map((visit) => ({ ...visit, status: 'cancelled' as const })),
    ],
  ])('of a quote, %s, begin with one of two hours, and name the customer’s days', async (_name, staffVisits) => {
    const quote = { code: 'TQ-7K3M-9SQA', preferredDays: ['2026-12-14', '2026-12-16'] };
    const readings = [sampleStaffBooking({ jobMinutes: 0, staffVisits, quote })];
    const { page, sent } = openBooking({ readings, answers: { ...dates(), [plan]: [acted] } });
    await page.press('Schedule visits');
    await page.words('The customer prefers Mon, Dec 14; Wed, Dec 16, in this order.');
    await page.press('Find dates');
    await page.field('Time on site');
    await eventually(() => expect(document.querySelector<HTMLInputElement>('[type=date]')?.value).toBe('2026-12-10'));
    await page.press('Save visits');
    await page.words('Visits scheduled');
    expect(sent('visits').map(({ body }) => body)).toMatchObject([{ visits: [{ minutes: 120 }] }]);
  });

  test('stay as they were typed when one of them can’t be had, and its row says why', async () => {
    const fields = { 'visits.0': 'TF-2H8D-4WNE is in the way.' };
    const message = 'Thu, Dec 10, 9:00 AM: TF-2H8D-4WNE is in the way.';
    const taken = {
      status: 409,
      body: { status: 409, code: 'crew_busy', message, fields, details: { trackingCodes: [] } },
    };
    const { page } = openBooking({ answers: { ...dates(), [plan]: [taken] } });
    await page.press('Schedule visits');
    await page.press('Add a visit');
    await page.press('Find dates');
    await eventually(() =>
      expect([...document.querySelectorAll<HTMLInputElement>('[type=date]')].at(-1)?.value).toBe('2026-12-10'),
    );
    await page.press('Save visits');
    await page.alert(message);
    await page.words('TF-2H8D-4WNE is in the way.');
  });

  test('that are all removed can’t be saved', async () => {
    const { page, sent } = openBooking();
    await page.press('Schedule visits');
    await page.press('Remove visit 1');
    await page.press('Save visits');
    await page.words('Add a visit, or cancel the booking instead.');
    expect(sent('visits')).toEqual([]);
  });
});
