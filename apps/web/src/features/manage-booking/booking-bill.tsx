import type { BookingDetails } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { taxNote } from '@tintforge/app-base/tax-note';
import { wizardWords } from '@tintforge/content';
import { Icon, LinkButton, Receipt } from '@tintforge/ui';
import { Link } from 'react-router-dom';
import styles from './booking-bill.module.css';
import { paymentText } from './payment-text';
import { manageWords } from './words';

/** The bill as a slip torn off its roll, with its payment. */
export function BookingBill({ details }: { details: BookingDetails }) {
  return (
    <div className={styles.root}>
      <Receipt
        title={manageWords.bill}
        lines={details.lines.map((line) => ({ label: line.name, cents: centsOf(line.amount) }))}
        total={{
          label: wizardWords.review.total,
          note: taxNote(details),
          cents: centsOf(details.totalPrice),
        }}
      />
      <p className={styles.paid}>{paymentText(details)}</p>
      <LinkButton
        size="small"
        variant="quiet"
        className={styles.print}
        render={(anchor) => <Link to={paths.invoice(details.trackingCode)} {...anchor} />}
      >
        <Icon name="printer" size="small" />
        {details.status === 'pending' || details.due > 0 ? manageWords.actions.invoice : manageWords.actions.receipt}
      </LinkButton>
    </div>
  );
}
