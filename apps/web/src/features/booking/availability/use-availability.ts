import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Availability, AvailableDay } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { bookingHorizonDays, draftOrder, type Order, regionOfZip, type WizardDraft } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { api } from '../../../lib/api';
import { alwaysFresh, queryClient } from '../../../lib/query-client';
import { shopToday } from '../../../lib/shop-time';
import { type BookingSecret, createHoldStorage } from '../hold/hold-storage';

/** First word of every availability query's key. */
const family = 'availability';

interface Question {
  zip: string;
  order: Order;
  from: string;
  /** Our own hold, whose time counts as free. */
  ownHold: BookingSecret | undefined;
}

/**
 * The starts of all days that can be booked, for the draft's order at its ZIP code. Our own hold counts as free. Nothing
 * is asked before package and a served ZIP code are known.
 */
export function useAvailability(draft: WizardDraft) {
  const order = draftOrder(draft);
  const isServed = regionOfZip(catalogue, draft.zip) !== undefined;
  const hold = createHoldStorage().readHold();
  const ownHold = hold && { trackingCode: hold.trackingCode, manageToken: hold.manageToken };
  const question = order && isServed ? { zip: draft.zip, order, from: shopToday(Date.now()), ownHold } : undefined;
  return useQuery({
    queryKey: [family, question],
    queryFn: question === undefined ? skipToken : ({ signal }) => fetchAvailability(question, signal),
    ...alwaysFresh,
    placeholderData: keepPreviousData,
  });
}

async function fetchAvailability(question: Question, signal: AbortSignal): Promise<Availability> {
  const { zip, order, from, ownHold } = question;
  const query = {
    zip,
    from,
    days: bookingHorizonDays + 1,
    vehicleType: order.vehicleType,
    packageId: order.packageId,
    ...(order.addOnIds.length === 0 ? {} : { addOnIds: order.addOnIds.join(',') }),
  };
  if (ownHold === undefined) return api('getAvailability', { query, signal });
  try {
    const { trackingCode, manageToken } = ownHold;
    return await api('getAvailability', {
      query: { ...query, exclude: trackingCode },
      bookingToken: manageToken,
      signal,
    });
  } catch (error) {
    // A hold that the shop does not know any more must not hide its calendar.
    const code = codeOf(error);
    if (code !== 'unauthorized' && code !== 'not_found') throw error;
    return api('getAvailability', { query, signal });
  }
}

/** Takes days that came with an answer into what is known, so that they show before the next question is answered. */
export function learnDays(days: readonly AvailableDay[]): void {
  const fresh = new Map(days.map((day) => [day.date, day]));
  queryClient.setQueriesData<Availability>(
    { queryKey: [family] },
    (known) => known && { ...known, days: known.days.map((day) => fresh.get(day.date) ?? day) },
  );
}
