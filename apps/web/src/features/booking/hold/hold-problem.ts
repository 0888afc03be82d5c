import type { Bill } from './bill';
import type { HoldOutcome } from './hold-outcome';

/** Problems that keep the customer on the step, where they are shown. */
export type HoldProblem =
  | { kind: 'price-changed'; before: Bill; now: Bill }
  | { kind: 'payment-unknown' }
  | { kind: 'too-many-holds' }
  | { kind: 'region-busy' }
  | { kind: 'preview-only' }
  | Extract<HoldOutcome, { kind: 'needs-quote' }>;

/** A problem to explain, with what the customer can do about it. */
export interface HoldProblemProps {
  problem: HoldProblem;
  /** The region's phone line. */
  phone: string;
  onAccept: (bill: Bill) => void;
  onDecline: () => void;
}
