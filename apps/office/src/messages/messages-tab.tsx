import type { InboxMessage, MessageState } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { officePageNames } from '@tintforge/content';
import { EmptyState } from '@tintforge/ui';
import { useSearchParams } from 'react-router-dom';
import { ChoiceLinks, ReadingColumns, RecordLink, RecordList, TabHeading } from '../parts';
import { MessageReader } from './message-reader';
import styles from './messages-tab.module.css';
import { useMessages } from './use-messages';
import { messagesWords as words } from './words';

const states = ['new', 'handled', 'spam'] as const satisfies readonly MessageState[];

/** State of the inbox: it is in the URL. */
interface View {
  state: MessageState;
  /** The open message. */
  message?: string | undefined;
}

/** /admin/messages: messages from the contact form. */
export function MessagesTab() {
  const [parameters] = useSearchParams();
  const { state, message: openId } = readView(parameters);
  const { list, counts } = useMessages(state);
  const listed = list.rows?.find(({ id }) => id === openId);

  return (
    <>
      <TabHeading title={officePageNames.messages} />
      <ReadingColumns
        above={
          <ChoiceLinks
            label={words.states.label}
            choices={states.map((each) => ({
              label: words.states[each],
              to: addressOf({ state: each }),
              isChosen: each === state,
              count: counts?.[each],
            }))}
          />
        }
        list={
          <RecordList label={words.list} query={list} words={words} empty={<Empty state={state} />}>
            {(message) => <Row message={message} to={addressOf({ state, message: message.id })} openId={openId} />}
          </RecordList>
        }
        reader={openId === undefined ? undefined : <MessageReader key={openId} id={openId} listed={listed} />}
        invitation={words.choose}
        back={{ label: words.back, to: addressOf({ state }) }}
      />
    </>
  );
}

function Row({ message, to, openId }: { message: InboxMessage; to: OwnAddress; openId: string | undefined }) {
  const { id, name, service, createdAt } = message;
  return (
    <RecordLink
      to={to}
      isOpen={id === openId}
      title={name === '' ? words.forgotten : name}
      aside={<time dateTime={createdAt}>{formatInstant(createdAt)}</time>}
    >
      <span>{service}</span>
      <span className={styles.start}>{message.message}</span>
    </RecordLink>
  );
}

function Empty({ state }: { state: MessageState }) {
  const { title, text } = words.empty[state];
  return (
    <EmptyState headingLevel="h2" title={title}>
      {text}
    </EmptyState>
  );
}

function readView(parameters: URLSearchParams): View {
  const state = states.find((each) => each === parameters.get('state')) ?? 'new';
  return { state, message: parameters.get('message') ?? undefined };
}

function addressOf({ state, message }: View): OwnAddress {
  const query = new URLSearchParams({
    ...(state === 'new' ? {} : { state }),
    ...(message === undefined ? {} : { message }),
  }).toString();
  return query === '' ? paths.adminMessages : `${paths.adminMessages}?${query}`;
}
