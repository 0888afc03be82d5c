import { describe, expect, it } from 'vitest';
import {
  type IntentAction,
  type IntentStatus,
  intentActions,
  intentStatuses,
  nextStatus,
  statusesThatAllow,
} from './machine';

const no = undefined;

// Columns: requires_payment_method, requires_confirmation, requires_action, processing, succeeded, canceled.
const table: Record<IntentAction, (IntentStatus | undefined)[]> = {
  attach: ['requires_confirmation', 'requires_confirmation', 'requires_confirmation', no, no, no],
  'change-amount': ['requires_payment_method', 'requires_confirmation', 'requires_confirmation', no, no, no],
  'ask-authentication': ['requires_action', 'requires_action', 'requires_action', no, no, no],
  'fail-authentication': [no, no, 'requires_payment_method', no, no, no],
  succeed: ['succeeded', 'succeeded', 'succeeded', no, no, no],
  decline: ['requires_payment_method', 'requires_payment_method', 'requires_payment_method', no, no, no],
  process: ['processing', 'processing', 'processing', no, no, no],
  settle: [no, no, no, 'succeeded', no, no],
  'fail-settlement': [no, no, no, 'requires_payment_method', no, no],
  cancel: ['canceled', 'canceled', 'canceled', no, no, no],
};

describe('the machine of a PaymentIntent', () => {
  it.each(intentActions)('%s leads where the table says', (action) => {
    expect(intentStatuses.map((status) => nextStatus(status, action))).toEqual(table[action]);
  });

  it('never leaves succeeded or canceled', () => {
    for (const action of intentActions) {
      expect(nextStatus('succeeded', action)).toBeUndefined();
      expect(nextStatus('canceled', action)).toBeUndefined();
    }
  });

  it('can be paid from every status it can be cancelled from', () => {
    expect(statusesThatAllow('cancel')).toEqual(statusesThatAllow('succeed'));
  });

  it('reaches every status, and an end, from the first one', () => {
    const reached = new Set<IntentStatus>(['requires_payment_method']);
    for (const status of reached) {
      for (const action of intentActions) {
        const next = nextStatus(status, action);
        if (next !== undefined) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual([...intentStatuses].sort());
  });
});
