import type { OrderChangeRequest } from '@tintforge/api-contract';
import {
  type BillEntry,
  type ChangedMoney,
  changeBill,
  noticeOverrides,
  type StartTime,
} from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { insertEvent, moneyOf } from '../../jobs';
import { queueNotification } from '../../notifications';
import { type RulesInForce, rulesInForce } from '../../settings';
import { addToBill } from '../bill/bill-store';
import { cataloguesOf } from '../change/catalogues-of';
import { changeEntry, orderChanged } from '../change/changed-money';
import { checkSeenMoney, placeTaken } from '../change/check-seen';
import { type DecidedChange, decideChange } from '../change/decide-change';
import { differences } from '../change/differences';
import { type ChangedPlace, findPlace, isPlace, movedTo, type NoPlace } from '../change/find-place';
import { findCrew } from '../hold/find-crew';
import { writePaymentStatus } from '../hold/pay-booking';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { mayChangeOrder } from '../rights/customer-rights';
import { type BookingKey, openBooking } from '../rights/manage-token';
import { askRefund, paymentStatusFor } from '../staff/ask-refund';
import { changedForOwner } from '../staff/changed-meanwhile';
import { deleteVisitsCells, insertCells, updateBooking, visitOf } from '../store/booking-store';
import { regionById } from '../view/booking-view';

/** Outcome of a change by its owner, or its preview. */
export interface ChangedByOwner {
  before: BookingRow;
  /** The current row; in a dry run the row as it would be, with the current version. */
  row: BookingRow;
  isWritten: boolean;
  money: ChangedMoney;
  noPlace: NoPlace | undefined;
  shadesCleared: boolean;
}

/**
 * The customer changes package and extras until the free-change deadline, by the decision of every other change. What is
 * over goes back to the card in the same transaction; what is missing is due. A longer job takes another crew at its start
 * where its own isn't free, else it needs another start of its day. If bill or refund are no longer those that the customer
 * saw, nothing is written. A repeated change is returned as it was made.
 */
export async function changeOrder(
  context: BookingContext,
  { body, ...key }: BookingKey & { body: OrderChangeRequest },
): Promise<ChangedByOwner | Problem> {
  const { database, tokenKey } = context;
  return commit(database, async (transaction) => {
    const row = await openBooking({ connection: transaction, tokenKey }, key);
    return isProblem(row) ? row : changeInside(transaction, { context, row, body });
  });
}

async function changeInside(
  transaction: Transaction,
  { context, row, body }: { context: BookingContext; row: BookingRow; body: OrderChangeRequest },
): Promise<ChangedByOwner | Problem> {
  const now = context.clock.now();
  const rules = await rulesInForce(transaction, context);
  if (isThere(row, body)) {
    const money = { dueCents: 0, toCardCents: 0, atCarCents: 0 };
    return { before: row, row, isWritten: false, money, noPlace: undefined, shadesCleared: false };
  }
  if (row.version !== body.version) return changedForOwner(transaction, row);
  if (!mayChangeOrder(row, now)) return notChangeable(regionById(rules.catalogue, row.regionId));

  const { packageId, addOnIds } = body;
  const catalogues = await cataloguesOf(transaction, { context, rules, row });
  const wanted = { details: {}, packageId, addOnIds };
  const decided = decideChange({ context, catalogues, row, wanted, by: 'customer', now });
  if (isProblem(decided)) return decided;
  const judged = await judge(transaction, { context, rules, row, body, decided, now });
  if (isProblem(judged) || body.dryRun === true) return isProblem(judged) ? judged : judged.outcome;
  const { noPlace } = judged.outcome;
  const refused =
    noPlace === undefined
      ? checkSeenMoney(judged.outcome, { before: row, seen: body.seen })
      : await placeTaken(transaction, { rules, row, after: judged.outcome.row, obstacle: noPlace.obstacle, now });
  return refused ?? write(transaction, judged);
}

/** True when the booking is as wanted already: the change was made, and its response may have been lost. */
function isThere(
  row: BookingRow,
  { packageId, addOnIds, appointmentTime = row.appointmentTime as StartTime }: OrderChangeRequest,
) {
  const isSameOrder =
    row.packageId === packageId &&
    row.addOnIds.length === addOnIds.length &&
    addOnIds.every((addOnId) => row.addOnIds.includes(addOnId));
  return isSameOrder && row.appointmentTime === appointmentTime;
}

interface Question {
  context: BookingContext;
  rules: RulesInForce;
  row: BookingRow;
  body: OrderChangeRequest;
  decided: DecidedChange;
  now: number;
}

interface Judged extends Question {
  changes: Partial<BookingRow>;
  place: ChangedPlace | undefined;
  /** Of the bill; of nothing where the price stays. */
  entry: BillEntry;
  outcome: ChangedByOwner;
}

