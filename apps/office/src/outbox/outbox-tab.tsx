import type { OutboxMail } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { type OwnAddress, useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { officePageNames } from '@tintforge/content';
import { Button, EmptyState, keepValues } from '@tintforge/ui';
import { useSearchParams } from 'react-router-dom';
import { useCounts } from '../lib/use-counts';
import { ChoiceLinks, ReadingColumns, RecordLink, RecordList, TabHeading } from '../parts';
import { MailReader } from './mail-reader';
import { MailStateBadge } from './mail-state';
import { OutboxFilter } from './outbox-filter';
import styles from './outbox-tab.module.css';
import { mailStates, type OutboxView, outboxPath, readOutboxView } from './outbox-view';
import { useOutbox } from './use-outbox';
import { outboxWords as words } from './words';

/** /admin/outbox: every email that the shop has queued, with its status. */
export function OutboxTab() {
  const [parameters] = useSearchParams();
  const view = readOutboxView(parameters);
  const { list, kinds, error } = useOutbox(view);
  const counts = useCounts();
  const { mail: openId, ...filter } = view;

  return (
    <>
      <TabHeading title={officePageNames.outbox} />
      <ReadingColumns
        above={
          <>
            <ChoiceLinks
              label={words.which}
              choices={[
                {
                  label: words.all,
                  to: outboxPath({ ...filter, state: undefined }),
                  isChosen: view.state === undefined,
                },
                ...mailStates.map((state) => ({
                  label: words.states[state],
                  to: outboxPath({ ...filter, state }),
                  isChosen: state === view.state,
                  count: state === 'failed' ? counts?.failedMails || undefined : undefined,
                })),
              ]}
            />
            <OutboxFilter view={view} kinds={kinds} error={searchProblem(error)} />
          </>
        }
        list={
          <RecordList
            label={words.list}
            query={list}
            words={{ ...words, retry: words.retryLoading }}
            empty={<Empty view={filter} />}
          >
            {(mail) => <Row mail={mail} to={outboxPath({ ...filter, mail: mail.id })} isOpen={mail.id === openId} />}
          </RecordList>
        }
        reader={openId === undefined ? undefined : <MailReader key={openId} id={openId} />}
        invitation={words.choose}
        back={{ label: words.back, to: outboxPath(filter) }}
      />
    </>
  );
}

function Row({ mail, to, isOpen }: { mail: OutboxMail; to: OwnAddress; isOpen: boolean }) {
  const { kind, state, recipient, trackingCode, dueAt, endedAt } = mail;
  const moment = endedAt ?? dueAt;
  return (
    <RecordLink
      to={to}
      isOpen={isOpen}
      title={words.kind(kind)}
      aside={
        <time dateTime={moment}>{state === 'waiting' ? words.due(formatInstant(moment)) : formatInstant(moment)}</time>
      }
    >
      <span className={styles.line}>
        <MailStateBadge state={state} />
        {trackingCode !== null && (
          <span className={styles.code} translate="no">
            {trackingCode}
          </span>
        )}
        {recipient !== null && <span className={styles.recipient}>{keepValues(recipient)}</span>}
      </span>
    </RecordLink>
  );
}

function Empty({ view }: { view: OutboxView }) {
  const navigate = useNavigate();
  const isWhole = Object.values(view).every((part) => part === undefined);
  const { title, text } = isWhole ? words.empty : words.nothing;
  return (
    <EmptyState
      headingLevel="h2"
      title={title}
      action={!isWhole && <Button onClick={() => void navigate(paths.adminOutbox)}>{words.filter.clear}</Button>}
    >
      {text}
    </EmptyState>
  );
}

/** The server's error about the search term, if that is what failed. */
function searchProblem(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.fields?.search : undefined;
}
