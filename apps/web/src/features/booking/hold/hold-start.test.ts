import { memoryStorage } from '@tintforge/app-base/testing/memory-storage';
import { sampleDraft, sampleHeld, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer, stubApi } from '@tintforge/app-base/testing/stub-api';
import { carsOfDraft, emptyTint } from '@tintforge/booking-core';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { agreedBill } from './agreed-bill';
import { refusalOutcome } from './hold-outcome';
import { holdBody } from './hold-request';
import { type HoldOrder, holdStart } from './hold-start';
import { createHoldStorage } from './hold-storage';

const held: StubAnswer = { status: 201, body: sampleHeld() };
const heldUntil = Date.parse(sampleHeld().holdExpiresAt);

function orderOf(draft = sampleDraft(), totalCents = 44_998): HoldOrder {
  const body = holdBody({ draft, totalCents });
  if (body === undefined) throw new Error('The draft is not finished');
  return { body, bill: { lines: [], totalCents } };
}

function shopOf(answers: StubAnswer[]) {
  const { api, sent } = stubApi(answers);
  const storage = createHoldStorage(memoryStorage());
  const clock = { now: heldUntil - 900_000 };
  let keys = 0;
  const tools = {
    api,
    storage,
    now: () => clock.now,
    makeKey: () => {
      keys += 1;
      return `00000000-0000-4000-8000-00000000000${keys}`;
    },
    outcomeOf: async (...refusal: Parameters<typeof refusalOutcome>) => refusalOutcome(...refusal),
  };
  return { hold: (order = orderOf()) => holdStart(tools, order), sent, storage, clock };
}

const keyOf = (request: { headers: Record<string, string> } | undefined) => request?.headers['idempotency-key'];
const replacedIn = (request: { body: unknown } | undefined) =>
  (request?.body as { replaces?: { trackingCode: string; manageToken: string } } | undefined)?.replaces;

test('a held start is remembered with its secret', async () => {
  const shop = shopOf([held]);
  expect(await shop.hold()).toMatchObject({ kind: 'held', hold: { trackingCode: 'TF-7K3M-9QXA' } });
  expect(shop.storage.readHold()).toMatchObject({ manageToken: sampleToken, holdExpiresAt: '2026-12-01T15:15:00Z' });
});

test('asking again for the same start uses the hold that runs', async () => {
  const shop = shopOf([held]);
  await shop.hold();
  expect(await shop.hold()).toMatchObject({ kind: 'held' });
  expect(shop.sent).toHaveLength(1);
});

test('a request that got no answer is repeated word for word', async () => {
  const shop = shopOf(['no network', held]);
  expect(await shop.hold()).toEqual({ kind: 'failed' });
  expect(await shop.hold()).toMatchObject({ kind: 'held' });
  expect(keyOf(shop.sent[1])).toBe(keyOf(shop.sent[0]));
  expect(shop.sent[1]?.body).toEqual(shop.sent[0]?.body);
});

test('a changed order gets a key of its own and replaces the hold', async () => {
  const shop = shopOf([held, held]);
  await shop.hold();
  await shop.hold(orderOf(sampleDraft({ appointmentTime: '13:00' })));
  expect(keyOf(shop.sent[1])).not.toBe(keyOf(shop.sent[0]));
  expect(replacedIn(shop.sent[1])).toEqual({ trackingCode: 'TF-7K3M-9QXA', manageToken: sampleToken });
});

test('contact details belong to the order: a corrected name replaces the hold', async () => {
  const shop = shopOf([held, held]);
  await shop.hold();
  await shop.hold(orderOf(sampleDraft({ customerName: 'Another Customer' })));
  expect(shop.sent).toHaveLength(2);
});

test('a hold whose time is over is asked for with a new key', async () => {
  const shop = shopOf([held, held]);
  await shop.hold();
  const hold = shop.storage.readHold();
  if (hold !== undefined) shop.storage.endHold(hold);
  shop.clock.now = heldUntil + 1;
  await shop.hold();
  expect(keyOf(shop.sent[1])).not.toBe(keyOf(shop.sent[0]));
});

test('a key that was made after the hold ended is not thrown away with it', async () => {
  const shop = shopOf([held, 'no network', held]);
  await shop.hold();
  const hold = shop.storage.readHold();
  if (hold === undefined) throw new Error('Nothing is held');
  shop.storage.endHold(hold);
  shop.clock.now = heldUntil + 1;
  await shop.hold();
  shop.storage.endHold(hold);
  await shop.hold();
  expect(keyOf(shop.sent[2])).toBe(keyOf(shop.sent[1]));
});

test('a key that the shop has spent is exchanged for a new one at once', async () => {
  const shop = shopOf(['no network', problemAnswer(410, { code: 'hold_expired' }), held]);
  await shop.hold();
  expect(await shop.hold()).toMatchObject({ kind: 'held' });
  expect(keyOf(shop.sent[2])).not.toBe(keyOf(shop.sent[1]));
});

test('a hold that the shop does not know is forgotten and not replaced', async () => {
  const shop = shopOf([held, problemAnswer(401, { code: 'unauthorized' }), held]);
  await shop.hold();
  expect(await shop.hold(orderOf(sampleDraft({ appointmentTime: '13:00' })))).toMatchObject({ kind: 'held' });
  expect(replacedIn(shop.sent[1])).toBeDefined();
  expect(replacedIn(shop.sent[2])).toBeUndefined();
});

