import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Availability, AvailableDay } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { isRecord } from '@tintforge/app-base/storage';
import { bookingHorizonDays, type Order } from '@tintforge/booking-core';

/** First word of every availability query's key. */
const family = 'availability';

/** The starts to request. */
export interface AvailabilityQuestion {
  zip: string;
  order: Order;
  /** More cars at the same address, and the crews that work on all of them; one when absent. */
  further?: readonly Pick<Order, 'packageId' | 'addOnIds'>[];
  crews?: 1 | 2;
  /** The first day, `YYYY-MM-DD`; the response covers the rest of the booking window. */
  from: string;
  /** A booking whose own time counts as free; without its secret, its owner has to be logged in. */
  own?: { trackingCode: string; bookingToken?: string | undefined } | undefined;
}

/** The starts of all bookable days. Nothing is requested while there is no order. */
export function useAvailabilityOf(question: AvailabilityQuestion | undefined) {
  return useQuery({
    queryKey: [family, question],
    queryFn: question === undefined ? skipToken : ({ signal }) => fetchAvailability(question, signal),
    ...alwaysFresh,
    placeholderData: keepPreviousData,
  });
}

async function fetchAvailability(question: AvailabilityQuestion, signal: AbortSignal): Promise<Availability> {
  const { zip, order, further, crews, from, own } = question;
  const query = {
    zip,
    from,
    days: bookingHorizonDays + 1,
    vehicleType: order.vehicleType,
    packageId: order.packageId,
    ...(order.addOnIds.length === 0 ? {} : { addOnIds: order.addOnIds.join(',') }),
    ...(further === undefined ? {} : { cars: further.map(carInAddress).join(',') }),
    ...(crews === undefined ? {} : { crews }),
  };
  if (own === undefined) return api('getAvailability', { query, signal });
  try {
    const { trackingCode, bookingToken } = own;
    return await api('getAvailability', {
      query: { ...query, exclude: trackingCode },
      ...(bookingToken === undefined ? {} : { bookingToken }),
      signal,
    });
  } catch (error) {
    // A booking that the server no longer knows must not hide its calendar.
    const code = codeOf(error);
    if (code !== 'unauthorized' && code !== 'not_found') throw error;
    return api('getAvailability', { query, signal });
  }
}

/** A car as the address of a query has it: its package, and its add-ons after periods. */
function carInAddress({ packageId, addOnIds }: Pick<Order, 'packageId' | 'addOnIds'>): string {
  return [packageId, ...addOnIds].join('.');
}

/** Adds days from another response, for as many crews, to the cache, so that they show before the next response. */
export function cacheDays(days: readonly AvailableDay[], crews?: AvailabilityQuestion['crews']): void {
  const fresh = new Map(days.map((day) => [day.date, day]));
  queryClient.setQueriesData<Availability>(
    { queryKey: [family], predicate: ({ queryKey: [, question] }) => crewsOf(question) === crews },
    (known) => known && { ...known, days: known.days.map((day) => fresh.get(day.date) ?? day) },
  );
}

function crewsOf(question: unknown): unknown {
  return isRecord(question) ? question.crews : undefined;
}
