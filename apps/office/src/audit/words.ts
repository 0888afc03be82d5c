import type { QuoteHistoryKind, StaffDeed } from '@tintforge/api-contract';

/** Words of the audit. */
export const auditWords = {
  filter: {
    label: 'Activity',
    who: 'Who',
    everybody: 'Everyone',
    about: 'About',
    everything: 'Everything',
    subject: 'Tracking code',
    from: 'From',
    to: 'To',
    show: 'Show',
    clear: 'Show all',
  },
  /** Subjects of actions, by the prefix before the dot in their names. */
  areas: {
    booking: 'Bookings',
    customer: 'Customers',
    quote: 'Quotes',
    message: 'Messages',
    mail: 'Emails',
    crew: 'Crews',
    'crew-day': 'Crew days',
    break: 'Breaks',
    closure: 'Closures',
    setting: 'Rules',
    hours: 'Hours',
    catalogue: 'Catalog',
    staff: 'Staff',
    bookings: 'Exports',
  },
  list: (day: string) => `Activity on ${day}`,
  empty: {
    title: 'No activity yet',
    text: 'Every change your staff makes is listed here, with who made it and when.',
  },
  nothing: { title: 'No matching activity', text: 'Try different filters.' },
  loading: 'Loading...',
  failed: 'We couldn’t load the activity. Check your connection and try again.',
  retry: 'Try again',
  more: 'Show earlier activity',
} as const;

interface Amounts {
  refund: string;
  kept: string;
}

