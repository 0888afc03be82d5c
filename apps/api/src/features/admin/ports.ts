import type { MailKind, OutboxMailDetails } from '@tintforge/api-contract';
import type { Config } from '../../config';
import type { BookingRow, OutboxRow } from '../../db/schema';
import type { AccountContext } from '../accounts';
import type { BookingContext, BookingMoney } from '../bookings';
import type { PaymentContext } from '../payments';
import type { QuoteContext } from '../quotes';
import type { CataloguePreview, PreviewContext } from './catalogue/preview';
import type { CrewCalendarContext } from './crew-calendars/ports';

/** Text of a queued email; undefined when it is out of date. Secrets only where they may be shown. */
export type ReadLetter = (
  row: OutboxRow,
  options: { showsSecrets: boolean },
) => Promise<NonNullable<OutboxMailDetails['letter']> | undefined>;

/** Renders an email that was not queued, about a booking as it would be; undefined when there would be none. */
export type PreviewLetter = (preview: {
  kind: MailKind;
  data: OutboxRow['data'];
  booking: BookingRow;
  money: BookingMoney;
}) => Promise<Pick<NonNullable<OutboxMailDetails['letter']>, 'subject' | 'text'> | undefined>;

/** Context of the staff area. */
export interface AdminContext {
  bookings: BookingContext;
  payments: PaymentContext;
  quotes: QuoteContext;
  accounts: AccountContext;
  config: Pick<Config, 'mode' | 'isPublicDemo' | 'publicUrl'>;
  /** The key of the calendar feeds' addresses. */
  calendarKey: Uint8Array;
  /** Browsers that show a catalog which isn't in force. */
  previews: PreviewContext;
  /** Draws the site of a preview, so that its first page is there at once. Rejects when it can't be drawn. */
  drawPreview: (preview: CataloguePreview) => Promise<void>;
  crewCalendars: CrewCalendarContext;
  readLetter: ReadLetter;
  previewLetter: PreviewLetter;
}
