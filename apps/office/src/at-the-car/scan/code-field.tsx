import { Button, TextField } from '@tintforge/ui';
import { type SubmitEvent, useState } from 'react';
import { checkInWords } from '../words';
import styles from './code-field.module.css';

const words = checkInWords.field;

interface CodeFieldProps {
  /** The problem with the last entry. */
  error: string | undefined;
  /** Returns true when a code was found; otherwise the entry stays. */
  onText: (text: string) => boolean;
}

/** Accepts a code by hand: typed, pasted, or from a hardware scanner. */
export function CodeField({ error, onText }: CodeFieldProps) {
  const [text, setText] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (onText(text)) setText('');
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form noValidate className={styles.root} onSubmit={submit}>
      <TextField
        isMono
        label={words.label}
        hint={words.hint}
        error={error}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" variant="solid">
        {words.submit}
      </Button>
    </form>
  );
}
