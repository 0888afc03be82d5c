import type { MarkedQuoteStatus, QuoteHistoryKind, QuoteListName } from '@tintforge/api-contract';
import type { QuoteDeclineReason, QuoteKind, QuoteStatus } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';

/** Who did it, for the version that it is about. */
type HistoryText = (by: { name: string; number: number; isCustomer: boolean }) => string;

const histories: Readonly<Record<QuoteHistoryKind, HistoryText>> = {
  requested: () => 'The customer asked for a quote',
  answered: ({ name }) => `${name} marked it as answered`,
  declined: () => 'The customer declined it',
  withdrawn: ({ name }) => `${name} closed it`,
  reopened: ({ name }) => `${name} reopened it`,
  assigned: ({ name }) => `${name} took it or gave it back`,
  noted: ({ name }) => `${name} added a note`,
  'link-sent': ({ name }) => `${name} emailed a new link`,
  'photo-added': () => 'The customer added a photo',
  'draft-saved': ({ name, number }) => `${name} saved a draft of version ${number}`,
  'draft-discarded': ({ name }) => `${name} discarded the draft`,
  sent: ({ name, number }) => `${name} sent version ${number}`,
  extended: ({ name, number }) => `${name} sent version ${number} with a later day`,
  'change-asked': ({ number }) => `The customer asked for a change of version ${number}`,
  'renewal-asked': ({ number }) => `The customer asked for an updated price of version ${number}`,
  accepted: ({ name, number, isCustomer }) =>
    isCustomer ? `The customer accepted version ${number}` : `${name} accepted version ${number} for the customer`,
  'acceptance-ended': ({ name, number }) => `${name} ended the acceptance of version ${number}`,
};

const units: Readonly<Record<QuoteKind, readonly [one: string, other: string]>> = {
  residential: ['window', 'windows'],
  commercial: ['window', 'windows'],
  ppf: ['car', 'panels'],
  fleet: ['vehicle', 'vehicles'],
};

const reasons: Readonly<Record<QuoteDeclineReason, string>> = {
  price: 'The price',
  timing: 'The timing doesn’t work',
  'someone-else': 'Went with someone else',
  'not-needed': 'No longer needed',
  other: 'Another reason',
};

/** Words of the quotes tab. */
export const quotesWords = {
  list: 'Quotes',
  listsLabel: 'Quotes by status',
  lists: {
    requested: 'New',
    answered: 'Answered',
    sent: 'Sent',
    'changes-requested': 'Changes requested',
    'to-schedule': 'To schedule',
    closed: 'Closed',
  } satisfies Record<QuoteListName, string>,
  empty: {
    requested: { title: 'No new requests', text: 'Requests for quotes from the site appear here.' },
    answered: { title: 'Nothing answered yet', text: 'Requests you’ve answered appear here.' },
    sent: { title: 'Nothing with customers', text: 'Quotes that you’ve sent appear here until they’re accepted.' },
    'changes-requested': {
      title: 'No changes requested',
      text: 'Quotes in which a customer wants a change or an updated price appear here.',
    },
    'to-schedule': { title: 'Nothing to schedule', text: 'Quotes that customers have accepted appear here.' },
    closed: { title: 'Nothing closed', text: 'Quotes that were closed or declined appear here.' },
  } satisfies Record<QuoteListName, { title: string; text: string }>,
  statuses: {
    requested: 'New',
    answered: 'Answered',
    sent: 'Sent',
    'changes-requested': 'Changes requested',
    accepted: 'Accepted',
    declined: 'Declined by the customer',
    withdrawn: 'Closed by the shop',
  } satisfies Record<QuoteStatus, string>,
  passed: 'Good-through day has passed',
  choose: 'Choose a request to read it.',
  back: 'All quotes',
  gone: 'This request doesn’t exist, or its customer was deleted.',
  loading: 'Loading...',
  failed: 'We couldn’t load the requests. Check your connection and try again.',
  oneFailed: 'We couldn’t load the request. Check your connection and try again.',
  retry: 'Try again',
  retryLoading: 'Try again',
  more: 'Show older requests',
  takenBy: (name: string) => `Taken by ${name}`,
  free: 'Not taken yet',
  contact: {
    code: 'Code',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    place: 'Place',
    received: 'Received',
    assigned: 'Taken by',
  },
  work: 'The work',
  notes: 'The customer’s notes',
  photos: 'Photos',
  openPhoto: (number: number) => `Open photo ${number}`,
  history: 'History',
  reply: 'Reply by email',
  replySubject: (code: string) => `Your request for a quote (${code}) - ${brand.name}`,
  greeting: (name: string) => `Hello ${name},`,
  take: 'Take it',
  giveBack: 'Give it back',
  newLink: 'Email a new link',
  mark: { answered: 'Mark as answered', withdrawn: 'Close', requested: 'Reopen' } satisfies Record<
    MarkedQuoteStatus,
    string
  >,
  done: {
    answered: 'Marked as answered',
    withdrawn: 'Closed',
    requested: 'Reopened',
    taken: 'It’s yours',
    givenBack: 'Given back',
    noted: 'Note added',
    link: 'A new link is on its way',
  },
  saving: 'Saving...',
  notDone: 'We couldn’t reach the server. Nothing was changed.',
  note: { label: 'Note', hint: 'Only staff see it.', add: 'Add note', empty: 'Write a note first.' },
  close: {
    title: 'Close this request?',
    text: 'The customer’s page will say that it’s closed. You can reopen it later.',
    note: 'Why? Only staff see it.',
    back: 'Keep it open',
  },
  link: {
    title: 'Email a new link?',
    text: 'The links that were sent before will stop working.',
    confirm: 'Email it',
    back: 'Keep the old link',
  },
  /** How much a request is about: "14 windows". */
  size: (kind: QuoteKind, count: number) => `${count} ${units[kind][count === 1 ? 0 : 1]}`,
  historyText: (kind: QuoteHistoryKind, { by, number }: { by: string | null; number: number | null }) =>
    histories[kind]({ name: by ?? 'A staff member', number: number ?? 0, isCustomer: by === null }),
  reason: (reason: string) => (reasons as Readonly<Record<string, string>>)[reason] ?? reason,
} as const;
