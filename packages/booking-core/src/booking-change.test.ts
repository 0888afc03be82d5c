import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agreePrice,
  type ChangePart,
  changeableParts,
  changeParts,
  rebill,
  shortestJobMinutes,
} from './booking-change';
import { bookingStatuses } from './booking-status';
import { allOrders, priceOrder } from './order';
import { testCatalogue as catalogue } from './testing/catalogue';

const [order] = allOrders(catalogue);
const [extra, otherExtra] = catalogue.addOns;
if (order === undefined || extra === undefined || otherExtra === undefined) throw new Error('The sample shop is empty');

describe('what can be changed', () => {
  test.each<[(typeof bookingStatuses)[number], ChangePart[]]>([
    ['pending', ['contact', 'car', 'address', 'notes', 'shades']],
    ['confirmed', [...changeParts]],
    ['scheduled', [...changeParts]],
    ['in-progress', ['contact', 'notes', 'shades', 'order', 'length', 'price']],
    ['completed', ['contact', 'order', 'price']],
    ['cancelled', ['contact']],
    ['expired', ['contact']],
    ['no-show', ['contact']],
  ])('by the shop, of a booking that is %s', (status, parts) => {
    expect(changeableParts(status, 'admin')).toEqual(parts);
    expect(changeableParts(status, 'office')).toEqual(parts.filter((part) => part !== 'price'));
  });

  test('by the crew: extras, shades and notes until the job is done', () => {
    const possible = bookingStatuses.filter((status) => changeableParts(status, 'crew').length > 0);
    expect(possible).toEqual(['confirmed', 'scheduled', 'in-progress']);
    for (const status of possible) expect(changeableParts(status, 'crew')).toEqual(['notes', 'shades', 'order']);
  });

  test('by its owner: details until the crew is at the car, and no money', () => {
    const possible = bookingStatuses.filter((status) => changeableParts(status, 'customer').length > 0);
    expect(possible).toEqual(['confirmed', 'scheduled']);
    for (const status of possible)
      expect(changeableParts(status, 'customer')).toEqual(['contact', 'car', 'address', 'notes', 'order']);
  });
});

describe('a changed order', () => {
  const priced = (addOnIds: string[]) => {
    const result = priceOrder(catalogue, { ...order, addOnIds });
    if (!result.ok) throw new Error(result.problem);
    return result.value;
  };
  const booked = (addOnIds: string[], changes = {}) => ({ ...order, addOnIds, ...priced(addOnIds), ...changes });

  test('costs and takes what the same order does when nothing was agreed on by hand', () => {
    const orders = allOrders(catalogue);
    for (const from of orders)
      for (const to of orders) {
        const [was, is] = [priceOrder(catalogue, from), priceOrder(catalogue, to)];
        if (!was.ok || !is.ok) throw new Error('The sample shop sells everything');
        const { lines, jobMinutes } = was.value;
        const changed = rebill(catalogue, { booked: { ...from, lines, jobMinutes }, order: to });
        expect(changed).toMatchObject({ ok: true, value: { totalCents: is.value.totalCents, lines: is.value.lines } });
        expect(changed.ok && changed.value.jobMinutes).toBe(is.value.jobMinutes);
      }
  });

  test('keeps the price of what was booked, and adds at today’s', () => {
    const agreed = booked([extra.id]);
    const lines = agreed.lines.map((line) => ({ ...line, amountCents: line.amountCents - 500 }));
    const changed = rebill(catalogue, {
      booked: { ...agreed, lines },
      order: { ...order, addOnIds: [extra.id, otherExtra.id] },
    });
    expect(changed.ok && changed.value.lines.map(({ amountCents }) => amountCents)).toEqual([
      ...lines.map(({ amountCents }) => amountCents),
      otherExtra.priceCents,
    ]);
  });

  test('keeps a length that was set by hand, and changes by the minutes of what is new', () => {
    const { jobMinutes } = priced([]);
    const longer = booked([], { jobMinutes: jobMinutes + 60 });
    const changed = rebill(catalogue, { booked: longer, order: { ...order, addOnIds: [extra.id] } });
    expect(changed.ok && changed.value.jobMinutes).toBe(jobMinutes + 60 + extra.minutes);
    const shorter = booked([extra.id], { jobMinutes: shortestJobMinutes });
    const less = rebill(catalogue, { booked: shorter, order: { ...order, addOnIds: [] } });
    expect(less.ok && less.value.jobMinutes).toBe(shortestJobMinutes);
  });

  test('keeps what is switched off since, and gets no more of it', () => {
    const off = { ...catalogue, addOns: catalogue.addOns.map((item) => ({ ...item, isActive: false })) };
    const kept = rebill(off, { booked: booked([extra.id]), order: { ...order, addOnIds: [extra.id] } });
    expect(kept.ok && kept.value.lines).toEqual(priced([extra.id]).lines);
    const more = rebill(off, { booked: booked([extra.id]), order: { ...order, addOnIds: [extra.id, otherExtra.id] } });
    expect(more).toEqual({ ok: false, problem: 'unknown_add_on' });
  });

  test('changes by the minutes of what went as they were booked, and of what came as they are now', () => {
    const slower = {
      ...catalogue,
      packages: catalogue.packages.map((item) => ({ ...item, minutes: item.minutes + 300 })),
      addOns: catalogue.addOns.map((item) => ({
        ...item,
        minutes: item.minutes + 30,
        priceCents: item.priceCents + 1,
      })),
    };
    const was = booked([extra.id]);
    const changed = rebill(slower, {
      booked: was,
      order: { ...order, addOnIds: [otherExtra.id] },
      bookedFrom: catalogue,
    });
    expect(changed.ok && changed.value.jobMinutes).toBe(was.jobMinutes - extra.minutes + otherExtra.minutes + 30);
    expect(changed.ok && changed.value.totalCents).toBe(was.totalCents - extra.priceCents + otherExtra.priceCents + 1);
  });

  test('keeps the film of its package, whatever the package is made of now', () => {
    const other = {
      ...catalogue,
      packages: catalogue.packages.map((item) => ({ ...item, filmType: 'Ceramic Film' as const })),
    };
    const changed = rebill(other, {
      booked: booked([]),
      order: { ...order, addOnIds: [extra.id] },
      bookedFrom: catalogue,
    });
    expect(changed.ok && changed.value.package.filmType).toBe('Hybrid Film');
  });

  test('of what the shop does not sell is refused', () => {
    expect(rebill(catalogue, { booked: booked([]), order: { ...order, packageId: 'gone' } })).toEqual({
      ok: false,
      problem: 'unknown_package',
    });
  });
});

test('an agreed price is on the package first, and the lines add up to it', () => {
  const lines = [
    { id: 'package', name: 'Package', amountCents: 30_000 },
    { id: 'extra', name: 'Extra', amountCents: 10_000 },
  ];
  expect(agreePrice(lines, 35_000).map(({ amountCents }) => amountCents)).toEqual([25_000, 10_000]);
  expect(agreePrice(lines, 41_000).map(({ amountCents }) => amountCents)).toEqual([31_000, 10_000]);
  expect(agreePrice(lines, 6_000).map(({ amountCents }) => amountCents)).toEqual([0, 6_000]);
  const line = fc.record({ id: fc.string(), name: fc.string(), amountCents: fc.nat(200_000) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(1_000_000), (bill, total) => {
      const agreed = agreePrice(bill, total).map(({ amountCents }) => amountCents);
      expect(agreed.reduce((sum, cents) => sum + cents, 0)).toBe(total);
      expect(agreed.every((cents) => cents >= 0)).toBe(true);
    }),
    { seed: 20261123 },
  );
});
