import type { StaffDeed } from '@tintforge/api-contract';

/** Words of the audit. */
export const auditWords = {
  filter: {
    label: 'Which acts',
    who: 'Who',
    everybody: 'Everybody',
    about: 'About',
    everything: 'Everything',
    subject: 'Tracking code',
    from: 'From',
    to: 'To',
    show: 'Show',
    clear: 'Show all',
  },
  /** What acts are about, by what stands before the point in their names. */
  areas: {
    booking: 'Bookings',
    customer: 'Customers',
    message: 'Messages',
    mail: 'Mails',
    crew: 'Crews',
    'crew-day': 'Crews’ days',
    break: 'Breaks',
    closure: 'Closures',
    setting: 'Rules',
    staff: 'Staff',
    bookings: 'Exports',
  },
  list: (day: string) => `What was done on ${day}`,
  empty: {
    title: 'Nothing done yet',
    text: 'Whatever somebody of the staff changes is listed here, with who and when.',
  },
  nothing: { title: 'Nothing like this', text: 'Nothing that was done fits what you asked for.' },
  loading: 'Loading...',
  failed: 'The audit could not be loaded. Check your network and try again.',
  retry: 'Try again',
  more: 'Show earlier acts',
} as const;

interface Amounts {
  refund: string;
  kept: string;
}

/** How acts read behind the name of who did them. */
export const actWords = {
  /** What was done to a booking, before its code. */
  booking: {
    held: 'took a phone booking',
    'kept-by-staff': 'kept without payment',
    rescheduled: 'moved',
    'crew-changed': 'gave to another crew',
    cancelled: 'cancelled',
    'checked-in': 'checked in',
    completed: 'completed',
    'no-show': 'recorded that nobody was there for',
    'site-payment': 'recorded money at the car for',
    noted: 'wrote a note on',
    'refund-asked': 'refunded',
    'refund-retried': 'tried a failed refund again for',
    'refund-returned-otherwise': 'recorded that a failed refund was given back for',
    'mail-resent': 'sent a mail again for',
    'on-my-way': 'told the customer to expect the crew for',
    'exemption-approved': 'approved the exemption of',
    'exemption-refused': 'refused the exemption of',
    'windows-recorded': 'recorded the windows of',
  } satisfies Record<StaffDeed, string> as Readonly<Record<string, string>>,
  from: (was: string, is: string) => `from ${was} to ${is}`,
  settled: ({ refund, kept }: Amounts) => `${refund} back, ${kept} kept`,
  received: (amount: string, method: string) => `${amount} received, ${method}`,
  returned: (amount: string, method: string) => `${amount} given back, ${method}`,
  methods: { cash: 'cash', 'card-reader': 'card reader', check: 'check' } as Readonly<Record<string, string>>,
  minutes: (minutes: number) => `in ${minutes} minutes`,

  message: {
    new: 'made a message new again',
    handled: 'marked a message as handled',
    spam: 'marked a message as spam',
  },
  lookAtIt: '(read it)',
  mailRetried: 'had a mail sent again that was given up:',
  exported: 'exported the list of bookings',

  /** Rules by their keys, with what follows a figure. */
  settings: {
    lateFeePercent: { name: 'the late fee', unit: 'percent' },
    holdMinutes: { name: 'how long a start is held', unit: 'minutes' },
    travelMinutes: { name: 'the travel after a job', unit: 'minutes' },
    reminderHours: { name: 'when reminders go out', unit: 'hours before' },
  } as Readonly<Record<string, { name: string; unit: string }>>,
  leadTime: (region: string) => `the lead time of ${region}`,
  nextWorkingDay: 'the next working day',
  changedSetting: (name: string, change: string) => `changed ${name} ${change}`,

  crewAdded: 'added',
  crewChanged: 'changed',
  crewDay: (date: string) => `changed the day of ${date} of`,
  crewDayCounts: { cancelled: 'cancelled', moved: 'moved', failed: 'not possible' },
  returnedToCards: (amount: string) => `${amount} back to cards`,
  breakAdded: (hours: string) => `took ${hours} from`,
  breakRemoved: (hours: string) => `gave ${hours} back to`,
  hours: ({ date, from, until }: { date: string; from: string; until: string }) => `${from} to ${until} on ${date}`,
  closureAdded: 'closed',
  closureRemoved: 'opened again',
  through: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  everyRegion: 'in all regions',
  inRegion: (region: string) => `in ${region}`,
  customerNoted: 'changed the notes on',
  customerMerged: (bookings: number) =>
    `merged a duplicate with ${bookings} ${bookings === 1 ? 'booking' : 'bookings'} into`,
  aCustomer: 'a customer',
  staffAdded: 'let in',
  staffChanged: 'changed what may do',
  staffInvited: 'invited again',
  roles: { admin: 'administrator', crew: 'crew' } as Readonly<Record<string, string>>,
  left: 'may not log in',

  /** Fields of crews and staff as changes name them. */
  fields: {
    name: 'name',
    regionId: 'region',
    isActive: 'at work',
    workingDays: 'working days',
    missingSkills: 'cannot do',
    members: 'members',
    role: 'role',
  } as Readonly<Record<string, string>>,
  yes: 'yes',
  no: 'no',
  none: 'none',
  days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
