import type { StaffQuote } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, TextArea } from '@tintforge/ui';
import { type FormEvent, useState } from 'react';
import { useKeptText } from '../lib/use-kept-text';
import styles from './quote-reader.module.css';
import { refusalText } from './refusal-text';
import { useQuoteAct } from './use-quotes';
import { quotesWords as words } from './words';

/** A note that only staff see. What is typed stays in the tab until it is added. */
export function QuoteNote({ quote }: { quote: StaffQuote }) {
  const acting = useQuoteAct(quote);
  const [note, setNote] = useKeptText(`quote-note-${quote.code}`);
  const [isEmpty, setIsEmpty] = useState(false);

  function type(text: string) {
    setNote(text);
    setIsEmpty(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (acting.isPending) return;
    if (note.trim() === '') return setIsEmpty(true);
    acting.mutate(
      { act: 'note', note },
      {
        onSuccess: () => {
          setNote('');
          showToast({ title: words.done.noted });
        },
      },
    );
  }

  return (
    <form className={styles.noteForm} noValidate onSubmit={submit}>
      <TextArea
        label={words.note.label}
        hint={words.note.hint}
        maxLength={1000}
        value={note}
        error={isEmpty ? words.note.empty : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {acting.isError && <Banner tone="error">{refusalText(acting.error)}</Banner>}
      <Button type="submit" busyLabel={acting.isPending ? words.saving : undefined}>
        {words.note.add}
      </Button>
    </form>
  );
}
