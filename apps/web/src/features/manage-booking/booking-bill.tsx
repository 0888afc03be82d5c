import type { BookingDetails } from '@tintforge/api-contract';
import { billedLines } from '@tintforge/app-base/billed-lines';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { taxNote } from '@tintforge/app-base/tax-note';
import { wizardWords } from '@tintforge/content';
import { Icon, LinkButton, Receipt } from '@tintforge/ui';
import styles from './booking-bill.module.css';
import { paymentText } from './payment-text';
import { manageWords } from './words';

/** The bill as a slip torn off its roll, with its payment. */
export function BookingBill({ details }: { details: BookingDetails }) {
  const { lines, totalCents } = billedLines(details);
  return (
    <div className={styles.root}>
      <Receipt
        title={manageWords.bill}
        lines={lines}
        total={{
          label: wizardWords.review.total,
          note: taxNote(details),
          cents: totalCents,
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
        <span>
          {details.status === 'pending' || details.due > 0 ? manageWords.actions.invoice : manageWords.actions.receipt}
        </span>
      </LinkButton>
    </div>
  );
}
