import type { Booking } from '@tintforge/api-contract';
import { confirmationWords, wizardWords } from '@tintforge/content';
import { DescriptionList, StepHeading } from '@tintforge/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberBookingToken } from '../../../lib/booking-tokens';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toasts';
import { createHoldStorage, type KeptHold } from '../hold/hold-storage';
import { jobSheet } from '../job-sheet';
import { orderOf } from '../order-summary';
import type { StepProps } from '../step-props';
import { ConfirmationDialog } from './confirmation-dialog';

/** The booking is paid: its secret is kept for later, and the dialog stands over the page until it is closed. */
export function BookingConfirmed({
  booking,
  hold,
  draft,
  dispatch,
  headingRef,
}: StepProps & { booking: Booking; hold: KeptHold }) {
  const navigate = useNavigate();
  const order = orderOf(draft);

  const keepAndTell = useEffectEvent(() => {
    const { trackingCode, manageToken } = hold;
    rememberBookingToken({ trackingCode, manageToken, startsAt: booking.appointmentInstant, now: Date.now() });
    const { title, text } = wizardWords.toasts.paymentSuccessful;
    showToast({ title, description: text });
  });
  useEffect(() => keepAndTell(), []);

  function close() {
    createHoldStorage().forget();
    dispatch({ type: 'reset', currentYear: new Date().getFullYear() });
  }

  return (
    <>
      <StepHeading headingRef={headingRef} title={confirmationWords.title} />
      {order !== undefined && (
        <DescriptionList items={jobSheet({ draft, order, startsAt: booking.appointmentInstant })} />
      )}
      <ConfirmationDialog
        booking={booking}
        manageToken={hold.manageToken}
        onDone={close}
        onHome={() => {
          close();
          navigate(paths.home);
        }}
      />
    </>
  );
}
