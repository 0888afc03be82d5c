import type { OutboxMailDetails } from '@tintforge/api-contract';
import type { Config } from '../../config';
import type { OutboxRow } from '../../db/schema';
import type { AccountContext } from '../accounts';
import type { BookingContext } from '../bookings';
import type { PaymentContext } from '../payments';

/** What a queued mail says; undefined when that cannot be told any more. Secrets only where they may be shown. */
export type ReadLetter = (
  row: OutboxRow,
  options: { showsSecrets: boolean },
) => Promise<NonNullable<OutboxMailDetails['letter']> | undefined>;

/** What the shop's own area works with. */
export interface AdminContext {
  bookings: BookingContext;
  payments: PaymentContext;
  accounts: AccountContext;
  config: Pick<Config, 'mode' | 'isPublicDemo' | 'publicUrl'>;
  readLetter: ReadLetter;
}
