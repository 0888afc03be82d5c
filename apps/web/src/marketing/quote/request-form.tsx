import { maxQuoteNotes, quoteAnswers, type TypedQuote } from '@tintforge/api-contract';
import { EmailField } from '@tintforge/app-base/contact/email-field';
import { paths } from '@tintforge/app-base/paths';
import { phoneText } from '@tintforge/app-base/phone-text';
import type { QuoteKind } from '@tintforge/booking-core';
import { contactLineOf, quotePageWords } from '@tintforge/content';
import { Button, FieldRow, PhoneField, Section, TextArea, TextField } from '@tintforge/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { rememberQuoteToken } from '../../lib/quote-tokens';
import { CarFields } from './car-fields';
import { dropDraft } from './draft';
import { type FormState, fieldOf, filledIn, useDraft } from './form-state';
import { GlassFields } from './glass-fields';
import styles from './quote-form.module.css';
import { checkDraft, type FieldErrors, type RequestOutcome, sendRequest } from './send-request';
import { VehicleFields } from './vehicle-fields';

const words = quotePageWords.form;

/** The request for a quote of one kind. Once it is sent, its own page opens. */
export function RequestForm({ kind }: { kind: QuoteKind }) {
  const state = useDraft();
  const sending = useSending(kind, state);
  const form: FormState = { ...state, errors: sending.errors };
  return (
    <section aria-labelledby="ask">
      <h2 id="ask" className={styles.heading}>
        {quotePageWords.kinds[kind].heading}
      </h2>
      <form ref={sending.form} className={styles.form} noValidate onSubmit={sending.submit}>
        <WorkFields kind={kind} form={form} />
        <You form={form} />
        <div className={styles.website} aria-hidden="true">
          <label>
            {words.website}
            <input name="website" tabIndex={-1} autoComplete="off" {...plain(form)} />
          </label>
        </div>
        <div className={styles.submit}>
          <p className={styles.problem} role="alert">
            {sending.problem}
          </p>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busyLabel={sending.isSending ? words.sending : undefined}
          >
            {words.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}

function plain(form: FormState) {
  const { value, onChange } = fieldOf(form, 'website');
  return { value, onChange };
}

function WorkFields({ kind, form }: { kind: QuoteKind; form: FormState }) {
  switch (kind) {
    case 'residential':
    case 'commercial':
      return <GlassFields kind={kind} form={form} />;
    case 'ppf':
      return <CarFields form={form} />;
    case 'fleet':
      return <VehicleFields form={form} />;
  }
}

function You({ form }: { form: FormState }) {
  return (
    <Section title={words.youTitle}>
      <FieldRow shape="halves">
        <TextField label={words.customerName} autoComplete="name" {...fieldOf(form, 'customerName')} />
        <TextField label={words.company} isOptional autoComplete="organization" {...fieldOf(form, 'company')} />
      </FieldRow>
      <FieldRow shape="halves">
        <EmailField label={words.email} autoComplete="email" {...fieldOf(form, 'customerEmail')} />
        <PhoneField format={phoneText} label={words.phone} {...fieldOf(form, 'customerPhone')} />
      </FieldRow>
      <FieldRow shape="halves">
        <TextField
          label={words.zip}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          {...fieldOf(form, 'zip')}
        />
        <TextField label={words.city} autoComplete="address-level2" {...fieldOf(form, 'city')} />
      </FieldRow>
      <TextArea
        label={words.notes}
        hint={words.notesHint}
        isOptional
        rows={4}
        maxLength={maxQuoteNotes}
        {...fieldOf(form, 'notes')}
      />
    </Section>
  );
}

/** Sends the draft: validated here first, then by the API. What was typed stays unless it was sent. */
function useSending(kind: QuoteKind, { draft, change }: Pick<FormState, 'draft' | 'change'>) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [failed, setFailed] = useState<{ errors: FieldErrors; draft: TypedQuote }>();
  const [problem, setProblem] = useState('');
  const [attempts, setAttempts] = useState(0);

  // The first wrong field takes the focus, once its error is there.
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus();
  }, [attempts]);

  // Errors go as soon as their fields are right; new ones come with the next attempt only.
  const wrongNow = failed === undefined ? {} : checkDraft(kind, draft);
  const errors = Object.fromEntries(
    Object.entries(failed?.errors ?? {}).filter(([path]) => wrongNow[path] !== undefined || failed?.draft === draft),
  );

  function show(outcome: Exclude<RequestOutcome, { kind: 'sent' }>, draft: TypedQuote) {
    setIsSending(false);
    if (outcome.kind === 'wrong') {
      setFailed({ errors: outcome.errors, draft });
      setProblem(words.look);
      setAttempts((count) => count + 1);
    } else if (outcome.kind === 'too-many') {
      setProblem(words.tooMany(contactLineOf(undefined).phone));
    } else {
      setProblem(outcome.fault === undefined ? words.failed : `${words.failed} ${outcome.fault}`);
    }
  }

  async function send(draft: TypedQuote) {
    setIsSending(true);
    setProblem('');
    const outcome = await sendRequest(kind, draft);
    if (outcome.kind !== 'sent') return show(outcome, draft);
    const { code, quoteToken } = outcome.receipt;
    rememberQuoteToken({ code, quoteToken, now: Date.now() });
    dropDraft();
    window.location.replace(paths.ownQuote(code));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const answers = filledIn(event.currentTarget, draft);
    const isFilled = quoteAnswers.some((name) => answers[name] !== draft.answers[name]);
    const current = isFilled ? { ...draft, answers } : draft;
    if (isFilled) change({ answers });
    void send(current);
  }

  return { form, isSending, errors, problem, submit };
}