/** Time and money of a decided change. */
async function judge(transaction: Transaction, question: Question): Promise<Judged | Problem> {
  const { row, decided } = question;
  const found = await placeOf(transaction, question);
  if (isProblem(found)) return found;
  const place = isPlace(found) ? found : undefined;
  const changes = { ...decided.changes, ...(place === undefined ? {} : movedTo(row, place)) };
  const next = { ...row, ...changes };
  const money = await moneyOf(transaction, row.id);
  const { entryCents, ...settled } = changeBill(money, next.totalCents - row.totalCents);
  const outcome: ChangedByOwner = {
    before: row,
    row: next,
    isWritten: false,
    money: settled,
    noPlace: isPlace(found) ? undefined : found,
    shadesCleared: decided.shadesCleared,
  };
  return { ...question, changes, place, entry: changeEntry(entryCents), outcome };
}

/** The place of the changed job: with its crew, else with any at its start, or at the start that the customer chose. */
async function placeOf(
  transaction: Transaction,
  { rules, row, body, decided, now }: Question,
): Promise<ChangedPlace | NoPlace | Problem> {
  const { jobMinutes = row.jobMinutes, addOnIds = row.addOnIds } = decided.changes;
  const present = row.appointmentTime as StartTime;
  const region = regionById(rules.catalogue, row.regionId);
  const date = row.appointmentDate;
  const search = {
    rules,
    now,
    jobMinutes,
    addOnIds,
    region,
    date,
    ownBookingId: row.id,
    ownVisits: [row.visitNumber],
    preferredCrewId: row.crewId,
  };
  const { appointmentTime: start = present } = body;
  if (start !== present) {
    const slot = await findCrew(transaction, { ...search, time: start });
    return isProblem(slot) ? slot : { ...slot, start };
  }
  const here = await findPlace(transaction, { rules, row, after: { jobMinutes, addOnIds }, now });
  if (isProblem(here) || isPlace(here)) return here;
  if (here.crewIds.length > 0) {
    const slot = await findCrew(transaction, { ...search, time: present, isAnyNotice: true });
    if (!isProblem(slot)) return { ...slot, start: present };
  }
  const isInTime = (time: StartTime) => noticeOverrides({ region, date, time, now: localMoment(now) }).length === 0;
  return { ...here, starts: here.starts.filter(isInTime) };
}

async function write(transaction: Transaction, judged: Judged): Promise<ChangedByOwner> {
  const { context, row, decided, changes, place, entry, outcome, now } = judged;
  const { random } = context;
  const { toCardCents, heldCents = 0, dueCents } = outcome.money;
  const amountCents = toCardCents + heldCents;
  if (place !== undefined) {
    const { crewId, cells } = place;
    await deleteVisitsCells(transaction, visitOf(row));
    await insertCells(transaction, { crewId, date: row.appointmentDate, ...visitOf(row), cells });
  }
  await addToBill(transaction, { bookingId: row.id, now, entries: [entry] });
  await askRefund(transaction, { context, row, amountCents, reason: orderChanged, userId: null, now });
  const changed = await updateBooking(transaction, { row, changes, now });
  const isMoved = changed.startsAt !== row.startsAt;
  const fields = [
    ...decided.fields,
    ...(isMoved ? ['appointmentTime'] : []),
    ...(changed.crewId === row.crewId ? [] : ['crewId']),
  ];
  const data = {
    fields,
    changes: differences(row, changed),
    ...(toCardCents === 0 ? {} : { toCardCents }),
    ...(heldCents === 0 ? {} : { heldCents }),
    ...(dueCents === 0 ? {} : { dueCents }),
  };
  const event = { id: random.uuid(), bookingId: row.id, at: now, actor: 'customer', kind: 'changed', data } as const;
  await insertEvent(transaction, event);
  const paymentStatus = await paymentStatusFor(transaction, { row: changed });
  const written = await writePaymentStatus(transaction, { row: changed, paymentStatus, now });
  if (isMoved) await planBookingMails(transaction, { row: written, random, now });
  await queueNotification(transaction, {
    now,
    notification: {
      id: random.uuid(),
      kind: 'booking-changed',
      deduplicationKey: `booking-changed:${row.id}:changed:${written.version}`,
      bookingId: row.id,
      data: { by: 'customer', fields, ...outcome.money, payLink: true },
    },
  });
  return { ...outcome, row: written, isWritten: true };
}

function notChangeable({ phone }: { phone: string }): Problem {
  return problem('not_changeable', {
    message: `The services of this booking can no longer be changed online. Call ${phone} and we’ll help.`,
    details: { phone },
  });
}
