import { type SitePaymentRequest, type StaffBooking, siteMethods } from '@tintforge/api-contract';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { checkAmount, dollarsFromCents } from '@tintforge/booking-core';
import { RadioGroup, TextField } from '@tintforge/ui';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { AmountField, typedAmount } from './amount-field';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.sitePayment;

/** Money goes back to correct the record, and is due again, or as a refund. */
const whys = ['mistake', 'courtesy'] as const;
type Why = (typeof whys)[number];

interface Typed {
  method: SitePaymentRequest['method'];
  /** Amount as typed. */
  text: string;
  note: string;
  why: Why | undefined;
}

/** The booking, and the most that can be recorded on site. */
interface SiteMoney extends Pick<StaffBooking, 'trackingCode' | 'version'> {
  /** In dollars; null when there is nothing to record. */
  most: number | null;
}

interface SitePaymentDialogProps extends SiteMoney {
  direction: SitePaymentRequest['direction'];
  /** The booking in full, if known. */
  booking?: StaffBooking;
  onClose: () => void;
}

/**
 * Records an on-site payment, up to the balance due, or an on-site refund, up to the amount received. They are two
 * actions: one never turns into the other.
 */
export function SitePaymentDialog({ trackingCode, version, most, ...props }: SitePaymentDialogProps) {
  return (
    <FromVersion current={{ trackingCode, version, most }}>
      {(seen, afresh) => <SitePaymentForm {...props} {...{ seen, afresh }} isPossible={most !== null} />}
    </FromVersion>
  );
}

interface SitePaymentFormProps extends Omit<SitePaymentDialogProps, keyof SiteMoney> {
  seen: SiteMoney;
  afresh: Afresh;
  isPossible: boolean;
}

function SitePaymentForm({ seen, afresh, isPossible, direction, booking, onClose }: SitePaymentFormProps) {
  const { trackingCode, version } = seen;
  const limit = seen.most ?? 0;
  const first: Typed = { method: 'cash', text: typedAmount(limit), note: '', why: undefined };
  const [typed, set] = useKeptForm(`${direction} ${version}`, first, { ...first, why: '' });
  const { method, text, note, why } = typed;
  // Nothing is due for a booking that was called off, whatever goes back.
  const isAsked = direction === 'returned' && booking?.status !== 'cancelled';
  const amount = checkAmount(text, { mostCents: centsOf(limit) });
  const dollars = amount.ok ? dollarsFromCents(amount.value) : 0;
  const asked = isAsked ? { isCourtesy: why === 'courtesy' } : {};
  const body = { version, direction, method, amount: dollars, note, ...asked };
  const act = useAct({
    done: { title: words.done[direction], text: moneyText(dollars) },
    onDone: onClose,
    call:
      amount.ok && (!isAsked || why !== undefined)
        ? () => staffApi('recordSitePayment', { params: { code: trackingCode }, body })
        : undefined,
  });
  return (
    <ActDialog
      {...{ booking, onClose, act, afresh, isPossible }}
      title={words.title[direction]}
      confirm={amount.ok ? words.confirm[direction](moneyText(dollars)) : words.confirmPlain[direction]}
      lead={<p>{words.lead[direction]}</p>}
    >
      {isAsked && (
        <RadioGroup
          legend={words.why}
          options={whys.map((each) => ({
            value: each,
            label: words.whys[each].label,
            description: words.whys[each].about,
          }))}
          value={why}
          error={act.tries > 0 && why === undefined ? words.whyMissing : undefined}
          onValueChange={(value) => set({ ...typed, why: whys.find((each) => each === value) })}
        />
      )}
      <RadioGroup
        legend={words.method}
        look="segments"
        options={siteMethods.map((each) => ({ value: each, label: words.methods[each] }))}
        value={method}
        onValueChange={(value) => set({ ...typed, method: siteMethods.find((each) => each === value) ?? method })}
      />
      <AmountField
        label={words.amount}
        text={text}
        onChange={(amount) => set({ ...typed, text: amount })}
        mostCents={centsOf(limit)}
        act={act}
      />
      <TextField
        label={words.note}
        hint={words.noteHint}
        isOptional
        maxLength={500}
        value={note}
        onChange={(event) => set({ ...typed, note: event.currentTarget.value })}
      />
    </ActDialog>
  );
}
