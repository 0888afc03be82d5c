import type { ShopRules } from '@tintforge/api-contract';
import { Select, TextField } from '@tintforge/ui';
import { regions } from '../parts/regions';
import { settingsWords } from '../words';
import styles from './lead-time-fields.module.css';
import { draftedRules, type LeadTimeDraft, type RuleDraft, shownLeadTime } from './rule-draft';
import { leadTimeExample } from './rule-examples';

const words = settingsWords.rules;

const kinds = (['minutes', 'next-working-day'] as const).map((kind) => ({
  value: kind,
  label: words.leadTimes.kinds[kind],
}));

interface LeadTimeFieldsProps {
  rules: ShopRules;
  draft: RuleDraft;
  errors: Partial<Record<string, string>>;
  onChange: (regionId: string, leadTime: LeadTimeDraft) => void;
}

/** How soon customers can book, region by region. */
export function LeadTimeFields({ rules, draft, errors, onChange }: LeadTimeFieldsProps) {
  const drafted = draftedRules(rules, draft);
  return (
    <ul className={styles.list}>
      {regions.map(({ id, name }) => {
        const shown = shownLeadTime(rules, draft, id);
        const error = errors[`leadTimes.${id}`];
        const leadTime = drafted.leadTimes[id] ?? { kind: 'next-working-day' };
        const isRight = leadTime.kind !== 'minutes' || Number.isInteger(leadTime.minutes);
        return (
          <li key={id} className={styles.row}>
            <Select
              label={name}
              options={kinds}
              value={shown.kind}
              onChange={({ currentTarget }) => {
                const kind = currentTarget.value === 'minutes' ? 'minutes' : 'next-working-day';
                onChange(id, { ...shown, kind });
              }}
            />
            {shown.kind === 'minutes' && (
              <TextField
                label={words.leadTimes.minutesLabel}
                aria-label={words.leadTimes.minutes(name)}
                inputMode="numeric"
                isMono
                autoComplete="off"
                value={shown.minutes}
                error={error}
                onChange={({ currentTarget }) => onChange(id, { ...shown, minutes: currentTarget.value })}
              />
            )}
            <p className={styles.example}>{isRight ? leadTimeExample(leadTime) : words.example.none}</p>
          </li>
        );
      })}
    </ul>
  );
}
