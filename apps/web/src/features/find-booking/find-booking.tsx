import { useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { isWholeCode, parseTypedCode } from '@tintforge/app-base/typed-code';
import { confirmationWords, contactLineOf } from '@tintforge/content';
import { Button, Container, TextField } from '@tintforge/ui';
import { type SubmitEvent, useState } from 'react';
import { useKnownRegion } from '../../lib/use-known-region';
import styles from './find-booking.module.css';
import { MailLinks } from './mail-links';
import { findWords } from './words';

const { code: words } = findWords;

interface FindBookingProps {
  /** The code as typed, or '' at first. */
  typed: string;
  /** No booking has this code. */
  isUnknown?: boolean;
}

/** The form for a tracking code, with an offer to email the link. The input is kept. */
export function FindBooking({ typed, isUnknown = false }: FindBookingProps) {
  const isFirst = typed === '';
  const line = contactLineOf(useKnownRegion());
  return (
    <Container className={styles.root}>
      <div className={styles.form}>
        <h1 className={styles.title}>{isFirst ? findWords.heading : findWords.noBooking}</h1>
        <p className={styles.lead}>{isFirst ? findWords.lead : confirmationWords.verification.notFound}</p>
        <CodeForm typed={typed} error={isFirst || isUnknown ? undefined : wrongCode(typed)} />
        <p>
          {findWords.call}{' '}
          <a href={line.href} translate="no">
            {line.phone}
          </a>
        </p>
      </div>
      <MailLinks />
    </Container>
  );
}

/** A text that is no tracking code: one that is whole has a wrong character, by its last, which checks the others. */
function wrongCode(text: string): string {
  return isWholeCode(text) ? words.mistyped : words.incomplete;
}

function CodeForm({ typed, error: initialError }: { typed: string; error: string | undefined }) {
  const navigate = useNavigate();
  const [error, setError] = useState(initialError);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('code'));
    const trackingCode = parseTypedCode(text);
    if (trackingCode !== undefined) return void navigate(paths.bookingVerification(trackingCode));
    setError(text.trim() === '' ? words.required : wrongCode(text));
    form.querySelector('input')?.focus();
  }

  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <TextField
        label={words.label}
        hint={words.hint}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={typed}
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" variant="primary" size="large" isBlock>
        {words.submit}
      </Button>
    </form>
  );
}
