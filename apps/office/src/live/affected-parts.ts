import type { ShopChange } from '@tintforge/api-contract';

/**
 * Parts of the shop's area, as the second word of a query's key, that what happens to bookings leaves alone. Settings are
 * not among them: a crew stands there with its jobs ahead. Reports sum up a whole period, the dearest of all questions,
 * and are read and compared: they are asked for again when somebody comes back to them.
 */
const apartFromBookings: ReadonlySet<string> = new Set(['messages', 'audit', 'reports']);

const ofMessages: ReadonlySet<string> = new Set(['messages', 'counts']);
const ofMails: ReadonlySet<string> = new Set(['outbox', 'counts', 'booking']);

/** Whether what happened may have changed what a part of the shop's area shows. */
export function affectsPart(event: ShopChange, part: string): boolean {
  switch (event.topic) {
    case 'everything':
      return true;
    case 'bookings':
      return !apartFromBookings.has(part);
    case 'messages':
      return ofMessages.has(part);
    case 'outbox':
      return ofMails.has(part);
    case 'audit':
      return part === 'audit' || affectsByAct(event.kind, part);
  }
}

/** What staff did to messages and mails is told by nothing else; what they did to crews and rules changes much. */
function affectsByAct(action: string, part: string): boolean {
  const [about] = action.split('.');
  switch (about) {
    case 'message':
      return ofMessages.has(part);
    case 'mail':
      return ofMails.has(part);
    case 'booking':
    case 'bookings':
      // Told by its own event.
      return false;
    default:
      return part !== 'messages' && part !== 'outbox' && part !== 'reports';
  }
}

/** Kinds of events with which a booking comes into the shop's books. */
const arrivals: ReadonlySet<string> = new Set(['paid', 'paid-late', 'kept-by-staff']);

/** Codes of the bookings that have just come, each once. */
export function newBookings(events: readonly ShopChange[]): string[] {
  const codes = events.filter(({ topic, kind }) => topic === 'bookings' && arrivals.has(kind));
  return [...new Set(codes.map(({ subject }) => subject))];
}
