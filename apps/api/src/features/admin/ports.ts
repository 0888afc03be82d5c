import type { MailKind, OutboxMailDetails } from '@tintforge/api-contract';
import type { Config } from '../../config';
import type { BookingRow, OutboxRow } from '../../db/schema';
import type { AccountContext } from '../accounts';
import type { BookingContext, BookingMoney } from '../bookings';
import type { PaymentContext } from '../payments';

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
  accounts: AccountContext;
  config: Pick<Config, 'mode' | 'isPublicDemo' | 'publicUrl'>;
  /** The key of the calendar feeds' addresses. */
  calendarKey: Uint8Array;
  readLetter: ReadLetter;
  previewLetter: PreviewLetter;
}
