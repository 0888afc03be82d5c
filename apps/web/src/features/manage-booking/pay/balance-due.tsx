import { moneyText } from '@tintforge/app-base/money';
import type { BalancePaymentProps } from '../../booking/payment';
import { manageWords } from '../words';
import { PaymentStep, type StepState } from './payment-step';

const words = manageWords.balance;

/** The balance due, to be paid by card or at the car. */
export function BalanceDue({
  details,
  access,
  onDone,
  ...step
}: Pick<BalancePaymentProps, 'details' | 'access' | 'onDone'> & StepState) {
  const amount = moneyText(details.balance);
  return (
    <PaymentStep
      name="balance"
      lead={words.lead(amount, details.vehicleType !== null)}
      label={words.pay(amount)}
      load={async () => (await import('../../booking/payment')).BalancePayment}
      {...step}
    >
      {(BalancePayment) => <BalancePayment {...{ details, access, onDone }} onCancel={step.onLeave} />}
    </PaymentStep>
  );
}
