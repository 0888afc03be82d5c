import { useMutation } from '@tanstack/react-query';
import type { PhoneBookingRequest } from '@tintforge/api-contract';
import { ApiError, detailsOf } from '@tintforge/api-contract/client';
import { useNavigate } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { queryClient } from '@tintforge/app-base/query-client';
import { refusalOfCar } from '@tintforge/app-base/refusal-of-car';
import { keepDisclosure } from '@tintforge/app-base/tint/shown-disclosure';
import type { TintRefusal } from '@tintforge/app-base/tint/tint-refusal';
import { tintRefusalOf } from '@tintforge/app-base/tint/tint-refusal-of';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { problemText } from '../deeds';
import { staffApi } from '../lib/staff-api';
import { forgetCall, forgetPhoneAttempt, keepPhoneAttempt, type PhoneAttempt, readPhoneAttempt } from './phone-draft';
import { phoneWords } from './words';

const words = phoneWords.done;

/** The end of a link's hold moves with the clock; it doesn't make a different booking. */
function isSame(one: PhoneBookingRequest, other: PhoneBookingRequest): boolean {
  return JSON.stringify({ ...one, linkUntil: '' }) === JSON.stringify({ ...other, linkUntil: '' });
}

/**
 * A booking whose response was lost is sent again word for word under its key, also after a reload; any other gets a
 * new key.
 */
function attemptFor(body: PhoneBookingRequest): PhoneAttempt {
  const earlier = readPhoneAttempt();
  const attempt = earlier !== undefined && isSame(earlier.body, body) ? earlier : { body, key: crypto.randomUUID() };
  keepPhoneAttempt(attempt);
  return attempt;
}

/** Handles a refusal: the messages about single fields, and what the server said about the shades of a car. */
type OnRefused = (fields: Readonly<Record<string, string>>, shades?: { car: number; refusal: TintRefusal }) => void;

/** False after a lost response or a failure on the way, a gateway's for example: the booking may have been made. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** Books for a customer on the phone, and opens the booking. It is idempotent. */
export function usePhoneBooking(onRefused: OnRefused) {
  const navigate = useNavigate();

  const booking = useMutation({
    mutationFn: (asked: PhoneBookingRequest) => {
      const { body, key } = attemptFor(asked);
      return staffApi('createPhoneBooking', { body, idempotencyKey: key });
    },
    onSuccess: ({ trackingCode }, { payment, customerEmail }) => {
      forgetCall();
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
      const isLink = payment === 'link';
      showToast({
        title: isLink ? words.link.title : words.onSite.title,
        description: isLink ? words.link.text(customerEmail) : words.onSite.text(trackingCode),
      });
      navigate(paths.adminBooking(trackingCode));
    },
    onError: (error, body) => {
      if (isRefusal(error)) forgetPhoneAttempt();
      void queryClient.invalidateQueries({ queryKey: ['admin', 'starts'] });
      const { car, own } = refusalOfCar(error);
      const refusal = tintRefusalOf(own, (body.furtherCars?.[car - 1] ?? body).tint);
      if (refusal?.disclosure !== undefined) keepDisclosure(refusal.disclosure);
      const fields = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
      onRefused(fields, refusal && { car, refusal });
    },
  });

  return {
    isBusy: booking.isPending,
    isDone: booking.isSuccess,
    problem: booking.error === null ? undefined : textOf(booking.error),
    book: (body: PhoneBookingRequest) => booking.mutate(body),
  };
}

function textOf(error: Error): string {
  const changed = detailsOf(error, 'price_changed');
  return changed === undefined ? problemText(error) : phoneWords.priceChanged(moneyText(changed.totalPrice));
}
