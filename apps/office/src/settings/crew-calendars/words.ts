import type { CalendarFailure } from '@tintforge/api-contract';

/** Why a calendar is not in step, and what helps. */
const failures: Readonly<Record<CalendarFailure, string>> = {
  unreachable: 'The calendar’s server doesn’t answer.',
  'not-allowed': 'We can’t call this address. It has to start with https:// and be on the public internet.',
  'login-refused': 'The server refuses this user name and password. Some providers need an app password.',
  'no-calendar': 'There’s no calendar at this address.',
  'read-only': 'We may not write to this calendar, so jobs can’t appear in it.',
  refused: 'The calendar’s server refused to change one of our jobs there, so it may be out of date in it.',
  'too-large': 'This calendar has more than we can read. Choose one that is for work only.',
  'not-understood': 'This server doesn’t speak CalDAV. Look for the CalDAV address in your provider’s help.',
  'password-lost': 'The stored password can’t be read anymore. Enter it again.',
};

/** Words of the crews' own calendars in the settings. */
export const crewCalendarWords = {
  lead: 'Connect a crew’s CalDAV calendar. Hours it blocks there are taken here. Its jobs appear there.',
  edit: (crew: string) => `Own calendar of ${crew}`,
  none: 'Not connected',
  state: {
    inStep: (moment: string) => `In step, ${moment}`,
    first: 'Not in step yet',
    failing: (moment: string) => `Not in step since ${moment}`,
    leaving: 'Disconnecting: our jobs are being removed from it',
  },
  failures,
  keepTrying: 'We keep trying.',
  unreadable: (count: number) =>
    count === 1
      ? 'We couldn’t read one of its events, which blocks nothing.'
      : `We couldn’t read ${count} of its events, which block nothing.`,
  unreadableDays: (days: string) => `They start on: ${days}.`,
  unknownZone: (days: string) =>
    `Events in a time zone we don’t know are taken at our time. They start on: ${days}. Check their hours.`,
  noDay: 'a day we couldn’t read',
  clashes: (codes: string) =>
    `Blocked during jobs of this crew: ${codes}. Move the job, or free the hours in the calendar.`,
  connect: {
    title: (crew: string) => `Connect the calendar of ${crew}`,
    url: 'Server address',
    urlHint: 'The CalDAV address of the provider, such as https://caldav.example.com',
    username: 'User name',
    password: 'Password',
    passwordHint: 'Stored encrypted and never shown again. An app password is best.',
    find: 'Look for calendars',
    finding: 'Looking...',
    choose: 'Which calendar?',
    chooseHint:
      'Best one for work: all hours that it marks as busy are closed to customers. Titles stay in the calendar.',
    confirm: 'Connect',
    connecting: 'Connecting...',
    done: (crew: string) => `The calendar of ${crew} is connected`,
    missing: 'Please fill in this field.',
  },
  own: {
    title: (crew: string) => `Own calendar of ${crew}`,
    facts: { server: 'Server', user: 'User name', calendar: 'Calendar', synced: 'Last in step', tried: 'Last tried' },
    never: 'Not yet',
    sync: 'Sync now',
    syncing: 'Syncing...',
    password: 'New password',
    disconnect: 'Disconnect',
    forget: 'Stop now',
  },
  disconnect: {
    title: (crew: string) => `Disconnect the calendar of ${crew}?`,
    text: 'Hours that it blocks are open to customers at once. Our jobs are removed from it; the crew’s own events stay.',
    confirm: 'Disconnect',
    done: (crew: string) => `The calendar of ${crew} is disconnected`,
    leaving: 'Our jobs are removed as soon as the server answers.',
  },
  forget: {
    title: (crew: string) => `Stop without cleaning up for ${crew}?`,
    text: 'The connection ends now. Jobs that are still in the calendar stay there and no longer follow changes.',
    confirm: 'Stop now',
  },
  working: 'Working...',
};
