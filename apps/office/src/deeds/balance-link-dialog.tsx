import { skipToken, useQuery } from '@tanstack/react-query';
import type { StaffBooking } from '@tintforge/api-contract';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { Banner, formatMoney, keepValues } from '@tintforge/ui';
import { staffApi } from '../lib/staff-api';
import { ActDialog, type DeedProps } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { MailPreview } from './mail-preview';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.balanceLink;

/** Emails the customer a link to pay what is due; the email is read before it goes out. */
export function BalanceLinkDialog({ booking, onClose }: DeedProps) {
  return (
    <FromVersion current={booking}>
      {(seen, afresh) => <BalanceLinkForm {...{ seen, afresh, booking, onClose }} />}
    </FromVersion>
  );
}

function BalanceLinkForm({ seen, afresh, booking, onClose }: DeedProps & { seen: StaffBooking; afresh: Afresh }) {
  const { trackingCode: code, version, customerEmail, can } = seen;
  const amount = can.balanceLink ?? 0;
  const preview = useQuery({
    queryKey: ['balance-link-trial', code, version],
    queryFn:
      amount === 0
        ? skipToken
        : ({ signal }) =>
            staffApi('sendBalanceLink', { params: { code }, body: { version, amount, dryRun: true }, signal }),
    ...alwaysFresh,
    gcTime: 0,
  });
  const act = useAct({
    onDone: onClose,
    done: { title: words.done, text: customerEmail },
    call: () => staffApi('sendBalanceLink', { params: { code }, body: { version, amount } }),
  });
  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      title={words.title}
      isPossible={booking.can.balanceLink !== null}
      confirm={words.confirm}
      lead={<p>{keepValues(words.lead(formatMoney(centsOf(amount)), customerEmail))}</p>}
    >
      {preview.isError && <Banner tone="warning">{words.noPreview(moneyText(amount))}</Banner>}
      {preview.data !== undefined && <MailPreview mail={preview.data.mail} />}
    </ActDialog>
  );
}
