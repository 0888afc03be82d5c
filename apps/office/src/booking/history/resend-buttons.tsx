import { useMutation } from '@tanstack/react-query';
import type { ResendableMail, StaffBooking } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button, Icon } from '@tintforge/ui';
import { mailName, problemText } from '../../deeds';
import { refetchStaffQueries } from '../../lib/refetch-staff-queries';
import { staffApi } from '../../lib/staff-api';
import { bookingWords } from '../words';
import styles from './resend-buttons.module.css';

const words = bookingWords.history;

/** Resends emails that the customer may have lost. */
export function ResendButtons({ booking: { trackingCode, can } }: { booking: StaffBooking }) {
  const sending = useMutation({
    mutationFn: (kind: ResendableMail) =>
      staffApi('resendBookingMail', { params: { code: trackingCode }, body: { kind } }),
    onSuccess: async (_, kind) => {
      showToast({ title: words.resent(mailName(kind)) });
      await refetchStaffQueries();
    },
    onError: (refusal) =>
      showToast({ title: words.notResent, description: problemText(refusal), variant: 'destructive' }),
  });

  return can.resend.map((kind) => (
    <div key={kind} className={styles.root}>
      <Button
        size="small"
        busyLabel={sending.isPending ? words.resending : undefined}
        onClick={() => sending.mutate(kind)}
      >
        <Icon name="mail" size="small" />
        <span>{words.resend(mailName(kind).toLowerCase())}</span>
      </Button>
    </div>
  ));
}
