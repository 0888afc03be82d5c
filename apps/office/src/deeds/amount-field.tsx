import { checkAmount } from '@tintforge/booking-core';
import { formatMoney, TextField } from '@tintforge/ui';
import type { Act } from './use-act';
import { deedWords } from './words';

const words = deedWords.amount;

interface AmountFieldProps {
  label: string;
  /** As typed. */
  text: string;
  onChange: (text: string) => void;
  mostCents: number;
  act: Act;
}

/** An amount of dollars up to a limit. */
export function AmountField({ label, text, onChange, mostCents, act }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      hint={words.most(formatMoney(mostCents))}
      isMono
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={act.tries > 0 ? problemOf(text, mostCents) : act.fields.amount}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Dollars from the API as people type them: 449.5 → "449.50". */
export function typedAmount(dollars: number): string {
  return dollars.toFixed(2);
}

function problemOf(text: string, mostCents: number): string | undefined {
  const amount = checkAmount(text, { mostCents });
  if (amount.ok) return undefined;
  return amount.problem === 'missing' ? words.missing : words.tooHigh(formatMoney(mostCents));
}
