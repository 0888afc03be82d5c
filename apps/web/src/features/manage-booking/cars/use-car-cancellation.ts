import { useMutation } from '@tanstack/react-query';
import type { BookedCarView, BookingDetails, CancellationQuote } from '@tintforge/api-contract';
import { codeOf, detailsOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { faultText } from '@tintforge/app-base/fault-text';
import { moneyText } from '@tintforge/app-base/money';
import { useState } from 'react';
import { manageWords } from '../words';

interface CarCancellationOptions {
  details: BookingDetails;
  access: BookingAccess;
  car: BookedCarView;
  /** `refund`: the amount refunded for this car, in dollars. */
  onCancelled: (booking: BookingDetails, refund: number) => void;
  /** The car can no longer be cancelled; gets the booking's current version. */
  onRefused: (booking: BookingDetails) => void;
}

/** Cancels one of several cars only on the terms that its owner was shown; changed terms need a new confirmation. */
export function useCarCancellation({ details, access, car, onCancelled, onRefused }: CarCancellationOptions) {
  const [changed, setChanged] = useState<CancellationQuote>();
  const quote: CancellationQuote = changed ?? car.cancellation ?? { refund: 0, kept: 0 };
  const params = { code: details.trackingCode, number: String(car.number) };

  const mutation = useMutation({
    mutationFn: () => api('cancelCar', { params, ...access, body: quote }),
    onSuccess: ({ booking, refund }) => onCancelled(booking, refund),
    onError(error) {
      setChanged(detailsOf(error, 'refund_changed') ?? changed);
      if (codeOf(error) !== 'not_cancellable') return;
      api('getBookingDetails', { params: { code: details.trackingCode }, ...access }).then(onRefused, () => undefined);
    },
  });

  return {
    quote,
    isBusy: mutation.isPending,
    problem: mutation.error === null ? undefined : problemText(mutation.error),
    cancel: () => mutation.mutate(),
  };
}

function problemText(error: Error): string {
  const words = manageWords.cars;
  const changed = detailsOf(error, 'refund_changed');
  if (changed !== undefined) return words.changed({ kept: moneyText(changed.kept), refund: moneyText(changed.refund) });
  if (codeOf(error) === 'not_cancellable') return words.notPossible.title;
  return codeOf(error) === 'unauthorized' ? manageWords.loggedOut : (faultText(error) ?? words.failed);
}
