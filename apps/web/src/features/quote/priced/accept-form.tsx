import { messagesByField, type QuoteVersionView, type QuoteView, quoteAcceptRequest } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { faultText } from '@tintforge/app-base/fault-text';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { shopToday } from '@tintforge/app-base/shop-time';
import { addDays } from '@tintforge/booking-core';
import { quotePriceWords } from '@tintforge/content';
import { Banner, Button, TextField } from '@tintforge/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DraftState } from '../use-draft';
import styles from './priced-quote.module.css';
import { refusalOf } from './refusal';

const words = quotePriceWords.accept;

interface AcceptFormProps extends DraftState {
  code: string;
  version: QuoteVersionView;
  access: { quoteToken?: string };
  onDone: (quote: QuoteView) => void;
  onRefused: (text: string) => void;
  onBack: () => void;
}

/** Accepts a version by name. What is typed stays unless it was accepted. */
export function AcceptForm({ code, version, access, draft, change, onDone, onRefused, onBack }: AcceptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [attempts, setAttempts] = useState(0);
  const tomorrow = addDays(shopToday(Date.now()), 1);

  useEffect(() => heading.current?.focus(), []);
  // The first wrong field takes the focus, once its error is there.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function type(name: 'name' | 'street' | 'city', value: string) {
    change({ [name]: value });
    setErrors(({ [name]: _right, ...others }) => others);
  }

  function show(wrong: Readonly<Record<string, string>>) {
    setErrors(wrong);
    setProblem(quotePriceWords.look);
    setAttempts((count) => count + 1);
  }

  async function accept() {
    setProblem('');
    const { number, total } = version;
    const { name, street, city } = draft;
    const preferredDays = draft.preferredDays.filter((day) => day !== '');
    const checked = quoteAcceptRequest.safeParse({ number, total, name, street, city, preferredDays });
    if (!checked.success) return show(messagesByField(checked.error, (path) => path.split('.')[0] ?? ''));
    setIsBusy(true);
    try {
      onDone(await api('acceptQuote', { params: { code }, ...access, body: checked.data }));
    } catch (error) {
      setIsBusy(false);
      const refusal = refusalOf(error);
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      if (refusal !== undefined) onRefused(refusal);
      else if (fields !== undefined && Object.keys(fields).length > 0) show(fields);
      else setProblem(faultText(error) ?? quotePriceWords.failed);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void accept();
  }

  const field = (name: 'name' | 'street' | 'city') => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(name, currentTarget.value),
  });

  return (
    <form ref={form} noValidate className={styles.form} aria-labelledby="accept-quote" onSubmit={submit}>
      <h2 id="accept-quote" ref={heading} tabIndex={-1}>
        {words.heading(version.number)}
      </h2>
      <div role="alert" className={styles.alert}>
        {problem !== '' && <Banner tone="error">{problem}</Banner>}
      </div>
      <TextField label={words.name} hint={words.nameHint} autoComplete="name" {...field('name')} />
      <TextField label={words.street} autoComplete="street-address" {...field('street')} />
      <TextField label={words.city} autoComplete="address-level2" {...field('city')} />
      <fieldset className={styles.days}>
        <legend>{words.days}</legend>
        <p className={styles.hint}>{words.daysHint}</p>
        {draft.preferredDays.map((value, index) => (
          <TextField
            key={index}
            label={words.day(index + 1)}
            type="date"
            isOptional
            min={tomorrow}
            max={addDays(tomorrow, 365)}
            value={value}
            error={index === 0 ? errors.preferredDays : undefined}
            onChange={({ currentTarget }) => {
              change({
                preferredDays: draft.preferredDays.map((day, each) => (each === index ? currentTarget.value : day)),
              });
              setErrors(({ preferredDays: _right, ...others }) => others);
            }}
          />
        ))}
      </fieldset>
      <p>
        <span>{version.terms?.text}</span>{' '}
        <a href={paths.terms} target="_blank" rel="noreferrer">
          {words.terms}
        </a>
      </p>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busyLabel={isBusy ? words.busy : undefined}>
          {version.deposit === null
            ? words.submit(moneyText(version.total))
            : words.submitWithDeposit(moneyText(version.deposit.amount))}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </form>
  );
}
