import type { InboxMessage, MessageState } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { formatInstant, formatLongInstant } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { phoneHref } from '@tintforge/booking-core';
import { Banner, Button, LinkButton } from '@tintforge/ui';
import type { RefObject } from 'react';
import { RecordReader, useChosenFocus } from '../parts';
import styles from './message-reader.module.css';
import { replyLink } from './reply-link';
import { useMarking, useMessage } from './use-messages';
import { messagesWords as words } from './words';

/** One message in full, with its actions. */
export function MessageReader({ id, listed }: { id: string; listed: InboxMessage | undefined }) {
  return (
    <RecordReader query={useMessage(id, listed)} words={words}>
      {(message) => <OpenMessage message={message} />}
    </RecordReader>
  );
}

function OpenMessage({ message }: { message: InboxMessage }) {
  const heading = useChosenFocus();
  const { name, email, phone, service, createdAt, state, handledAt, handledBy } = message;
  return (
    <article aria-labelledby="open-message" className={styles.root}>
      <header>
        <h2 id="open-message" ref={heading} tabIndex={-1} className={styles.name}>
          {name === '' ? words.forgotten : name}
        </h2>
        {handledAt !== null && (
          <p className={styles.state}>{words.by[state](handledBy ?? words.somebody, formatInstant(handledAt))}</p>
        )}
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{words.contact.service}</dt>
          <dd>{service}</dd>
        </div>
        {email !== '' && (
          <div>
            <dt>{words.contact.email}</dt>
            <dd>
              <a href={linkOf(message)} translate="no">
                {email}
              </a>
            </dd>
          </div>
        )}
        {phone !== '' && (
          <div>
            <dt>{words.contact.phone}</dt>
            <dd>
              <a href={phoneHref(phone)} translate="no">
                {phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.contact.received}</dt>
          <dd>
            <time dateTime={createdAt}>{formatLongInstant(createdAt)}</time>
          </dd>
        </div>
      </dl>
      {message.message !== '' && <p className={styles.text}>{message.message}</p>}
      <Marks message={message} heading={heading} />
    </article>
  );
}

const others: Record<MessageState, readonly MessageState[]> = {
  new: ['handled', 'spam'],
  handled: ['new', 'spam'],
  spam: ['new'],
};

function Marks({ message, heading }: { message: InboxMessage; heading: RefObject<HTMLHeadingElement | null> }) {
  const marking = useMarking(message);

  function mark(state: MessageState) {
    if (marking.isPending) return;
    marking.mutate(state, {
      onSuccess: () => {
        showToast({ title: words.marked[state] });
        // The action removes the button.
        heading.current?.focus({ preventScroll: true });
      },
    });
  }

  return (
    <>
      <div>{marking.isError && <Banner tone="error">{refusalOf(marking.error)}</Banner>}</div>
      <div className={styles.actions}>
        {message.email !== '' && (
          <LinkButton variant="primary" href={linkOf(message)}>
            {words.reply}
          </LinkButton>
        )}
        {others[message.state].map((state) => (
          <Button
            key={state}
            busyLabel={marking.isPending && marking.variables === state ? words.marking : undefined}
            onClick={() => mark(state)}
          >
            {words.mark[state]}
          </Button>
        ))}
      </div>
    </>
  );
}

function linkOf({ service, name, ...message }: InboxMessage): string {
  const firstName = name.split(/\s+/)[0] ?? '';
  return replyLink(message, { subject: words.replySubject(service), greeting: words.greeting(firstName) });
}

/** The server's message, if it responded. */
function refusalOf(error: unknown): string {
  return (error instanceof ApiError ? error.body?.message : undefined) ?? words.notMarked;
}