/** Texts of actions, after the staff member's name. */
export const actWords = {
  /** Actions on a booking, before its code. */
  booking: {
    held: 'took a phone booking',
    'kept-by-staff': 'confirmed without payment',
    rescheduled: 'moved',
    'crew-changed': 'reassigned to another crew',
    changed: 'changed',
    cancelled: 'cancelled',
    'checked-in': 'checked in',
    completed: 'completed',
    'no-show': 'recorded a no-show for',
    'site-payment': 'recorded an on-site payment for',
    noted: 'added a note to',
    'refund-asked': 'refunded',
    'refund-retried': 'retried a failed refund for',
    'refund-returned-otherwise': 'recorded a failed refund as refunded another way for',
    'mail-resent': 'resent an email for',
    'balance-link-sent': 'emailed a link to pay by card for',
    undone: 'undid the last step of',
    'on-my-way': 'notified the customer that the crew is on its way for',
    'exemption-approved': 'approved the exemption for',
    'exemption-refused': 'refused the exemption for',
    'windows-recorded': 'recorded the windows for',
  } satisfies Record<StaffDeed, string> as Readonly<Record<string, string>>,
  payLink: 'with a link to pay by card',
  from: (was: string, is: string) => `from ${was} to ${is}`,
  settled: ({ refund, kept }: Amounts) => `${refund} refunded, ${kept} kept`,
  received: (amount: string, method: string) => `${amount} received, ${method}`,
  returned: (amount: string, method: string) => `${amount} refunded, ${method}`,
  methods: { cash: 'cash', 'card-reader': 'card reader', check: 'check' } as Readonly<Record<string, string>>,
  minutes: (minutes: number) => `in ${minutes} minutes`,

  /** Actions on a request for a quote, before its code. */
  quote: {
    answered: 'answered the quote request',
    withdrawn: 'withdrew the quote request',
    reopened: 'reopened the quote request',
    assigned: 'took the quote request',
    noted: 'added a note to the quote request',
    'link-sent': 'emailed a new link to the quote request',
  } satisfies Partial<Record<QuoteHistoryKind, string>> as Readonly<Record<string, string>>,
  quoteGivenBack: 'gave back the quote request',
  message: {
    new: 'marked a message as new',
    handled: 'marked a message as handled',
    spam: 'marked a message as spam',
  },
  lookAtIt: '(read it)',
  mailRetried: 'retried a failed email:',
  exported: 'exported the list of bookings',

  /** Rules by key, with the unit of their value. */
  settings: {
    depositPercent: { name: 'the deposit', unit: 'percent' },
    lateFeePercent: { name: 'the late-cancellation fee', unit: 'percent' },
    holdMinutes: { name: 'the hold time', unit: 'minutes' },
    travelMinutes: { name: 'the travel time after a job', unit: 'minutes' },
    reminderHours: { name: 'the reminder time', unit: 'hours before' },
  } as Readonly<Record<string, { name: string; unit: string }>>,
  leadTime: (region: string) => `the lead time of ${region}`,
  nextWorkingDay: 'the next working day',
  changedSetting: (name: string, change: string) => `changed ${name} ${change}`,

  holidays: 'the holidays',
  changedHours: (place: string) => `changed the hours of ${place}`,
  /** Actions on versions of the catalog, before the version's number. */
  catalogue: {
    saved: 'saved unpublished catalog changes,',
    discarded: 'discarded unpublished catalog changes,',
    published: 'published the catalog,',
    withdrawn: 'withdrew the coming catalog,',
    restored: 'published an earlier catalog again,',
  } as Readonly<Record<string, string>>,
  catalogueVersion: (number: string) => `version ${number}`,
  catalogueChanges: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`,
  catalogueBegins: (moment: string) => `from ${moment}`,

  crewAdded: 'added',
  crewChanged: 'changed',
  crewDay: (date: string) => `changed ${date} for`,
  crewDayCounts: { cancelled: 'cancelled', moved: 'moved', failed: 'failed' },
  returnedToCards: (amount: string) => `${amount} refunded to cards`,
  breakAdded: (hours: string) => `added a break ${hours} for`,
  breakRemoved: (hours: string) => `removed the break ${hours} for`,
  hours: ({ date, from, until }: { date: string; from: string; until: string }) => `${from} to ${until} on ${date}`,
  closureAdded: 'closed',
  closureChanged: 'changed a closure to',
  closureRemoved: 'reopened',
  calendar: {
    shop: 'the whole shop',
    opened: (name: string) => `made a calendar address for ${name}`,
    closed: (name: string) => `turned off the calendar of ${name}`,
  },
  crewCalendar: {
    connected: 'connected the own calendar of',
    disconnected: 'disconnected the own calendar of',
    forgotten: 'ended the connection to the own calendar of',
  },
  through: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  everyRegion: 'in all regions',
  inRegion: (region: string) => `in ${region}`,
  customerNoted: 'changed the notes on',
  customerChanged: 'changed the contact details of',
  customerMerged: (bookings: number) =>
    `merged a duplicate with ${bookings} ${bookings === 1 ? 'booking' : 'bookings'} into`,
  aCustomer: 'a customer',
  staffAdded: 'added',
  staffChanged: 'changed the access of',
  staffInvited: 'invited again',
  staffFactor: {
    added: 'added an authenticator app for',
    'app-removed': 'removed the authenticator app of',
    'passkey-added': 'added a passkey for',
    'passkey-removed': 'removed a passkey of',
    removed: 'turned off two-step login for',
    reset: 'reset the two-step login of',
    'codes-replaced': 'made new recovery codes for',
    'recovery-code-used': 'used a recovery code of',
    'passkey-copied': 'was refused with a copied passkey of',
  } as Readonly<Record<string, string>>,
  roles: { admin: 'administrator', office: 'office', crew: 'crew' } as Readonly<Record<string, string>>,
  left: 'can’t log in',

  /** Fields of crews and staff, as changes name them. */
  fields: {
    name: 'name',
    regionId: 'region',
    isActive: 'active',
    workingDays: 'working days',
    missingSkills: 'can’t do',
    members: 'members',
    role: 'role',
  } as Readonly<Record<string, string>>,
  yes: 'yes',
  no: 'no',
  none: 'none',
  days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
