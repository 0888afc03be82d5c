import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';
import icon from '../icon/icon.module.css';
import iconButton from '../icon-button/icon-button.module.css';
import styles from './password-field.module.css';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'style' | 'children' | 'type'>, FieldTexts {
  /** The words of the eye while the password is hidden, such as "Show password". */
  showLabel: string;
  /** Its words while the password can be read. */
  hideLabel: string;
}

/** A password, with an eye to read what was typed. Everything an `<input>` takes passes through, `ref` included. */
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
  const Drawing = isReadable ? EyeOff : Eye;

  // A browser keeps what was sent as text among its suggestions: a password goes out as one.
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
            <Drawing className={icon.root} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
