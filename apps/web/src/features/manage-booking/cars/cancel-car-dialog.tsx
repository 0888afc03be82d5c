import type { BookedCarView } from '@tintforge/api-contract';
import { dueWithoutCar } from '@tintforge/app-base/due-without-car';
import { moneyText } from '@tintforge/app-base/money';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { contactLineOf, paymentWords } from '@tintforge/content';
import { Banner, Button, DescriptionList } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import type { TaskProps } from '../booking-task';
import { cardText } from '../payment-text';
import { manageWords } from '../words';
import styles from './cancel-car-dialog.module.css';
import { useCarCancellation } from './use-car-cancellation';

const words = manageWords.cars;

interface CancelCarDialogProps extends TaskProps {
  /** The car to cancel. */
  car: BookedCarView;
}

/** Shows what cancelling this car alone returns and keeps, to the cent, and requests a confirmation. */
export function CancelCarDialog({ details, access, car, onDone, onClose }: CancelCarDialogProps) {
  const { quote, isBusy, problem, cancel } = useCarCancellation({
    details,
    access,
    car,
    onCancelled(booking, refund) {
      const { title, refund: back, plain } = words.done;
      showToast({ title, description: refund > 0 ? back(moneyText(refund)) : plain });
      onDone(booking);
    },
    onRefused(booking) {
      const { title, text } = words.notPossible;
      const isGone = booking.cars?.find(({ number }) => number === car.number)?.status === 'cancelled';
      // Perhaps in another tab: that is what the customer wanted.
      if (isGone) showToast({ title: words.done.title, description: words.done.plain });
      else showToast({ title, description: text(contactLineOf(booking.region.id).phone), variant: 'destructive' });
      onDone(booking);
    },
  });
  const due = dueWithoutCar(details, car, quote);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(car.number)}
      footer={
        <Button variant="danger" busyLabel={isBusy ? words.busy : undefined} onClick={cancel}>
          {quote.refund > 0 ? words.confirm(moneyText(quote.refund)) : words.confirmPlain}
        </Button>
      }
      safeChoice={{ label: words.keep, onChoose: onClose }}
    >
      <div className={styles.content}>
        {problem !== undefined && <Banner tone="warning">{problem}</Banner>}
        <p>{car.vehicleInfo}</p>
        {quote.held !== undefined && <Banner tone="info">{paymentWords.held}</Banner>}
        <p className={styles.lead}>{quote.refund > 0 ? words.lead(cardText(details)) : words.others}</p>
        <DescriptionList
          items={[
            { term: words.price, value: moneyText(car.total) },
            { term: manageWords.cancel.fee, value: moneyText(quote.kept) },
            ...(quote.held === undefined ? [] : [{ term: manageWords.cancel.held, value: moneyText(quote.held) }]),
            { term: manageWords.cancel.back, value: moneyText(quote.refund) },
            ...(due === undefined ? [] : [{ term: words.due, value: moneyText(due) }]),
          ]}
        />
      </div>
    </Dialog>
  );
}
