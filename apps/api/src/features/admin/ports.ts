import type { OutboxMailDetails } from '@tintforge/api-contract';
import type { Config } from '../../config';
import type { OutboxRow } from '../../db/schema';
import type { AccountContext } from '../accounts';
import type { BookingContext } from '../bookings';
import type { PaymentContext } from '../payments';

/** Text of a queued email; undefined when it is out of date. Secrets only where they may be shown. */
export type ReadLetter = (
  row: OutboxRow,
  options: { showsSecrets: boolean },
) => Promise<NonNullable<OutboxMailDetails['letter']> | undefined>;

/** Context of the staff area. */
export interface AdminContext {
  bookings: BookingContext;
  payments: PaymentContext;
  accounts: AccountContext;
  config: Pick<Config, 'mode' | 'isPublicDemo' | 'publicUrl'>;
  readLetter: ReadLetter;
}
