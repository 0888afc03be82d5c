import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { EmailField } from '@tintforge/app-base/contact/email-field';
import { faultText } from '@tintforge/app-base/fault-text';
import { isWholeCode, parseTypedCode } from '@tintforge/app-base/typed-code';
import { parseEmail } from '@tintforge/booking-core';
import { Banner, Button, keepValues } from '@tintforge/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { DemoMailboxLink } from '../../lib/demo-mailbox-link';
import styles from './mail-links.module.css';
import { findWords } from './words';

const { mail: words } = findWords;

/** Requests the links of a customer's bookings by email. The page never reveals whether there are any. */
export function MailLinks({ typed = '' }: { typed?: string }) {
  const headingId = useId();
  const [sentFor, setSentFor] = useState<string>();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {words.heading}
      </h2>
      {sentFor === undefined ? (
        <MailLinksForm typed={typed} onSent={setSentFor} />
      ) : (
        <>
          <Banner tone="success" title={words.sent.title} icon="mail-check">
            <span>{keepValues(words.sent.text(sentFor))}</span> <DemoMailboxLink />
          </Banner>
          <Button variant="quiet" onClick={() => setSentFor(undefined)}>
            {words.sent.another}
          </Button>
        </>
      )}
    </section>
  );
}

function MailLinksForm({ typed, onSent }: { typed: string; onSent: (codeOrEmail: string) => void }) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const text = String(new FormData(form).get('codeOrEmail')).trim();
    const codeOrEmail = parseEmail(text) ?? parseTypedCode(text);
    setFailure(undefined);
    if (codeOrEmail === undefined) {
      setError(text === '' ? words.required : isWholeCode(text) ? findWords.code.mistyped : words.wrong);
      form.querySelector('input')?.focus();
      return;
    }
    setIsSending(true);
    const refusal = await send(codeOrEmail);
    setIsSending(false);
    if (refusal === undefined) onSent(codeOrEmail);
    else setFailure(refusal);
  }

  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>{words.lead}</p>
      <EmailField
        type="text"
        inputMode="text"
        label={words.label}
        name="codeOrEmail"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={typed}
        error={error}
        onChange={() => setError(undefined)}
      />
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" variant="solid" isBlock busyLabel={isSending ? words.busy : undefined}>
        {words.submit}
      </Button>
    </form>
  );
}

/** Requests the email; returns an error message when that failed. */
async function send(codeOrEmail: string): Promise<string | undefined> {
  try {
    await api('mailBookingLinks', { body: { codeOrEmail } });
    return undefined;
  } catch (error) {
    return codeOf(error) === 'rate_limited' ? words.often : (faultText(error) ?? words.failed);
  }
}
