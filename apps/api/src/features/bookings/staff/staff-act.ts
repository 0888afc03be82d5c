import { type ActedBooking, isOfficeRole, type MailKind, type StaffDeed } from '@tintforge/api-contract';
import { type BookingStatus, parseTrackingCode } from '@tintforge/booking-core';
import type { Connection, Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import { type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import { bookingByCode, insertEvent, notPossible } from '../../jobs';
import { queueNotification } from '../../notifications';
import type { BookingContext } from '../ports';
import { noSuchBooking } from '../problems';
import { updateBooking } from '../store/booking-store';
import { changedMeanwhile } from './changed-meanwhile';

/** The acting staff member: of a crew or of the shop. */
export type Actor = Pick<Caller, 'userId' | 'role' | 'regionId'>;

/** A booking as a member of staff had it before their eyes. */
export interface SeenBooking {
  code: string;
  /** Version of the booking as they saw it. */
  version: number;
  caller: Actor;
}

/**
 * The booking of a staff action, if it is unchanged since they saw it; a crew's member sees only bookings of their
 * region.
 */
export async function findSeen(
  connection: Connection,
  { code, version, caller }: SeenBooking,
): Promise<BookingRow | Problem> {
  const row = await findForStaff(connection, { code, caller });
  if (!('trackingCode' in row)) return row;
  return row.version === version ? row : await changedMeanwhile(connection, row);
}

/** The booking of a code, in any status. */
export async function findForStaff(
  connection: Connection,
  { code, caller }: Omit<SeenBooking, 'version'>,
): Promise<BookingRow | Problem> {
  const canonical = parseTrackingCode(code);
  const row = canonical === undefined ? undefined : await bookingByCode(connection, canonical);
  if (row === undefined) return noSuchBooking();
  if (isOfficeRole(caller.role) || caller.regionId === row.regionId) return row;
  return problem('forbidden', { message: 'This job belongs to another region.' });
}

/** Something that staff do to a booking, decided. */
export interface StaffAct {
  context: BookingContext;
  row: BookingRow;
  caller: Actor;
  /** Epoch milliseconds. */
  now: number;
  /** Names it in the history; the audit has it with `booking.` in front. */
  kind: StaffDeed;
  changes: Partial<BookingRow>;
  /** Codes, figures and times. */
  data?: Record<string, unknown>;
  /** Staff's reason or note. */
  note?: string | undefined;
}

/** Writes the booking's change with its place in the history and in the audit. */
export async function writeStaffAct(transaction: Transaction, act: StaffAct): Promise<BookingRow> {
  const { row, changes, now } = act;
  await recordStaffAct(transaction, act);
  return updateBooking(transaction, { row, changes, now });
}

/** Writes history and audit of an action that leaves the booking itself unchanged. */
export async function recordStaffAct(transaction: Transaction, act: Omit<StaffAct, 'changes'>): Promise<void> {
  const { context, row, caller, now, kind, data = {}, note = '' } = act;
  const { random } = context;
  const { userId } = caller;
  await insertEvent(transaction, {
    id: random.uuid(),
    bookingId: row.id,
    at: now,
    actor: 'staff',
    kind,
    data,
    userId,
    note: note === '' ? null : note,
  });
  const subject = row.trackingCode;
  await recordAudit(transaction, { id: random.uuid(), at: now, userId, action: `booking.${kind}`, subject, data });
}

/** Queues an email to a booking's customer, unless there is no address. */
export async function tellCustomer(
  transaction: Transaction,
  {
    context: { random },
    row,
    now,
    kind,
    cause = '',
    data = {},
  }: {
    context: BookingContext;
    row: BookingRow;
    now: number;
    kind: MailKind;
    /** Distinguishes it from other emails of the kind about this booking. */
    cause?: string;
    data?: Record<string, unknown>;
  },
): Promise<void> {
  if (row.customerEmail === '') return;
  const deduplicationKey = [kind, row.id, ...(cause === '' ? [] : [cause])].join(':');
  const notification = { id: random.uuid(), kind, deduplicationKey, bookingId: row.id, data };
  await queueNotification(transaction, { notification, now });
}

/** Response to staff: the page refetches the rest anyway. */
export function actedView({
  trackingCode,
  version,
  status,
  paymentStatus,
}: Pick<BookingRow, 'trackingCode' | 'version' | 'status' | 'paymentStatus'>): ActedBooking {
  return { trackingCode, version, status, paymentStatus };
}

/** The request is about one day, and the job has several. */
export function takesVisits(row: { status: BookingStatus }): Problem {
  return notPossible(row, 'This job takes several visits. Use “Schedule visits” on its page.');
}
