import type { ShopRules } from '@tintforge/api-contract';
import { formatCents } from '@tintforge/booking-core';
import { exampleOrder } from '@tintforge/content';
import { Callout, RadioGroup, TextField } from '@tintforge/ui';
import { Block } from '../parts/block';
import { settingsWords } from '../words';
import { type DepositDraft, draftedRules, type RuleDraft, shownDeposit } from './rule-draft';
import { depositExample } from './rule-examples';
import styles from './rules-room.module.css';

const { deposit: words, example } = settingsWords.rules;

interface DepositFieldsProps {
  rules: ShopRules;
  draft: RuleDraft;
  /** False while the draft’s deposit can’t be saved. */
  isRight: boolean;
  error: string | undefined;
  onChange: (deposit: DepositDraft) => void;
}

/** Payment at booking: all of the price, or a deposit of some percent. */
export function DepositFields({ rules, draft, isRight, error, onChange }: DepositFieldsProps) {
  const shown = shownDeposit(rules, draft);
  const { depositPercent } = draftedRules(rules, draft);
  return (
    <Block title={words.heading} lead={words.when}>
      <RadioGroup
        legend={words.legend}
        value={shown.kind}
        options={[
          { value: 'full', label: words.full },
          { value: 'deposit', label: words.deposit },
        ]}
        onValueChange={(kind) => onChange({ ...shown, kind: kind === 'deposit' ? 'deposit' : 'full' })}
      />
      {shown.kind === 'deposit' && (
        <TextField
          name="depositPercent"
          label={words.label}
          hint={words.hint}
          className={styles.field}
          inputMode="numeric"
          isMono
          autoComplete="off"
          value={shown.percent}
          error={error}
          onChange={({ currentTarget }) => onChange({ ...shown, percent: currentTarget.value })}
        />
      )}
      <Callout>{isRight ? exampleText(depositPercent) : example.none}</Callout>
    </Block>
  );
}

function exampleText(depositPercent: number | null): string {
  const { upfront, balance } = depositExample(depositPercent);
  const order = example.order(formatCents(exampleOrder.totalCents));
  return `${order} ${depositPercent === null ? example.paidInFull : example.deposit(formatCents(upfront), formatCents(balance))}`;
}
