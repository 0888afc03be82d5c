import type { StaffBooking } from '@tintforge/api-contract';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { checkAmount, dollarsFromCents } from '@tintforge/booking-core';
import { RadioGroup } from '@tintforge/ui';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog, type DeedProps } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { AmountField } from './amount-field';
import { ReasonField } from './reason-field';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.noShow;

interface NoShow {
  returns: 'nothing' | 'amount';
  /** As typed. */
  amount: string;
  reason: string;
}

/** A no-show: the fee may be the full price, or a part is refunded anyway. */
export function NoShowDialog({ booking, onClose }: DeedProps) {
  return (
    <FromVersion current={booking}>
      {(seen, afresh) => <NoShowForm {...{ seen, afresh, booking, onClose }} />}
    </FromVersion>
  );
}

function NoShowForm({ seen, afresh, booking, onClose }: DeedProps & { seen: StaffBooking; afresh: Afresh }) {
  const { trackingCode, version, can } = seen;
  const [typed, set] = useKeptForm<NoShow>(`no-show ${version}`, { returns: 'nothing', amount: '', reason: '' });
  const { returns, amount, reason } = typed;
  const most = can.refund ?? 0;
  const checked = checkAmount(amount, { mostCents: centsOf(most) });
  const isRight = returns === 'nothing' || checked.ok;
  const refund = returns === 'amount' && checked.ok ? dollarsFromCents(checked.value) : 0;
  const body = { version, refund, reason };
  const act = useAct({
    onDone: onClose,
    done: { title: words.done },
    call: isRight ? () => staffApi('recordNoShow', { params: { code: trackingCode }, body }) : undefined,
  });
  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      title={words.title}
      isPossible={booking.can.noShow}
      isDanger
      confirm={refund > 0 ? words.confirm(moneyText(refund)) : words.confirmPlain}
      lead={<p>{most > 0 ? words.lead(moneyText(most)) : words.unpaid}</p>}
    >
      {most > 0 && (
        <RadioGroup
          legend={words.refund}
          options={[
            { value: 'nothing', label: words.nothing, description: words.kept(moneyText(most)) },
            { value: 'amount', label: words.some },
          ]}
          value={returns}
          onValueChange={(value) => set({ ...typed, returns: value === 'amount' ? 'amount' : 'nothing' })}
        />
      )}
      {returns === 'amount' && (
        <AmountField
          label={words.amount}
          text={amount}
          onChange={(text) => set({ ...typed, amount: text })}
          mostCents={centsOf(most)}
          act={act}
        />
      )}
      <ReasonField reason={reason} onChange={(text) => set({ ...typed, reason: text })} isAsked={false} act={act} />
    </ActDialog>
  );
}
