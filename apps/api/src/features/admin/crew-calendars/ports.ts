import type { Database } from '../../../db/client';
import type { BookingContext } from '../../bookings';

/** Context of crews' own calendars. */
export interface CrewCalendarContext {
  bookings: Pick<BookingContext, 'database' | 'clock' | 'random' | 'firstCatalogue'> & { database: Database };
  publicUrl: string;
  /** Passwords are encrypted under it. */
  passwordKey: Uint8Array;
  /** True where private addresses and plain http are allowed too: in a demo that only this computer reaches. */
  isHome: boolean;
}

/** Log of the runs: crews and codes, never what is in a calendar. */
export interface CalendarLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** Purpose under which a crew's password is sealed. */
export function passwordPurpose(crewId: string): string {
  return `crew-calendar:${crewId}`;
}
