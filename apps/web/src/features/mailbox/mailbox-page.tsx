import { codeOf } from '@tintforge/api-contract/client';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { siteWords, wizardWords } from '@tintforge/content';
import {
  Banner,
  Button,
  Container,
  type Elements,
  EmptyState,
  LinkButton,
  Skeleton,
  SkeletonGroup,
} from '@tintforge/ui';
import { useSearchParams } from 'react-router-dom';
import { loginPath } from '../../lib/after-login';
import { MailList } from './mail-list';
import { MailReader } from './mail-reader';
import styles from './mailbox-page.module.css';
import { useMails } from './use-mailbox';
import { mailboxWords as words } from './words';

/** The open email, from the URL. */
const parameter = 'mail';

/** /demo/mailbox: the emails of a demo, which never leave its machine. */
export function MailboxPage() {
  return (
    <QueryScope>
      <Container className={styles.root}>
        <Mailbox />
      </Container>
    </QueryScope>
  );
}

function Mailbox() {
  const mails = useMails();
  if (mails.data !== undefined) return <Mails mails={mails.data} />;
  switch (codeOf(mails.error)) {
    case 'not_found':
      return <NoMailbox />;
    case 'unauthorized':
    case 'forbidden':
      return <Guarded />;
    default:
      return (
        <Page heading={words.heading}>
          {mails.isError ? (
            <Banner tone="error" action={<Button onClick={() => void mails.refetch()}>{wizardWords.retry}</Button>}>
              {words.failed}
            </Banner>
          ) : (
            <SkeletonGroup label={wizardWords.loading}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </SkeletonGroup>
          )}
        </Page>
      );
  }
}

function Mails({ mails }: { mails: NonNullable<ReturnType<typeof useMails>['data']> }) {
  const [parameters] = useSearchParams();
  const openId = parameters.get(parameter) ?? undefined;
  const addressOf = (id: string) => `${paths.demoMailbox}?${new URLSearchParams({ [parameter]: id })}` as const;
  return (
    <Page heading={words.heading} lead={words.lead}>
      {mails.length === 0 ? (
        <EmptyState
          headingLevel="h2"
          title={words.empty}
          action={
            <LinkButton render={(anchor) => <Link to={paths.booking} {...anchor} />}>{siteWords.bookNow}</LinkButton>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <div className={styles.columns} data-reading={openId !== undefined || undefined}>
          <div className={styles.list}>
            <MailList mails={mails} openId={openId} addressOf={addressOf} />
          </div>
          <div className={styles.reader}>
            {openId === undefined ? (
              <p className={styles.quiet}>{words.choose}</p>
            ) : (
              <MailReader key={openId} id={openId} />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

/** This isn't a demo, so the page doesn't exist. */
function NoMailbox() {
  return (
    <Page heading={siteWords.notFound.heading} lead={siteWords.notFound.lead}>
      <a href={paths.home}>{siteWords.home}</a>
    </Page>
  );
}

function Guarded() {
  return (
    <Page heading={words.guarded.heading} lead={words.guarded.text}>
      <LinkButton variant="solid" render={(anchor) => <Link to={loginPath(paths.demoMailbox)} {...anchor} />}>
        {words.guarded.logIn}
      </LinkButton>
    </Page>
  );
}

function Page({ heading, lead, children }: { heading: string; lead?: string; children: Elements }) {
  return (
    <>
      <h1 className={styles.title}>{heading}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </>
  );
}
