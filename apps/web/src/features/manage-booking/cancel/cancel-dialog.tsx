import type { BookingDetails } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { contactLineOf, paymentWords } from '@tintforge/content';
import { Banner, Button, keepValues } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import type { TaskProps } from '../booking-task';
import { cardText } from '../payment-text';
import { manageWords } from '../words';
import styles from './cancel-dialog.module.css';
import { refundColumns } from './refund-columns';
import { RefundOverview } from './refund-overview';
import { useCancellation } from './use-cancellation';

const words = manageWords.cancel;

/** Shows the refund to the cent and requests a confirmation. */
export function CancelDialog({ details, access, onDone, onClose }: TaskProps) {
  const { quote, isBusy, problem, cancel } = useCancellation({
    details,
    access,
    onCancelled(booking, refund) {
      tellCancelled(refund);
      onDone(booking);
    },
    onRefused(booking) {
      tellRefused(booking);
      onDone(booking);
    },
  });
  const { payment } = details;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="danger" busyLabel={isBusy ? words.busy : undefined} onClick={cancel}>
          {quote.refund > 0 ? words.confirm(moneyText(quote.refund)) : words.confirmPlain}
        </Button>
      }
      safeChoice={{ label: words.keep, onChoose: onClose }}
    >
      <div className={styles.content}>
        {problem !== undefined && <Banner tone="warning">{problem}</Banner>}
        {quote.held !== undefined && <Banner tone="info">{paymentWords.held}</Banner>}
        {(quote.refund > 0 || quote.held === undefined) && (
          <p className={styles.lead}>
            {keepValues(payment === null ? words.nothingPaid : words.lead(cardText(details)))}
          </p>
        )}
        {payment !== null && (
          <RefundOverview
            payment={payment}
            refunded={details.refunded}
            columns={refundColumns({ details, quote, now: Date.now() })}
          />
        )}
      </div>
    </Dialog>
  );
}

function tellCancelled(refund: number) {
  const { title, refund: back, plain } = words.done;
  showToast({ title, description: refund > 0 ? back(moneyText(refund)) : plain });
}

/**
 * The booking has changed since. If it is already cancelled, perhaps in another tab, that is what the customer wanted.
 */
function tellRefused({ status, refunded, region }: BookingDetails) {
  if (status === 'cancelled') {
    tellCancelled(refunded);
    return;
  }
  const { title, text } = words.notPossible;
  showToast({ title, description: text(contactLineOf(region.id).phone), variant: 'destructive' });
}
