import type { BookingDetails } from '@tintforge/api-contract';
import { Banner, type BannerTone } from '@tintforge/ui';
import { keptText, refundText } from './payment-text';
import styles from './refund-news.module.css';

type RefundStatus = BookingDetails['refunds'][number]['status'];

const tones: Readonly<Record<RefundStatus, BannerTone>> = {
  pending: 'info',
  succeeded: 'success',
  failed: 'warning',
  retried: 'info',
  'returned-otherwise': 'success',
};

/** The status of each refund, failed ones above all, and the amount kept of a cancelled booking. */
export function RefundNews({ details }: { details: BookingDetails }) {
  // Money that a bank decides about isn't kept.
  const kept = details.paymentStatus === 'disputed' ? undefined : keptText(details);
  return (
    <div className={styles.root}>
      {details.refunds.map((refund) => {
        const text = refundText(refund, details);
        if (text === undefined) return null;
        return (
          <Banner key={`${refund.at} ${refund.amount}`} tone={tones[refund.status]}>
            {text}
          </Banner>
        );
      })}
      {kept !== undefined && <Banner tone="info">{kept}</Banner>}
    </div>
  );
}
