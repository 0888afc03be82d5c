import type { Booking } from '@tintforge/api-contract';
import { agreedAppointment } from '@tintforge/app-base/appointment';
import { useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { wizardWords } from '@tintforge/content';
import { LoadingLine } from '@tintforge/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { arrivalState } from '../../../lib/booking-arrival';
import { bookingTokenOf, rememberBookingToken } from '../../../lib/booking-tokens';
import { rememberPaidBooking } from '../../../lib/paid-booking';
import type { KeptHold } from '../hold/hold-storage';
import type { StepProps } from '../step-props';
import { forgetOrder } from '../use-wizard';
import { arrivalOfOrder } from './order-arrival';
import { heldWords } from './words';

interface OrderBookedProps extends StepProps {
  booking: Booking;
  fate: 'paid' | 'kept' | 'cancelled';
  hold: KeptHold;
}

/** The booking exists: its own page replaces the wizard, which forgets the order. */
export function OrderBooked({ booking, fate, hold, draft, orderId }: OrderBookedProps) {
  const navigate = useNavigate();
  const { trackingCode, manageToken } = hold;
  const [arrival] = useState(() => {
    const isKnown = bookingTokenOf({ trackingCode, now: Date.now() }) !== undefined;
    return arrivalOfOrder({ booking, fate, hold, draft, isKnown });
  });

  const leave = useEffectEvent(() => {
    const { instant: startsAt } = agreedAppointment(booking);
    rememberBookingToken({ trackingCode, manageToken, startsAt, orderId, now: Date.now() });
    forgetOrder();
    if (arrival === 'paid') {
      rememberPaidBooking(booking);
      const { title, text } = wizardWords.toasts.paymentSuccessful;
      showToast({ title, description: text });
    }
    void navigate(paths.bookingVerification(trackingCode), { replace: true, state: arrivalState(arrival) });
  });
  useEffect(() => leave(), []);

  return <LoadingLine label={heldWords.opening} />;
}
