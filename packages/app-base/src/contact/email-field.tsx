import { parseEmail, suggestEmail } from '@tintforge/booking-core';
import { siteWords } from '@tintforge/content';
import { Button, enterText, Note, TextField, type TextFieldProps } from '@tintforge/ui';
import { type ChangeEvent, type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './email-field.module.css';

const words = {
  ...siteWords.emailQuestion,
  take: (meant: string) => `Use ${meant}`,
};

/** Addresses that were asked about and kept, until the page is left. */
const asked = new Set<string>();

/**
 * An email address, pasted in any form. What looks like a typing error is asked about once, when the form is submitted:
 * one press takes the address that was probably meant, submitting again keeps what was typed.
 */
export function EmailField({ onChange, onBlur, ...field }: TextFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const [question, setQuestion] = useState<{ typed: string; meant: string }>();

  useEffect(() => {
    const input = root.current?.querySelector('input');
    const form = input?.form;
    if (!form) return undefined;
    const ask = (event: Event) => {
      const typed = input.value;
      const meant = asked.has(typed) ? undefined : suggestEmail(typed);
      if (meant === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      asked.add(typed);
      setQuestion({ typed, meant });
    };
    // Before the form's own handler, which is not called then.
    form.addEventListener('submit', ask, true);
    return () => form.removeEventListener('submit', ask, true);
  }, []);

  useEffect(() => {
    if (question !== undefined) take.current?.focus();
  }, [question]);

  const inputOf = () => root.current?.querySelector('input') ?? undefined;

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (event.currentTarget.value !== question?.typed) setQuestion(undefined);
    onChange?.(event);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const email = parseEmail(input.value);
    // A full stop behind it is asked about.
    if (email !== undefined && email !== input.value && suggestEmail(input.value) === undefined)
      enterText(input, email);
    onBlur?.(event);
  }

  function accept(meant: string) {
    const input = inputOf();
    if (input === undefined) return;
    enterText(input, meant);
    input.focus();
  }

  return (
    <div ref={root} className={styles.root}>
      <TextField type="email" inputMode="email" {...field} onChange={change} onBlur={leave} />
      {question !== undefined && (
        <div className={styles.question}>
          <div id={questionId}>
            <Note icon="info" size="small">
              <span>{words.question(question.meant)}</span>
              {parseEmail(question.typed) !== undefined && <span>{` ${words.keep}`}</span>}
            </Note>
          </div>
          <Button ref={take} size="small" aria-describedby={questionId} onClick={() => accept(question.meant)}>
            {words.take(question.meant)}
          </Button>
        </div>
      )}
    </div>
  );
}
