import type { StaffBooking } from '@tintforge/api-contract';
import { EmailField } from '@tintforge/app-base/contact/email-field';
import { parseEmail } from '@tintforge/booking-core';
import { Banner, Button, keepValues, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { ActDialog } from '../deeds/act-dialog';
import { useAct } from '../deeds/use-act';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { useStaffBooking } from '../lib/use-staff-booking';
import { outboxWords } from './words';

const words = outboxWords.address;

interface ChangeAddressDialogProps {
  /** Of the email that couldn't be delivered. */
  mailId: string;
  trackingCode: string;
  onClose: () => void;
  /** The address is changed; the email is on its way again. */
  onDone: () => void;
}

/** Changes the address of a booking whose email couldn't be delivered, and sends the email there. */
export function ChangeAddressDialog({ trackingCode, ...props }: ChangeAddressDialogProps) {
  const query = useStaffBooking(trackingCode);
  if (query.data !== undefined) return <AddressDialog booking={query.data} {...props} />;
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={words.title}
      closeLabel={words.close}
      footer={query.isError && <Button onClick={() => void query.refetch()}>{outboxWords.retryLoading}</Button>}
      safeChoice={{ label: words.leave, onChoose: props.onClose }}
    >
      {query.isError ? (
        <Banner tone="error">{words.notLoaded}</Banner>
      ) : (
        <SkeletonGroup label={outboxWords.loading}>
          <Skeleton />
          <Skeleton shape="short-line" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function AddressDialog({
  booking,
  mailId,
  onClose,
  onDone,
}: Omit<ChangeAddressDialogProps, 'trackingCode'> & { booking: StaffBooking }) {
  const { trackingCode, version, customerName, customerEmail, can } = booking;
  const [typed, setTyped] = useKeptForm('address', customerEmail);
  const email = parseEmail(typed)?.toLowerCase();
  const isGood = email !== undefined && email !== customerEmail;
  const act = useAct({
    done: { title: words.done, text: email ?? '' },
    onDone,
    call: isGood ? changeAndSend : undefined,
  });

  async function changeAndSend() {
    const body = { version, customerEmail: email ?? '', reason: '', notify: false };
    await staffApi('changeByShop', { params: { code: trackingCode }, body });
    return staffApi('retryMail', { params: { id: mailId } });
  }

  const missing = email === customerEmail ? words.same : words.invalid;
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={can.change.includes('contact')}
      confirm={words.confirm}
      lead={<p>{keepValues(words.lead(customerName, trackingCode))}</p>}
    >
      <EmailField
        label={words.label}
        autoComplete="off"
        value={typed}
        error={act.tries > 0 && !isGood ? missing : act.fields.customerEmail}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
