import { formatDuration } from '@tintforge/app-base/duration';
import { formatStart } from '@tintforge/app-base/shop-time';
import { taxNoteOfBill } from '@tintforge/app-base/tax-note';
import { regionOfZip } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { Card, Receipt } from '@tintforge/ui';
import { type PhoneForm, phoneOrder, planOfPhone } from './phone-form';
import styles from './phone-ticket.module.css';
import { phoneWords } from './words';

const words = phoneWords.ticket;

/** The order as it grows, so that the total can be quoted during the call. */
export function PhoneTicket({ form }: { form: PhoneForm }) {
  const { orders, lines, totalCents } = phoneOrder(form);
  const minutes = minutesOf(form);
  const { appointmentDate: date, appointmentTime: time } = form;
  return (
    <Card label={words.label}>
      {orders.length === 0 ? (
        <p className={styles.nothing}>{words.nothing}</p>
      ) : (
        <>
          <p className={styles.when}>
            {date !== '' && time !== '' && <b>{formatStart({ date, time })}</b>}
            {minutes !== undefined && <span>{words.onSite(formatDuration(minutes))}</span>}
          </p>
          <Receipt
            lines={lines.map(({ id, name, amountCents }) => ({ id, label: name, cents: amountCents }))}
            total={{
              label: words.total,
              note: taxNoteOfBill(lines, regionOfZip(catalogue, form.zip)),
              cents: totalCents,
            }}
          />
        </>
      )}
    </Card>
  );
}

/** The time on site; undefined while a car lacks its package, or where a day is too short. */
function minutesOf(form: PhoneForm): number | undefined {
  if (form.cars.length === 1) return phoneOrder(form).orders[0]?.jobMinutes;
  const plan = planOfPhone(form, form.crews);
  return plan?.ok ? plan.value.minutes : undefined;
}
