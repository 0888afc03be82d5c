import type { StaffBooking } from '@tintforge/api-contract';
import { billedLines } from '@tintforge/app-base/billed-lines';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { bookedPolicy } from '@tintforge/app-base/policy';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { taxNote } from '@tintforge/app-base/tax-note';
import { Banner, Button, Callout, Icon, keepValues, LinkButton, Receipt } from '@tintforge/ui';
import type { BookingTask } from '../booking-task';
import columns from '../columns.module.css';
import { bookingWords } from '../words';
import styles from './money-column.module.css';
import { type MoneyLine, moneyLines } from './money-lines';

const words = bookingWords.money;

interface MoneyColumnProps {
  booking: StaffBooking;
  onTask: (task: BookingTask) => void;
}

/** The bill, payments and refunds, and the balance. */
export function MoneyColumn({ booking, onTask }: MoneyColumnProps) {
  const bill = billedLines(booking);
  const lines = moneyLines(booking);
  const failed = booking.staffRefunds.filter(({ status }) => status === 'failed');
  return (
    <section aria-label={words.heading}>
      <h2 className={columns.heading}>{words.heading}</h2>
      <div className={styles.bill}>
        <Receipt
          lines={bill.lines}
          total={{
            label: words.total,
            note: words.statuses[booking.paymentStatus],
            cents: bill.totalCents,
          }}
        />
        {(booking.salesTax !== null || booking.taxTreatment === 'real-property') && (
          <p className={styles.tax}>{taxNote(booking)}</p>
        )}
      </div>
      {failed.map(({ id, amount, isHeld }) => (
        <div key={id} className={styles.failed}>
          <Banner
            tone="error"
            action={
              <Button size="small" onClick={() => onTask('settle-refund')}>
                {words.failed.settle}
              </Button>
            }
          >
            {(isHeld ? words.failed.held : words.failed.text)(moneyText(amount))}
          </Banner>
        </div>
      ))}
      <ol className={styles.lines} aria-label={words.timeline}>
        {lines.length === 0 && <li className={styles.none}>{words.none}</li>}
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      <Open booking={booking} />
      {hasPolicy(booking) && (
        <div className={styles.policy}>
          <Callout>
            <PolicyText booking={booking} />
          </Callout>
        </div>
      )}
      <LinkButton
        isBlock
        render={(anchor) => <a href={paths.invoice(booking.trackingCode)} target="_blank" rel="noopener" {...anchor} />}
      >
        <Icon name="printer" />
        <span>
          {booking.status === 'pending' || booking.due > 0
            ? bookingWords.actions.invoice
            : bookingWords.actions.receipt}
        </span>
      </LinkButton>
    </section>
  );
}

function Line({ line: { at, title, notes, amount, direction } }: { line: MoneyLine }) {
  return (
    <li className={styles.line} data-direction={direction}>
      <span className={styles.what}>
        <b>{title}</b>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
        <time dateTime={at}>{formatInstant(at)}</time>
      </span>
      <span className={`${styles.amount} ${columns.figure}`}>
        {keepValues(`${direction === 'out' ? '− ' : ''}${moneyText(amount)}`)}
      </span>
    </li>
  );
}

/** The refundable amount, and the balance due. */
function Open({ booking: { can } }: { booking: StaffBooking }) {
  if (can.refund === null && can.receive === null) return null;
  return (
    <dl className={styles.open}>
      {can.refund !== null && (
        <div>
          <dt>{words.left}</dt>
          <dd className={columns.figure} translate="no">
            {moneyText(can.refund)}
          </dd>
        </div>
      )}
      {can.receive !== null && (
        <div>
          <dt>{words.due}</dt>
          <dd className={columns.figure} translate="no">
            {moneyText(can.receive)}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The policy applies to money that was paid by card, while the booking can be cancelled. */
function hasPolicy({ can: { cancel } }: StaffBooking): boolean {
  return cancel !== null && cancel.remaining > 0;
}

function PolicyText({ booking }: { booking: StaffBooking }) {
  const { terms, policy, lateFeePercent, freeNoticeHours, can } = booking;
  const { freeUntil } = bookedPolicy(booking, Date.now());
  const fee = moneyText(Math.min(policy.lateFee, can.cancel?.remaining ?? 0));
  const clock =
    policy.freeUntil === null
      ? words.policy.undated(fee, freeNoticeHours)
      : freeUntil === undefined
        ? words.policy.late(fee)
        : words.policy.free(formatInstant(freeUntil), fee);
  return (
    <p className={styles.policyText}>
      <b>{clock}</b> <span>{words.policy.percent(lateFeePercent)}</span>
      {terms !== null && <span>{` ${words.policy.terms(terms.version, formatInstant(terms.acceptedAt))}`}</span>}
    </p>
  );
}
