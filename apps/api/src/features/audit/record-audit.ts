import type { Transaction } from '../../db/client';
import { audit } from '../../db/schema';

/** Something that staff did. */
export interface StaffAct {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** The acting staff member. */
  userId: string;
  /** Names what was done, subject first: `booking.cancelled`, `crew.changed`. */
  action: string;
  /** Subject: a tracking code, an ID, a setting's key. */
  subject: string;
  /** Codes, figures and times; for a change what was and what is. Never what a customer wrote. */
  data?: Record<string, unknown>;
}

/** Writes into the audit, in the transaction of what was done. */
export async function recordAudit(transaction: Transaction, { data = {}, ...act }: StaffAct): Promise<void> {
  await transaction
    .insert(audit)
    .values({ ...act, data })
    .run();
}