test('a start that others took brings the starts as they are now, and keeps the old hold', async () => {
  const days = [{ date: '2026-12-08', state: 'open', starts: [] }];
  const shop = shopOf([held, problemAnswer(409, { code: 'slot_taken', details: { days } })]);
  await shop.hold();
  const outcome = await shop.hold(orderOf(sampleDraft({ appointmentTime: '13:00' })));
  expect(outcome).toEqual({ kind: 'start-taken', days });
  expect(shop.storage.readHold()?.trackingCode).toBe('TF-7K3M-9QXA');
});

test('a changed price is shown, and the accepted total is sent with a key of its own', async () => {
  const details = { lines: [{ id: 'sedan-premium', name: 'Sedan Premium', amount: 359.99 }], totalPrice: 359.99 };
  const shop = shopOf([problemAnswer(409, { code: 'price_changed', details }), held]);
  const outcome = await shop.hold();
  expect(outcome).toEqual({
    kind: 'price-changed',
    bill: { lines: [{ label: 'Sedan Premium', cents: 35_999 }], totalCents: 35_999 },
  });
  await shop.hold(orderOf(sampleDraft(), 35_999));
  expect(shop.sent[1]?.body).toMatchObject({ totalPrice: 359.99 });
  expect(keyOf(shop.sent[1])).not.toBe(keyOf(shop.sent[0]));
});

test('the agreed price stands on Review while the order is the same, and not for another', async () => {
  const shop = shopOf([held]);
  const draft = sampleDraft();
  const bill = { lines: [{ label: 'Sedan Premium', cents: 35_999 }], totalCents: 35_999 };
  const { body } = orderOf(draft, bill.totalCents);
  await shop.hold({ body, bill });
  const hold = shop.storage.readHold();
  expect(agreedBill({ draft, hold })).toEqual(bill);
  expect(agreedBill({ draft: sampleDraft({ addOnIds: [] }), hold })?.totalCents).toBe(sampleShop.packageCents);
});

test.each([
  ['already_paid', 409, { kind: 'already-paid' }],
  ['payment_unknown', 503, { kind: 'payment-unknown' }],
  ['too_many_holds', 429, { kind: 'too-many-holds' }],
  ['region_busy', 429, { kind: 'region-busy' }],
  ['closed_day', 422, { kind: 'not-offered', message: 'closed_day happened' }],
  ['too_soon', 422, { kind: 'not-offered', message: 'too_soon happened' }],
  ['internal', 500, { kind: 'failed', fault: 'internal happened' }],
])('%s is told apart', async (code, status, outcome) => {
  const details = code === 'already_paid' ? { details: { trackingCode: 'TF-7K3M-9QXA' } } : {};
  expect(await shopOf([problemAnswer(status, { code, ...details })]).hold()).toEqual(outcome);
});

test('refused shades are told apart, each at its zone', async () => {
  const fields = { 'tint.shades.0.shadeId': 'Too dark.' };
  const details = { zones: [{ zone: 'back', reason: 'too-dark', margin: -2, nearest: [] }] };
  const shop = shopOf([problemAnswer(422, { code: 'shade_not_legal', fields, details })]);
  const outcome = await shop.hold(orderOf(sampleDraft({ tint: { ...emptyTint, shades: { back: 'carbon-15' } } })));
  expect(outcome).toEqual({
    kind: 'tint-refused',
    car: 0,
    refusal: { message: 'shade_not_legal happened', zones: { back: { message: 'Too dark.', nearest: [] } } },
  });
});

describe('of several cars', () => {
  const tint = { ...emptyTint, shades: { back: 'carbon-15' } };
  const several = () => {
    const [car] = carsOfDraft(sampleDraft({ tint }));
    return orderOf(sampleDraft({ otherCars: car === undefined ? [] : [car, car] }));
  };

  test('refused shades are those of the car that the refusal names', async () => {
    const fields = { 'furtherCars.1.tint.shades.0.shadeId': 'Too dark.' };
    const details = { zones: [{ zone: 'back', reason: 'too-dark', margin: -2, nearest: [] }] };
    const shop = shopOf([problemAnswer(422, { code: 'shade_not_legal', fields, details })]);
    expect(await shop.hold(several())).toEqual({
      kind: 'tint-refused',
      car: 2,
      refusal: { message: 'shade_not_legal happened', zones: { back: { message: 'Too dark.', nearest: [] } } },
    });
  });

  test.each([
    ['packageId', 0, 'package'],
    ['furtherCars.0.packageId', 1, 'package'],
    ['furtherCars.1.addOnIds', 2, 'extras'],
  ])('a refused %s is of car %d and leads to its %s', async (field, car, step) => {
    const shop = shopOf([problemAnswer(422, { code: 'unknown_package', fields: { [field]: 'No.' } })]);
    expect(await shop.hold(several())).toEqual({ kind: 'car-refused', car, step, message: 'unknown_package happened' });
  });

  test('more than a booking holds is told apart', async () => {
    const shop = shopOf([problemAnswer(422, { code: 'needs_quote', fields: { furtherCars: 'Too long.' } })]);
    expect(await shop.hold(several())).toEqual({ kind: 'needs-quote', message: 'needs_quote happened' });
  });
});

test('refused fields are named', async () => {
  const fields = { customerEmail: 'Please enter a valid email address' };
  const shop = shopOf([problemAnswer(400, { code: 'invalid_value', fields })]);
  expect(await shop.hold()).toMatchObject({ kind: 'invalid', fields });
});
