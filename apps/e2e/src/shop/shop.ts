import { randomUUID } from 'node:crypto';
import { askApi } from './ask-api';
import { shopDate, weekdayOf } from './dates';
import { type PaidBooking, placeAndPay, testMethods } from './paid-booking';
import { customer, freeZip, type NeighborOrder, neighborOrder, wholeDayOrder } from './sample-order';
import type { LogLine, ShopProcess } from './shop-process';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A fault of the card provider; see the emulator's README. */
export interface ProviderFault {
  kind: 'connection-before' | 'connection-after' | 'timeout-before' | 'timeout-after' | 'server-error' | 'rate-limit';
  method?: 'GET' | 'POST';
  path?: string;
  times?: number;
}

/** A day of the calendar, as far as the API's response describes it. */
interface OfferedDay {
  date: string;
  starts: { available: boolean }[];
}

/** The running shop as stories use it: its clock, its jobs, its other customers. */
export interface Shop {
  origin: string;
  /** Epoch milliseconds on the shop's clock. */
  now(): Promise<number>;
  /** Advances to the next morning: every story has its own, and other stories' holds have expired. */
  nextMorning(): Promise<void>;
  /** Advances the shop's clock; returns its new time. Browsers have separate clocks. */
  passMinutes(minutes: number): Promise<number>;
  /** Runs the shop's expiry job now: ends expired holds. */
  expireHolds(): Promise<void>;
  failProvider(fault: ProviderFault): Promise<void>;
  clearFaults(): Promise<void>;
  holdWebhooks(): Promise<void>;
  releaseWebhooks(): Promise<void>;
  /** A day from the day after tomorrow on that no story has had yet, with all starts free; `weekday` 0 is Sunday. */
  emptyDay(wanted?: { weekday: number }): Promise<string>;
  /** Another customer takes a start with one crew. */
  neighborTakes(start: { date: string; time: string }): Promise<void>;
  /** Another customer takes one crew for the whole day. */
  neighborTakesDay(date: string): Promise<void>;
  /** The customer of the stories has booked a sedan's Basic package as a guest and paid for it with a test method. */
  customerBooked(start: { date: string; time: string; method?: string; email?: string }): Promise<PaidBooking>;
  /** The customer of the stories holds a start as a guest, and has its link. */
  customerHeld(start: { date: string; time: string }): Promise<{ code: string; manageToken: string }>;
  /** Does now what the shop does every few seconds: returns the money that is owed. */
  returnMoney(): Promise<void>;
  /** Runs the card provider's pending effects now: pending decisions are made, and reported to the shop. */
  letProviderDecide(): Promise<void>;
  /** The customer of the stories holds a start on each of the days already, from another browser. */
  customerHolds(days: readonly string[]): Promise<void>;
  takeLog(): LogLine[];
}

/** Stories' view of a running server. `opening` (epoch milliseconds) is the time of day at which every morning begins. */
export function createShop({ origin, control, takeLog }: ShopProcess, { opening }: { opening: number }): Shop {
  let mornings = 0;
  let neighbors = 0;
  const given = new Set<string>();

  async function now(): Promise<number> {
    return Number(await control({ do: 'read-clock' }));
  }

  async function expireHolds(): Promise<void> {
    await control({ do: 'run-job', name: 'expire-holds' });
  }

  /** The days that the api offers for the cheapest order of two cars with a crew each. */
  async function days(): Promise<OfferedDay[]> {
    const query = new URLSearchParams({
      zip: freeZip,
      from: shopDate(await now()),
      days: '61',
      vehicleType: 'sedan',
      packageId: 'sedan-basic',
      // A second crew: the visits that an office plans take one crew's time, and its starts would still be free.
      cars: 'sedan-basic',
      crews: '2',
    });
    return (await askApi<{ days: OfferedDay[] }>(`${origin}/api/availability?${query}`)).days;
  }

  function place(order: NeighborOrder): Promise<{ booking: { trackingCode: string }; manageToken: string }> {
    return askApi(`${origin}/api/bookings`, { body: order, headers: { 'idempotency-key': randomUUID() } });
  }

  function nextNumber(): number {
    neighbors += 1;
    return neighbors;
  }

  return {
    origin,
    now,
    async nextMorning() {
      await control({ do: 'clear-faults' });
      await control({ do: 'release-webhooks' });
      await control({ do: 'set-clock', to: opening + mornings * day });
      mornings += 1;
      await expireHolds();
    },
    async passMinutes(minutes) {
      return Number(await control({ do: 'advance-clock', by: minutes * minute }));
    },
    expireHolds,
    async failProvider(fault) {
      await control({ do: 'fail-requests', ...fault });
    },
    async clearFaults() {
      await control({ do: 'clear-faults' });
    },
    async holdWebhooks() {
      await control({ do: 'hold-webhooks' });
    },
    async releaseWebhooks() {
      await control({ do: 'release-webhooks' });
    },
    async emptyDay(wanted) {
      const ahead = (await days())
        .slice(2)
        .filter(({ date }) => wanted === undefined || weekdayOf(date) === wanted.weekday);
      // A weekday without hours has no starts at all.
      const isEmpty = (starts: { available: boolean }[]) =>
        starts.length > 0 && starts.every((start) => start.available);
      const found = ahead.find(({ date, starts }) => !given.has(date) && isEmpty(starts));
      if (found === undefined) throw new Error('No day is empty');
      given.add(found.date);
      return found.date;
    },
    async neighborTakes(start) {
      await place(neighborOrder({ ...start, number: nextNumber() }));
    },
    async neighborTakesDay(date) {
      await place(wholeDayOrder({ date, number: nextNumber() }));
    },
    customerBooked: ({ method = testMethods.refundable, email = customer.email, ...start }) =>
      placeAndPay(origin, { order: neighborOrder({ ...start, number: nextNumber() }), method, email }),
    async customerHeld(start) {
      const order = neighborOrder({ ...start, number: nextNumber() });
      const { booking, manageToken } = await place({ ...order, customerEmail: customer.email });
      return { code: booking.trackingCode, manageToken };
    },
    async returnMoney() {
      await control({ do: 'run-job', name: 'carry-out-refunds' });
    },
    async letProviderDecide() {
      await control({ do: 'advance-emulator' });
    },
    async customerHolds(days) {
      for (const date of days) {
        const order = neighborOrder({ date, time: '09:00', number: nextNumber() });
        await place({ ...order, customerEmail: customer.email });
      }
    },
    takeLog,
  };
}
