import { useQuery } from '@tanstack/react-query';
import type { BookingDetails } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { bookedPolicy } from '@tintforge/app-base/policy';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { parseZip } from '@tintforge/booking-core';
import { Callout, Card } from '@tintforge/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { PolicySentence } from '../../../lib/policy-sentence';
import { TermsLine } from '../steps/terms-line';
import { balanceNews } from './balance-news';
import { balanceWords } from './balance-words';
import styles from './held-payment.module.css';
import type { HoldFate } from './hold-state';
import { PaymentBody } from './payment-body';
import cardStyles from './payment-card.module.css';
import type { PaymentPhase } from './use-card-payment';
import { usePaymentSetup } from './use-payment-setup';

const words = balanceWords;

/** Polling interval while an outcome is pending. Milliseconds. */
const eagerMs = 1_500;

export interface BalancePaymentProps {
  /** The booking with what is due, as the customer saw it. */
  details: BookingDetails;
  access: BookingAccess;
  /** The current version: paid, or changed since. */
  onDone: (details: BookingDetails) => void;
  /** The customer pays at the car instead. */
  onCancel: () => void;
}

/** Pays by card what a confirmed booking still owes. Needs a QueryScope around it. */
export function BalancePayment({ details, access, onDone, onCancel }: BalancePaymentProps) {
  const { trackingCode, balance } = details;
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const params = { code: trackingCode };
  const payment = usePaymentSetup({
    name: ['balance', trackingCode, balance],
    open: () => api('payBalance', { params, body: { amount: balance }, ...access }),
  });
  const { failure } = payment;

  async function readAgain(): Promise<BookingDetails> {
    await api('syncPayment', { body: { trackingCode }, ...access });
    return api('getBookingDetails', { params, ...access });
  }

  /** Whatever has become of the booking is reported, and then shown by the page. */
  function conclude(current: BookingDetails): HoldFate {
    const news = balanceNews(details, current);
    if (news === undefined) return 'held';
    const { title, text, isGood } = news;
    showToast({ title, description: text, ...(isGood ? {} : { variant: 'destructive' as const }) });
    onDone(current);
    return isGood ? 'paid' : 'cancelled';
  }

  async function decide(): Promise<HoldFate | undefined> {
    const current = await readAgain().catch(() => undefined);
    return current && conclude(current);
  }

  // The amount is another by now, or nothing is due any more.
  const overtaken = useEffectEvent(() => void decide());
  useEffect(() => {
    if (failure?.kind === 'overtaken') overtaken();
  }, [failure?.kind]);

  // The provider has the money or will shortly: the server is asked until it has noted it.
  const { data: settled } = useQuery({
    queryKey: ['balance', trackingCode, balance],
    queryFn: readAgain,
    enabled: phase === 'settling',
    refetchInterval: eagerMs,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const tell = useEffectEvent((current: BookingDetails) => void conclude(current));
  useEffect(() => {
    if (settled !== undefined) tell(settled);
  }, [settled]);

  const isFirst = details.payments.length === 0;
  return (
    <div className={styles.root}>
      {isFirst && (
        <>
          <Callout>
            <PolicySentence policy={bookedPolicy(details, Date.now())} />
          </Callout>
          <TermsLine />
        </>
      )}
      <Card theme="ink" depth="floating" padding="none" label={words.label}>
        <div className={cardStyles.body}>
          <PaymentBody
            amountLabel={words.due}
            description={words.description(moneyText(details.totalPrice))}
            totalCents={centsOf(balance)}
            payment={payment}
            isTimeOver={false}
            onDecided={decide}
            onPhaseChange={setPhase}
            onCancel={onCancel}
            cancelLabel={details.vehicleType === null ? words.atJob : words.atCar}
            settling={words.settling}
            postalCode={parseZip(details.address.zip)}
          />
        </div>
      </Card>
    </div>
  );
}
