import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Elements } from '../elements';
import { LeanIcon } from '../icon/lean-icon';
import { keepValues } from '../keep-values/keep-values';
import styles from './field.module.css';

/** The texts around a control. Every form component takes them. */
export interface FieldTexts {
  label: ReactNode;
  /** Instructions in a few words, under the label. */
  hint?: ReactNode;
  /** Error message; its presence marks the control as invalid. */
  error?: string | undefined;
  /** How to correct it, after the error. */
  errorHelp?: ReactNode;
  /** Adds "(optional)" to the label. Required fields have no mark. */
  isOptional?: boolean | undefined;
}

/** Attributes that connect the control with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTexts {
  /** The control's ID; generated when absent. */
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => Elements;
}

/** Label, hint, control and error in their places, tied together for assistive technology. */
export function Field({ id, className, children, ...texts }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={clsx(styles.root, className)}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{texts.label}</span>
        {texts.isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {texts.hint !== undefined && <FieldHint id={hintId}>{texts.hint}</FieldHint>}
      {children({
        id: controlId,
        'aria-describedby': describedBy({
          hintId: texts.hint !== undefined && hintId,
          errorId: texts.error !== undefined && errorId,
        }),
        'aria-invalid': texts.error === undefined ? undefined : true,
      })}
      {texts.error !== undefined && <FieldError id={errorId} error={texts.error} help={texts.errorHelp} />}
    </div>
  );
}

/** The IDs of a control's descriptions, the error first; undefined when there are none. */
export function describedBy({ hintId, errorId }: { hintId: string | false; errorId: string | false }) {
  const ids = [errorId, hintId].filter((id) => id !== false);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The quiet line under a label. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {keepValues(children)}
    </p>
  );
}

/** The error and how to correct it, with an icon, so that color is not the only sign. */
export function FieldError({ id, error, help }: { id: string; error: string; help?: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <LeanIcon name="circle-alert" size="small" />
      <span>
        <span>{keepValues(error)}</span>
        {help !== undefined && <span className={styles.help}>{keepValues(help)}</span>}
      </span>
    </p>
  );
}
