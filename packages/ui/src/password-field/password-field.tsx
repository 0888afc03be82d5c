import { type ComponentProps, useEffect, useRef, useState } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';
import { IconFrame } from '../icon/icon-frame';
import { partDrawings } from '../icon/part-drawings';
import iconButton from '../icon-button/icon-button.module.css';
import styles from './password-field.module.css';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'style' | 'children' | 'type'>, FieldTexts {
  /** Label of the eye button while the password is hidden, such as "Show password". */
  showLabel: string;
  /** Its label while the password is visible. */
  hideLabel: string;
}

/**
 * A password field with an eye button that shows the input. Everything an `<input>` takes passes through, `ref`
 * included.
 */
export function PasswordField({
  label,
  hint,
  error,
  errorHelp,
  isOptional,
  id,
  className,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const eyeRef = useRef<HTMLButtonElement>(null);
  const [isReadable, setIsReadable] = useState(false);
  const eyeLabel = isReadable ? hideLabel : showLabel;

  // A browser remembers submitted text for its suggestions, so the field is submitted as a password.
  useEffect(() => {
    const form = eyeRef.current?.form;
    const hide = () => setIsReadable(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field id={id} className={className} {...{ label, hint, error, errorHelp, isOptional }}>
      {(field) => (
        <div className={styles.anchor}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...field}
            type={isReadable ? 'text' : 'password'}
            className={control.root}
          />
          <button
            ref={eyeRef}
            type="button"
            className={iconButton.root}
            aria-label={eyeLabel}
            title={eyeLabel}
            aria-controls={field.id}
            disabled={input.disabled}
            onClick={() => setIsReadable(!isReadable)}
          >
            <IconFrame outline={partDrawings[isReadable ? 'eye-off' : 'eye']} size="medium" />
          </button>
        </div>
      )}
    </Field>
  );
}
