import type { BookingDetails } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { bookedPolicy } from '@tintforge/app-base/policy';
import { formatInstant, formatInstantTime } from '@tintforge/app-base/shop-time';
import { contactLineOf, paymentWords, wizardWords } from '@tintforge/content';
import { Callout, formatMoney, keepValues, PolicyBar } from '@tintforge/ui';
import styles from './change-clock.module.css';
import { formatTimeLeft } from './time-left';
import { manageWords } from './words';

const words = manageWords.clock;
const policyWords = wizardWords.policy;

/** The time left for free changes and the fee afterward; empty once nothing can be changed. */
export function ChangeClock({ details, now }: { details: BookingDetails; now: number }) {
  if (details.holdExpiresAt !== null) return <Callout>{words.held(formatInstantTime(details.holdExpiresAt))}</Callout>;
  const { freeUntil, lateFeeCents, startsAt } = bookedPolicy(details, now);
  if (details.cancellation === null || details.payment === null) return null;
  if (startsAt === undefined) return <Callout>{words.noDate}</Callout>;
  if (!details.mayReschedule || freeUntil === undefined) return <Late details={details} />;
  const fee = formatMoney(lateFeeCents);
  const moment = formatInstant(freeUntil);
  return (
    <div className={styles.root}>
      <p className={styles.left}>
        <b>{formatTimeLeft(Date.parse(freeUntil) - now)}</b> <span>{words.left}</span>
      </p>
      <PolicyBar
        layout="row"
        label={`${policyWords.freeUntil(moment)} ${policyWords.fee(fee)}`}
        free={{ when: policyWords.today, what: policyWords.freeLabel }}
        fee={{ when: moment, what: policyWords.kept(fee) }}
        job={{ when: formatInstant(startsAt), what: policyWords.arrival }}
      />
    </div>
  );
}

/** The free-change deadline has passed: the cost of cancelling now, and whom to call for another day. */
function Late({ details }: { details: BookingDetails }) {
  const { cancellation, policy, region } = details;
  if (cancellation === null || policy.freeUntil === null) return null;
  const line = contactLineOf(region.id);
  const { kept, held, refund } = cancellation;
  return (
    <Callout>
      <p>
        <b>{kept === 0 ? words.free : words.over(formatInstant(policy.freeUntil))}</b>{' '}
        {held !== undefined && <span>{paymentWords.held}</span>}
        {held === undefined && kept > 0 && (
          <span>{keepValues(words.cancelling({ kept: moneyText(kept), refund: moneyText(refund) }))}</span>
        )}{' '}
        <span>{words.moving}</span>{' '}
        <a href={line.href} translate="no">
          {line.phone}
        </a>
        <span>.</span>
      </p>
    </Callout>
  );
}
