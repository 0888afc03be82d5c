import { formatMoney, TextField } from '@tintforge/ui';
import { bookingWords } from '../words';
import { amountProblem } from './typed-amount';
import type { Act } from './use-act';

interface AmountFieldProps {
  label: string;
  /** As it is typed. */
  amount: string;
  onChange: (amount: string) => void;
  mostCents: number;
  act: Act;
}

/** An amount of dollars up to a limit. */
export function AmountField({ label, amount, onChange, mostCents, act }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      hint={bookingWords.amount.most(formatMoney(mostCents))}
      isMono
      inputMode="decimal"
      autoComplete="off"
      value={amount}
      error={act.tries > 0 ? amountProblem(amount, mostCents) : act.fields.amount}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
