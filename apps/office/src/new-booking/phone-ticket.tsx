import { formatDuration } from '@tintforge/app-base/duration';
import { formatStart } from '@tintforge/app-base/shop-time';
import { taxNoteOfBill } from '@tintforge/app-base/tax-note';
import { regionOfZip } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { Card, Receipt } from '@tintforge/ui';
import { type PhoneForm, pricedOrderOf } from './phone-form';
import styles from './phone-ticket.module.css';
import { phoneWords } from './words';

const words = phoneWords.ticket;

/** The order as it grows, so that the total can be quoted during the call. */
export function PhoneTicket({ form }: { form: PhoneForm }) {
  const order = pricedOrderOf(form);
  const { appointmentDate: date, appointmentTime: time } = form;
  return (
    <Card label={words.label}>
      {order === undefined ? (
        <p className={styles.nothing}>{words.nothing}</p>
      ) : (
        <>
          <p className={styles.when}>
            {date !== '' && time !== '' && <b>{formatStart({ date, time })}</b>}
            <span>{words.onSite(formatDuration(order.jobMinutes))}</span>
          </p>
          <Receipt
            lines={order.lines.map(({ name, amountCents }) => ({ label: name, cents: amountCents }))}
            total={{
              label: words.total,
              note: taxNoteOfBill(order.lines, regionOfZip(catalogue, form.zip)),
              cents: order.totalCents,
            }}
          />
        </>
      )}
    </Card>
  );
}
