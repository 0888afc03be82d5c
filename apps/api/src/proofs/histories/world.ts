import type { BookingRequest, HeldBooking } from '@tintforge/api-contract';
import { countlessHolds } from '../../testing/countless-holds';
import { openTestShop, type TestShop } from '../../testing/test-shop';

/** What a customer of a history has in hand. */
export interface HistoryTicket extends HeldBooking {
  /** Under which it was held; undefined for who booked on the telephone. */
  key: string | undefined;
  body: BookingRequest;
  /** Of the payment that was opened last. */
  clientSecret?: string;
  /** What cancelling would have returned when the customer looked last, in dollars. */
  seenRefund?: number;
  /** What the customer believed in when asking to cancel, each time. */
  believedRefunds: number[];
}

/** Everything that a history acts upon. */
export interface World {
  shop: TestShop;
  tickets: HistoryTicket[];
  /** What was done and what came of it, to be read when a history fails. */
  trace: string[];
  /** The process now, counted from one; 0 between two. Whoever asks one process gets no answer from another. */
  process: number;
  processes: number;
  /** How many people came so far; each has an own email and phone. */
  people: number;
  /** Statuses as they were last seen, by booking and by payment. */
  seenBookings: Map<string, string>;
  /** Versions of bookings as staff last saw them. */
  seenByStaff: Map<string, number>;
  seenPayments: Map<string, string>;
  /** The latest that its clock has shown, epoch milliseconds: clocks go back, and who has forgotten does not remember. */
  latest: number;
}

/** A shop on a Tuesday morning, without bookings. */
export async function openWorld(): Promise<World> {
  const shop = await openTestShop({ limits: { holds: { ...countlessHolds, perPerson: 5 } } });
  return {
    shop,
    tickets: [],
    trace: [],
    process: 1,
    processes: 1,
    people: 0,
    seenBookings: new Map(),
    seenByStaff: new Map(),
    seenPayments: new Map(),
    latest: shop.clock.now(),
  };
}

/** Something that must never be, and the history that led to it. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';

  constructor(problem: string, trace: readonly string[]) {
    super(withTrace(problem, trace));
  }
}

/** An answer or an error that nobody expects, and the history that led to it. */
export class FailedHistory extends Error {
  override readonly name = 'FailedHistory';

  constructor(cause: unknown, trace: readonly string[]) {
    super(withTrace(String(cause instanceof Error ? cause.stack : cause), trace), { cause });
  }
}

function withTrace(problem: string, trace: readonly string[]): string {
  return [problem, ...trace.map((line, index) => `${index + 1}. ${line}`)].join('\n');
}
