import { maxQuoteMessage, type QuoteVersionView, type QuoteView } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { quotePriceWords } from '@tintforge/content';
import { Banner, Button, TextArea } from '@tintforge/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DraftState } from '../use-draft';
import styles from './priced-quote.module.css';
import { refusalOf } from './refusal';

const words = quotePriceWords.ask;

interface ChangeFormProps extends DraftState {
  code: string;
  version: QuoteVersionView;
  access: { quoteToken?: string };
  onDone: (quote: QuoteView) => void;
  onRefused: (text: string) => void;
  onBack: () => void;
}

/** Requests a change in words. What is typed stays unless it was sent. */
export function ChangeForm({ code, version, access, draft, change, onDone, onRefused, onBack }: ChangeFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft.wish;
  const [isEmpty, setIsEmpty] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => field.current?.focus(), []);

  async function ask() {
    setProblem('');
    setIsBusy(true);
    try {
      const body = { number: version.number, text };
      const quote = await api('askQuoteChange', { params: { code }, ...access, body });
      change({ wish: '' });
      showToast({ title: words.done });
      onDone(quote);
    } catch (error) {
      setIsBusy(false);
      const refusal = refusalOf(error);
      if (refusal === undefined) setProblem(quotePriceWords.failed);
      else onRefused(refusal);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() !== '') return void ask();
    setIsEmpty(true);
    field.current?.focus();
  }

  return (
    <form noValidate className={styles.form} aria-labelledby="change-quote" onSubmit={submit}>
      <h2 id="change-quote">{words.heading}</h2>
      <div role="alert" className={styles.alert}>
        {problem !== '' && <Banner tone="error">{problem}</Banner>}
      </div>
      <TextArea
        ref={field}
        label={words.text}
        hint={words.hint}
        rows={5}
        maxLength={maxQuoteMessage}
        value={text}
        error={isEmpty ? words.empty : undefined}
        onChange={({ currentTarget }) => {
          setIsEmpty(false);
          change({ wish: currentTarget.value });
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busyLabel={isBusy ? words.busy : undefined}>
          {words.submit}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </form>
  );
}
