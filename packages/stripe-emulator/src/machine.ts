/** The statuses a PaymentIntent of the emulator can have (manual capture is not emulated). */
export const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] as const;

/** One status of a PaymentIntent. */
export type IntentStatus = (typeof intentStatuses)[number];

/** Everything that can happen to a PaymentIntent. */
export const intentActions = [
  'attach',
  'change-amount',
  'ask-authentication',
  'fail-authentication',
  'succeed',
  'decline',
  'process',
  'settle',
  'fail-settlement',
  'cancel',
] as const;

/** One thing that can happen to a PaymentIntent. */
export type IntentAction = (typeof intentActions)[number];

/**
 * The next status for each action and status; a missing cell is refused. `succeeded` and `canceled` are final, and the
 * bank decides a payment in `processing`, so it cannot be cancelled.
 */
const transitions: Record<IntentAction, Partial<Record<IntentStatus, IntentStatus>>> = {
  attach: {
    requires_payment_method: 'requires_confirmation',
    requires_confirmation: 'requires_confirmation',
    requires_action: 'requires_confirmation',
  },
  'change-amount': {
    requires_payment_method: 'requires_payment_method',
    requires_confirmation: 'requires_confirmation',
    requires_action: 'requires_confirmation',
  },
  'ask-authentication': {
    requires_payment_method: 'requires_action',
    requires_confirmation: 'requires_action',
    requires_action: 'requires_action',
  },
  'fail-authentication': { requires_action: 'requires_payment_method' },
  succeed: {
    requires_payment_method: 'succeeded',
    requires_confirmation: 'succeeded',
    requires_action: 'succeeded',
  },
  decline: {
    requires_payment_method: 'requires_payment_method',
    requires_confirmation: 'requires_payment_method',
    requires_action: 'requires_payment_method',
  },
  process: {
    requires_payment_method: 'processing',
    requires_confirmation: 'processing',
    requires_action: 'processing',
  },
  settle: { processing: 'succeeded' },
  'fail-settlement': { processing: 'requires_payment_method' },
  cancel: {
    requires_payment_method: 'canceled',
    requires_confirmation: 'canceled',
    requires_action: 'canceled',
  },
};

/** The status after an action, or undefined when the action is refused in this status. */
export function nextStatus(status: IntentStatus, action: IntentAction): IntentStatus | undefined {
  return transitions[action][status];
}

/** The status after an action that was checked before. Throws when it is refused after all: that is a bug. */
export function statusAfter(status: IntentStatus, action: IntentAction): IntentStatus {
  const next = nextStatus(status, action);
  if (next !== undefined) return next;
  throw new Error(`A PaymentIntent in ${status} cannot ${action}.`);
}

/** The statuses from which an action is allowed, in the order of `intentStatuses`. */
export function statusesThatAllow(action: IntentAction): IntentStatus[] {
  return intentStatuses.filter((status) => transitions[action][status] !== undefined);
}
