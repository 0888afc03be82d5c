import type { OutboxMailDetails } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, keepValues } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { useDialogStep } from '../lib/use-dialog-step';
import { RecordReader, useChosenFocus } from '../parts';
import { ChangeAddressDialog } from './change-address-dialog';
import styles from './mail-reader.module.css';
import { MailStateBadge } from './mail-state';
import { useOutboxMail, useRetry } from './use-outbox';
import { outboxWords as words } from './words';

/** One email: its status, the reason for a failure, and its contents. */
export function MailReader({ id }: { id: string }) {
  return (
    <RecordReader query={useOutboxMail(id)} words={words}>
      {(mail) => <OpenMail mail={mail} />}
    </RecordReader>
  );
}

function OpenMail({ mail }: { mail: OutboxMailDetails }) {
  const heading = useChosenFocus();
  const retry = useRetry(mail.id);
  const { dialog, open, close } = useDialogStep(`mail ${mail.id}`, ['change-address']);

  function sendAgain() {
    if (retry.isPending) return;
    retry.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: words.retried.title, description: words.retried.text });
        // The action removes the button.
        heading.current?.focus({ preventScroll: true });
      },
    });
  }

  return (
    <article aria-labelledby="open-mail" className={styles.root}>
      <header className={styles.head}>
        <h2 id="open-mail" ref={heading} tabIndex={-1} className={styles.title}>
          {mail.letter?.subject ?? words.kind(mail.kind)}
        </h2>
        <p>
          <MailStateBadge state={mail.state} /> <span>{words.kind(mail.kind)}</span>
        </p>
      </header>
      {mail.state === 'skipped' && <p className={styles.quiet}>{words.skipped}</p>}
      {retry.isError && <Banner tone="error">{refusalOf(retry.error)}</Banner>}
      {mail.state === 'failed' && (
        <div className={styles.actions}>
          <Button variant="primary" busyLabel={retry.isPending ? words.retrying : undefined} onClick={sendAgain}>
            {words.retry}
          </Button>
          {mail.trackingCode !== null && <Button onClick={() => open('change-address')}>{words.changeAddress}</Button>}
        </div>
      )}
      {dialog === 'change-address' && mail.trackingCode !== null && (
        <ChangeAddressDialog
          mailId={mail.id}
          trackingCode={mail.trackingCode}
          onClose={close}
          onDone={() => {
            close();
            // The action removes the button.
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <Facts mail={mail} />
      <Letter letter={mail.letter} />
    </article>
  );
}

function Facts({ mail }: { mail: OutboxMailDetails }) {
  const { recipient, letter, trackingCode, createdAt, dueAt, endedAt, attempts, state, lastError } = mail;
  return (
    <dl className={styles.facts}>
      <Fact name={words.facts.to}>{recipient ?? letter?.recipient ?? words.noRecipient}</Fact>
      {trackingCode !== null && (
        <Fact name={words.facts.booking}>
          <Link to={paths.adminBooking(trackingCode)} className={styles.code} translate="no">
            {trackingCode}
          </Link>
        </Fact>
      )}
      <Fact name={words.facts.queued}>
        <Moment at={createdAt} />
      </Fact>
      {state === 'waiting' || endedAt === null ? (
        <Fact name={words.facts.due}>
          <Moment at={dueAt} />
        </Fact>
      ) : (
        <Fact name={words.ended[state]}>
          <Moment at={endedAt} />
        </Fact>
      )}
      <Fact name={words.facts.tries}>{attempts}</Fact>
      {lastError !== null && (
        <Fact name={words.facts.error}>
          <span className={styles.error}>{lastError}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatInstant(at)}</time>;
}

function Letter({ letter }: Pick<OutboxMailDetails, 'letter'>) {
  return (
    <section aria-labelledby="open-letter" className={styles.letter}>
      <h3 id="open-letter">{words.letter.heading}</h3>
      {letter === null ? (
        <p className={styles.quiet}>{words.letter.none}</p>
      ) : (
        <>
          <p className={styles.quiet}>
            {[words.letter.sources[letter.source], letter.hidesLinks ? words.letter.hidden : ''].join(' ')}
          </p>
          <pre className={styles.text}>{keepValues(letter.text)}</pre>
        </>
      )}
    </section>
  );
}

/** The server's message, if it responded. */
function refusalOf(error: unknown): string {
  return (error instanceof ApiError ? error.body?.message : undefined) ?? words.notRetried;
}
