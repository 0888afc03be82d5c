import { useMutation } from '@tanstack/react-query';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button, TextField } from '@tintforge/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { problemText } from '../../deeds';
import { refetchStaffQueries } from '../../lib/refetch-staff-queries';
import { staffApi } from '../../lib/staff-api';
import { useKeptText } from '../../lib/use-kept-text';
import { bookingWords } from '../words';
import styles from './note-form.module.css';

const words = bookingWords.history;

/** Adds a note for staff only. What is typed stays in the tab until it is added. */
export function NoteForm({ trackingCode }: { trackingCode: string }) {
  const [note, setNote] = useKeptText(`booking-note-${trackingCode}`);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const adding = useMutation({
    mutationFn: () => staffApi('addBookingNote', { params: { code: trackingCode }, body: { note } }),
    onSuccess: async () => {
      setNote('');
      showToast({ title: words.noted });
      await refetchStaffQueries();
    },
    // It may have been added all the same: the history says so.
    onError: (refusal) => {
      setError(problemText(refusal));
      void refetchStaffQueries();
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (adding.isPending) return;
    const isEmpty = note.trim() === '';
    setError(isEmpty ? words.emptyNote : undefined);
    if (isEmpty) field.current?.focus();
    else adding.mutate();
  }

  return (
    <form noValidate className={styles.root} onSubmit={submit}>
      <TextField
        ref={field}
        label={words.noteLabel}
        maxLength={1000}
        value={note}
        error={error}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" busyLabel={adding.isPending ? words.adding : undefined}>
        {words.add}
      </Button>
    </form>
  );
}
