import type { ShopChange } from '@tintforge/api-contract';

/**
 * Parts of the staff area (second element of the query key) that changes to bookings don't affect. Settings are not
 * among them, because they show each crew with its upcoming jobs. Reports cover a whole period, are the most expensive
 * query, and are read and compared: they are refetched when the user returns to them.
 */
const apartFromBookings: ReadonlySet<string> = new Set(['messages', 'quotes', 'audit', 'reports', 'notice-emails']);

/** The same for crews, their breaks and the shop's rules. */
const apartFromCrews: ReadonlySet<string> = new Set(['messages', 'quotes', 'outbox', 'reports', 'notice-emails']);

const ofMessages: ReadonlySet<string> = new Set(['messages', 'counts', 'notices']);
const ofQuotes: ReadonlySet<string> = new Set(['quotes', 'counts', 'notices']);
const ofMails: ReadonlySet<string> = new Set(['outbox', 'counts', 'booking', 'notices']);

/** True when a change may affect what a part of the staff area shows. */
export function affectsPart(event: ShopChange, part: string): boolean {
  switch (event.topic) {
    case 'everything':
      return true;
    case 'bookings':
      return !apartFromBookings.has(part);
    case 'messages':
      return ofMessages.has(part);
    case 'quotes':
      return ofQuotes.has(part);
    case 'outbox':
      return ofMails.has(part);
    case 'calendars':
      return part !== 'audit' && showsCrews(part);
    case 'audit':
      return part === 'audit' || affectsByAct(event.kind, part);
  }
}

/** Staff actions on messages and emails raise no other event; actions on crews and rules change much. */
function affectsByAct(action: string, part: string): boolean {
  const [about] = action.split('.');
  switch (about) {
    case 'message':
      return ofMessages.has(part);
    case 'mail':
      return ofMails.has(part);
    case 'quote':
    case 'booking':
    case 'bookings':
      // Raises its own event.
      return false;
    default:
      return showsCrews(part);
  }
}

/** True for parts that show crews, what follows from their hours, or the shop's rules. */
function showsCrews(part: string): boolean {
  return !apartFromCrews.has(part);
}

/** Kinds of events that add a booking to the shop's records. */
const arrivals: ReadonlySet<string> = new Set(['paid', 'paid-late', 'kept-by-staff']);

/** Codes of newly added bookings, each once. */
export function newBookings(events: readonly ShopChange[]): string[] {
  const codes = events.filter(({ topic, kind }) => topic === 'bookings' && arrivals.has(kind));
  return [...new Set(codes.map(({ subject }) => subject))];
}
