import { describe, expect, test } from 'vitest';
import { type CancelForm, cancelRequestOf, needsReason, refundOf, rightsAfter } from './refund-choice';

const rights = { remaining: 449.98, byPolicy: 337.48 };

function form(changes: Partial<CancelForm>): CancelForm {
  return { askedBy: 'shop', refund: 'full', amount: '', reason: '', ...changes };
}

test.each([
  ['full', '', 449.98],
  ['policy', '', 337.48],
  ['none', '', 0],
  ['amount', '100', 100],
  ['amount', '$449.98', 449.98],
  ['amount', '449.99', undefined],
  ['amount', '', undefined],
  ['amount', '0', undefined],
] as const)('%s with %j typed returns %j', (refund, amount, expected) => {
  expect(refundOf(form({ refund, amount }), rights)).toBe(expected);
});

describe('the request', () => {
  test('needs no reason for everything, and one for anything less', () => {
    expect(cancelRequestOf(form({}), { version: 4, rights })).toEqual({
      version: 4,
      askedBy: 'shop',
      refund: 'full',
      amount: 449.98,
      reason: '',
    });
    for (const refund of ['policy', 'amount', 'none'] as const) {
      const less = form({ refund, amount: '50' });
      expect(needsReason(less, rights)).toBe(true);
      expect(cancelRequestOf({ ...less, reason: '  ' }, { version: 4, rights })).toBeUndefined();
      expect(cancelRequestOf({ ...less, reason: 'asked late' }, { version: 4, rights })).toMatchObject({ refund });
    }
  });

  test('of a booking that nothing was paid for returns nothing and needs no reason', () => {
    const unpaid = { remaining: 0, byPolicy: 0 };
    expect(cancelRequestOf(form({}), { version: 1, rights: unpaid })).toMatchObject({ refund: 'full', amount: 0 });
  });

  test('needs no reason for the policy’s refund when the customer asked', () => {
    const asked = form({ askedBy: 'customer', refund: 'policy' });
    expect(cancelRequestOf(asked, { version: 4, rights })).toMatchObject({ askedBy: 'customer', amount: 337.48 });
    expect(needsReason({ ...asked, refund: 'none' }, rights)).toBe(true);
  });

  test('waits for an amount', () => {
    const typing = form({ refund: 'amount', amount: '4.x', reason: 'agreed' });
    expect(cancelRequestOf(typing, { version: 1, rights })).toBeUndefined();
  });
});

test('an outcome that the server has named since is the one of its choice', () => {
  const named = { refund: 300, kept: 149.98 };
  expect(rightsAfter(named, { refund: 'policy', rights })).toEqual({ remaining: 449.98, byPolicy: 300 });
  // A refund at the card provider's desk.
  const full = { refund: 200, kept: 0 };
  expect(rightsAfter(full, { refund: 'full', rights })).toEqual({ remaining: 200, byPolicy: 200 });
});
