import type { BookingRequest, HeldBooking } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';
import { countlessHolds } from '../../testing/countless-holds';
import type { LoggedIn } from '../../testing/logged-in';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import type { CrewSide } from '../calendar-edits/own-events';
import type { Observed } from './observe';

/** A customer's state in a history. */
export interface HistoryTicket extends HeldBooking {
  /** Its hold key; undefined for a phone booking. */
  key: string | undefined;
  body: BookingRequest;
  /** Client secret of the payment opened last. */
  clientSecret?: string;
  /** Version of the booking when the customer last looked at its services. */
  seenVersion?: number;
  /** Client secret of the balance payment opened last, and the amount due that was seen then, in dollars. */
  balanceSecret?: string;
  seenDue?: number;
  /** Outcome of cancelling a car alone when the customer last looked, in dollars. */
  seenCar?: { refund: number; kept: number };
  /** Refund of a cancellation when the customer last looked, in dollars. */
  seenRefund?: number;
  /** Refunds that the customer expected when cancelling, each time. */
  believedRefunds: number[];
}

/** State of a history. */
export interface World {
  shop: TestShop;
  tickets: HistoryTicket[];
  /** Steps and their results, to be read when a history fails. */
  trace: string[];
  /** The current process, counted from one; 0 between two. A caller of one process gets no response from another. */
  process: number;
  processes: number;
  /** The catalog that customers see: what is in force, as far as their pages have followed. */
  shown: Catalogue;
  /** Number of people so far; each has a separate email and phone. */
  people: number;
  /** All bookings as they were after the last step, by their codes. */
  observed: Map<string, Observed>;
  /** The shop's owner, logged in at a moment of a process. */
  owner?: { at: number; process: number; login: LoggedIn };
  /** Statuses as they were last seen, by booking and by payment. */
  seenBookings: Map<string, string>;
  /** Versions of bookings as staff last saw them. */
  seenByStaff: Map<string, number>;
  seenPayments: Map<string, string>;
  /** Calendars of crews that have one, by crew. */
  calendars: Map<string, CrewSide>;
  /** The latest time of its clock, epoch milliseconds: clocks can be set back, but forgotten keys and intents stay forgotten. */
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
    shown: shop.catalogue,
    people: 0,
    observed: new Map(),
    seenBookings: new Map(),
    seenByStaff: new Map(),
    seenPayments: new Map(),
    calendars: new Map(),
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

/** An unexpected response or error, and the history that led to it. */
export class FailedHistory extends Error {
  override readonly name = 'FailedHistory';

  constructor(cause: unknown, trace: readonly string[]) {
    super(withTrace(String(cause instanceof Error ? cause.stack : cause), trace), { cause });
  }
}

function withTrace(problem: string, trace: readonly string[]): string {
  return [problem, ...trace.map((line, index) => `${index + 1}. ${line}`)].join('\n');
}
