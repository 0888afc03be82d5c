import { useMutation } from '@tanstack/react-query';
import type { Booking, BookingDetails } from '@tintforge/api-contract';
import { codeOf, detailsOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { faultText } from '@tintforge/app-base/fault-text';
import { moneyText } from '@tintforge/app-base/money';
import { useState } from 'react';
import { manageWords } from '../words';
import type { CancellationQuote } from './refund-columns';

const words = manageWords.cancel;

interface CancellationOptions {
  details: BookingDetails;
  access: BookingAccess;
  /** `refund`: the amount refunded by this cancellation, in dollars. */
  onCancelled: (booking: BookingDetails, refund: number) => void;
  /** The booking can no longer be cancelled; gets its current version. */
  onRefused: (booking: BookingDetails) => void;
}

/**
 * Cancels a booking only on the terms that its owner was shown; if they have changed, the new terms need a new
 * confirmation.
 */
export function useCancellation({ details, access, onCancelled, onRefused }: CancellationOptions) {
  const [changed, setChanged] = useState<CancellationQuote>();
  const quote: CancellationQuote = changed ?? details.cancellation ?? { refund: 0, kept: 0 };
  const call = { params: { code: details.trackingCode }, ...access };

  const mutation = useMutation({
    mutationFn: async () => {
      const { booking, refund } = await api('cancelBooking', { ...call, body: { refund: quote.refund } });
      // It is cancelled, even if fetching the other changes fails.
      const fresh = await api('getBookingDetails', call).catch(() => cancelledDetails(details, booking));
      return { booking: fresh, refund };
    },
    onSuccess: ({ booking, refund }) => onCancelled(booking, refund),
    onError(error) {
      setChanged(detailsOf(error, 'refund_changed') ?? changed);
      if (codeOf(error) === 'not_cancellable') api('getBookingDetails', call).then(onRefused, () => undefined);
    },
  });

  return {
    quote,
    isBusy: mutation.isPending,
    problem: mutation.error === null ? undefined : problemText(mutation.error),
    cancel: () => mutation.mutate(),
  };
}

function cancelledDetails(details: BookingDetails, booking: Booking): BookingDetails {
  return { ...details, ...booking, mayReschedule: false, mayCorrect: false, cancellation: null };
}

function problemText(error: Error): string {
  const changed = detailsOf(error, 'refund_changed');
  if (changed !== undefined) return words.changed({ kept: moneyText(changed.kept), refund: moneyText(changed.refund) });
  if (codeOf(error) === 'payment_unknown') return words.unknown;
  if (codeOf(error) === 'not_cancellable') return words.notPossible.title;
  return codeOf(error) === 'unauthorized' ? manageWords.loggedOut : (faultText(error) ?? words.failed);
}
