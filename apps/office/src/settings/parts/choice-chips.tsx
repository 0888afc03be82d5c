import { useId } from 'react';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps {
  legend: string;
  hint?: string;
  options: readonly { value: string; label: string; name?: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
}

/** Multiple choice, each option a toggle chip. */
export function ChoiceChips({ legend, hint, options, chosen, onChange, error }: ChoiceChipsProps) {
  const id = useId();
  const toggle = (value: string, isOn: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? isOn : chosen.includes(each))));
  return (
    <fieldset
      className={styles.root}
      aria-describedby={`${id}-more`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={styles.legend}>{legend}</legend>
      <p id={`${id}-more`} className={styles.hint} data-error={error !== undefined || undefined}>
        {error ?? hint}
      </p>
      <div className={styles.chips}>
        {options.map(({ value, label, name = label }) => (
          <label key={value} className={styles.chip}>
            <input
              type="checkbox"
              className={styles.input}
              aria-label={name}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
