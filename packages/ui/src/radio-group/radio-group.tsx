import { type ReactNode, useId } from 'react';
import { describedBy, FieldError, FieldHint } from '../field/field';
import { keepValues } from '../keep-values/keep-values';
import styles from './radio-group.module.css';

/** One of the options, identified by `value`. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps {
  /** The question, above its options. */
  legend: string;
  /** Instructions in a few words, under the question. */
  hint?: ReactNode;
  /** Error message; its presence marks the group as invalid. */
  error?: string | undefined;
  /** Adds "(optional)" to the question. Required groups have no mark. */
  isOptional?: boolean | undefined;
  /** One name per group in a form; generated when absent. */
  name?: string | undefined;
  options: readonly RadioOption[];
  /** The selected value; undefined without a selection. */
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** A list of radios, one bar of segments for two to four short answers, or chips that wrap. */
  look?: 'list' | 'segments' | 'chips' | undefined;
}

/** One of a few options, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hint, error, isOptional = false, options, value, onValueChange, look = 'list' } = props;
  const id = useId();
  const name = props.name ?? id;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div
      className={styles.root}
      data-look={look}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy({ hintId: hint !== undefined && hintId, errorId: error !== undefined && errorId })}
      aria-invalid={error === undefined ? undefined : true}
    >
      <p id={`${id}-legend`} className={styles.legend}>
        <span>{legend}</span>
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </p>
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.label}>
              <span>{option.label}</span>
              {option.description !== undefined && (
                <span className={styles.description}>{keepValues(option.description)}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId} error={error} />}
    </div>
  );
}
