import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { moneyText } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import type { HeldPaymentProps } from '../../booking/payment';
import { manageWords } from '../words';
import { PaymentStep, type StepState } from './payment-step';

const words = manageWords.pay;

/** The hold that can be paid with the booking's secret; undefined when there is nothing to pay. */
export function payableHold(
  { trackingCode, holdExpiresAt }: BookingDetails,
  { bookingToken }: BookingAccess,
): HeldPaymentProps['hold'] | undefined {
  if (holdExpiresAt === null || bookingToken === undefined) return undefined;
  return { trackingCode, manageToken: bookingToken, holdExpiresAt };
}

interface PayNowProps extends Pick<HeldPaymentProps, 'hold' | 'postalCode' | 'onDone'>, StepState {
  /** Dollars. */
  total: number;
}

/** Pays for a held start from its own page, opened by the emailed link. */
export function PayNow({ hold, postalCode, onDone, total, ...step }: PayNowProps) {
  return (
    <PaymentStep
      name="pay"
      lead={words.lead(formatInstant(hold.holdExpiresAt))}
      label={words.now(moneyText(total))}
      load={async () => (await import('../../booking/payment')).HeldPayment}
      {...step}
    >
      {(HeldPayment) => <HeldPayment {...{ hold, postalCode, onDone }} onCancel={step.onLeave} />}
    </PaymentStep>
  );
}
