import type { Mail } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { saveFile } from '@tintforge/app-base/save-file';
import { formatLongInstant } from '@tintforge/app-base/shop-time';
import { wizardWords } from '@tintforge/content';
import { Banner, Button, Icon, keepValues, Skeleton, SkeletonGroup, Tabs } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { attachmentFile } from './attachment-file';
import styles from './mail-reader.module.css';
import { useMail } from './use-mailbox';
import { mailboxWords as words } from './words';

/** One email: formatted, as plain text, and its attachments. */
export function MailReader({ id }: { id: string }) {
  const mail = useMail(id);
  return (
    <>
      <Link to={paths.demoMailbox} className={styles.back}>
        <Icon name="arrow-left" size="small" />
        <span>{words.back}</span>
      </Link>
      {mail.data !== undefined && <OpenMail mail={mail.data} />}
      {mail.isPending && (
        <SkeletonGroup label={wizardWords.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="picture" />
        </SkeletonGroup>
      )}
      {mail.isError && mail.data === undefined && (
        <Banner tone="error" action={<Button onClick={() => void mail.refetch()}>{wizardWords.retry}</Button>}>
          {codeOf(mail.error) === 'not_found' ? words.gone : words.failed}
        </Banner>
      )}
    </>
  );
}

function OpenMail({ mail }: { mail: Mail }) {
  const headingRef = useChosenFocus();
  return (
    <article className={styles.root} aria-labelledby="open-mail">
      <header className={styles.head}>
        <h2 id="open-mail" ref={headingRef} tabIndex={-1} className={styles.subject}>
          {mail.subject}
        </h2>
        <p>
          <span>{keepValues(`${words.to(mail.recipient)},`)}</span>{' '}
          <time dateTime={mail.sentAt}>{formatLongInstant(mail.sentAt)}</time>
        </p>
      </header>
      {mail.attachments.length > 0 && (
        <ul className={styles.attachments} aria-label={words.attachments}>
          {mail.attachments.map((attachment) => (
            <li key={attachment.name}>
              <Button size="small" onClick={() => saveFile(attachmentFile(attachment), attachment.name)}>
                {words.save(attachment.name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Tabs
        label={words.views.label}
        tabs={[
          { id: 'html', label: words.views.html, content: <Picture mail={mail} /> },
          { id: 'text', label: words.views.text, content: <pre className={styles.text}>{keepValues(mail.text)}</pre> },
        ]}
      />
    </article>
  );
}

/** On a phone the email replaces the list, which had the focus. */
function useChosenFocus() {
  // Chosen from the list here, rather than by the URL that the page was opened with.
  const isChosen = useNavigationType() === NavigationType.Push;
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.focus();
  }, [isChosen]);
  return ref;
}

/** In a frame that runs no script and has no origin; links open in a new tab. */
function Picture({ mail }: { mail: Mail }) {
  return (
    <iframe
      className={styles.frame}
      src={mail.htmlUrl}
      title={words.frame(mail.subject)}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
