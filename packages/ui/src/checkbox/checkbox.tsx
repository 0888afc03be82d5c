import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldError, FieldHint } from '../field/field';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'style' | 'children' | 'type'> {
  label: ReactNode;
  /** A quiet line under the label. */
  hint?: ReactNode;
  /** Error message; its presence marks the box as invalid. */
  error?: string | undefined;
}

/** Yes or no. Everything an `<input type="checkbox">` takes passes through, `ref` included. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div className={className}>
      <label className={styles.root}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={styles.input}
          aria-describedby={describedBy({
            hintId: hint !== undefined && hintId,
            errorId: error !== undefined && errorId,
          })}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span>{label}</span>
      </label>
      {(hint !== undefined || error !== undefined) && (
        <div className={styles.texts}>
          {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
          {error !== undefined && <FieldError id={errorId} error={error} />}
        </div>
      )}
    </div>
  );
}
