import { formatDuration } from '@tintforge/app-base/duration';
import { formatStart } from '@tintforge/app-base/shop-time';
import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import type { WizardDraft } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { Card, Note, Receipt, VehicleBay } from '@tintforge/ui';
import { filmOfDraft } from '../../lib/tint/film-of-draft';
import { carsCodeOf } from './cars/late-cars';
import { billLines, minutesOf, startOfDraft, taxNoteOf, totalOf } from './order-summary';
import styles from './order-ticket.module.css';
import { bookingWords } from './words';

/** The order next to the form: car, day, lines and total, so that date and price stay in view. */
export function OrderTicket({ draft }: { draft: WizardDraft }) {
  const totalCents = totalOf(draft);
  const minutes = minutesOf(draft);
  if (totalCents === undefined || minutes === undefined || draft.vehicleType === null) return null;
  const lines = carsCodeOf(draft)?.ticketLines(draft) ?? billLines(draft);
  return (
    <Card padding="none" label={bookingWords.orderSummary}>
      <div className={styles.picture}>
        <VehicleBay>
          <VehiclePicture vehicleType={draft.vehicleType} vlt={filmOfDraft(draft.tint, draft.vehicleType)} />
        </VehicleBay>
      </div>
      <div className={styles.content}>
        {draft.appointmentDate !== '' && draft.appointmentTime !== '' && (
          <p className={styles.when}>
            <b>{formatStart(startOfDraft(draft))}</b>
            <span>{bookingWords.zipAndDuration(draft.zip, formatDuration(minutes))}</span>
          </p>
        )}
        <Receipt
          lines={lines}
          total={{ label: wizardWords.extras.total, cents: totalCents, note: taxNoteOf(lines, draft) }}
        />
        <Note icon="lock" size="small">
          {wizardWords.contact.nothingCharged}
        </Note>
      </div>
    </Card>
  );
}
