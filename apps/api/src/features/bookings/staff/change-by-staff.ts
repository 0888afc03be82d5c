import type { ChangeByShopRequest } from '@tintforge/api-contract';
import {
  type BillEntry,
  type ChangedMoney,
  centsFromDollars,
  changeBill,
  isMovable,
  moveOverrides,
  parsePhone,
  parseZip,
  type StartTime,
} from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { insertEvent, isUnplanned, moneyOf, notPossible, reasonMissing } from '../../jobs';
import { type RulesInForce, rulesInForce } from '../../settings';
import { addToBill } from '../bill/bill-store';
import { cataloguesOf } from '../change/catalogues-of';
import { changeEntry, orderChanged } from '../change/changed-money';
import { checkSeenMoney, placeTaken } from '../change/check-seen';
import { contactChange, refile } from '../change/contact-change';
import { type DecidedChange, decideChange, type WantedChange } from '../change/decide-change';
import { differences } from '../change/differences';
import { type ChangedPlace, findPlace, isPlace, movedTo, type NoPlace } from '../change/find-place';
import { writePaymentStatus } from '../hold/pay-booking';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext, BookingMoney } from '../ports';
import { changerOf, isBeingPaid, isCrewsJob } from '../rights/staff-rights';
import { deleteVisitsCells, insertCells, visitOf } from '../store/booking-store';
import { endLinksToQuote } from '../store/link-store';
import { siteColumns } from '../store/site-columns';
import { askRefund, paymentStatusFor } from './ask-refund';
import { overrideText, staffStart } from './move-by-staff';
import { findSeen, type SeenBooking, tellCustomer, writeStaffAct } from './staff-act';

/** A change to a booking that staff make or preview. */
export type StaffChange = SeenBooking & Omit<ChangeByShopRequest, 'dryRun'> & { isTrial?: boolean };

/** Outcome of a change, or its preview. */
export interface ChangedByStaff {
  before: BookingRow;
  /** The current row; in a dry run the row as it would be, with the current version. */
  row: BookingRow;
  fields: readonly string[];
  money: ChangedMoney;
  /** The booking's money afterward. */
  after: BookingMoney;
  noPlace: NoPlace | undefined;
  shadesCleared: boolean;
  linksReplaced: boolean;
  /** Why a reason is required. */
  reasons: readonly string[];
  /** The email that the customer gets; undefined when none can be sent. */
  mail: { kind: 'booking-changed' | 'payment-link'; data: Record<string, unknown> } | undefined;
}

/**
 * Staff change a booking: contact, car, address, notes and shades, and with them the order, its length and its price. The
 * decision is the one by which its owner corrects it. What is owed afterward is collected at the car; what is over goes
 * back to the card in the same transaction. The half hours are taken by the same key as any job's. If the bill is no longer
 * the one that staff saw, nothing is written.
 */
export function changeByStaff(context: BookingContext, change: StaffChange): Promise<ChangedByStaff | Problem> {
  return commit(context.database, (transaction) => changeInside(transaction, { context, change }));
}

interface Asked {
  context: BookingContext;
  change: StaffChange;
}

async function changeInside(transaction: Transaction, { context, change }: Asked): Promise<ChangedByStaff | Problem> {
  const row = await findSeen(transaction, change);
  if (isProblem(row)) return row;
  const now = context.clock.now();
  const forbidden = checkScope(row, { change, now });
  if (forbidden !== undefined) return forbidden;
  const by = changerOf(change.caller);
  const rules = await rulesInForce(transaction, context);
  const catalogues = await cataloguesOf(transaction, { context, rules, row });
  const decided = decideChange({ context, catalogues, row, wanted: wantedOf(change), by, now });
  if (isProblem(decided)) return decided;
  const judged = await judge(transaction, { context, rules, row, change, decided, now });
  if (isProblem(judged)) return judged;
  if (change.isTrial || judged.outcome.fields.length === 0) return judged.outcome;
  const refused = (await checkSeen(transaction, judged)) ?? checkReason(judged);
  return refused ?? write(transaction, judged);
}

/** Crews change today's jobs of their region; of holds, the shop only those that wait for days, not for a card form. */
function checkScope(row: BookingRow, { change, now }: { change: StaffChange; now: number }): Problem | undefined {
  if (!isCrewsJob(row, { caller: change.caller, now })) {
    return notPossible(row, 'This isn’t one of today’s jobs. Ask the office.');
  }
  if (isBeingPaid(row)) {
    return notPossible(row, 'The customer is still paying for this booking. Change it once it’s confirmed.');
  }
  if (isUnplanned(row) && (change.crewId ?? change.appointmentTime) !== undefined) {
    return notPossible(row, 'This job has no visit yet. Schedule one first.');
  }
  if (row.customerName === '') return notPossible(row, 'This customer’s data was deleted, so nothing can be changed.');
  const isOfPackage = change.packageId !== undefined && change.packageId !== row.packageId;
  if (change.caller.role === 'crew' && isOfPackage) return notPossible(row, 'Only the office can change the package.');
  return undefined;
}

/** The request in the form of the stored columns. */
function wantedOf(change: StaffChange): WantedChange {
  const { customerName, customerEmail, customerPhone, vehicleYear, vehicleMake, vehicleModel } = change;
  const { address, zip, site, notes, totalPrice } = change;
  const details = {
    customerName,
    customerEmail: customerEmail?.toLowerCase(),
    customerPhone: customerPhone === undefined ? undefined : (parsePhone(customerPhone) ?? customerPhone),
    vehicleYear,
    vehicleMake,
    vehicleModel,
    street: address?.street,
    city: address?.city,
    zip: zip === undefined ? undefined : (parseZip(zip) ?? zip),
    ...(site === undefined ? {} : siteColumns(site)),
    notes,
  };
  return {
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
    vehicleType: change.vehicleType,
    packageId: change.packageId,
    addOnIds: change.addOnIds,
    preferredShade: change.preferredShade,
    tint: change.tint,
    jobMinutes: change.jobMinutes,
    totalCents: totalPrice === undefined ? undefined : centsFromDollars(totalPrice),
  };
}

interface Judged extends Asked {
  rules: RulesInForce;
  row: BookingRow;
  decided: DecidedChange;
  now: number;
  place: ChangedPlace | undefined;
  /** Of the bill; of nothing where the price stays. */
  entry: BillEntry;
  outcome: ChangedByStaff;
}

type Question = Omit<Judged, 'place' | 'entry' | 'outcome'>;

/** Time and money of a decided change. */
async function judge(transaction: Transaction, question: Question): Promise<Judged | Problem> {
  const { context, rules, row, change, decided, now } = question;
  const found = await placeOf(transaction, question);
  if (found !== undefined && isProblem(found)) return found;
  const place = found !== undefined && isPlace(found) ? found : undefined;
  const contact = await contactChange(transaction, { context, row, wanted: decided.changes });
  const moved = place === undefined ? {} : movedTo(row, place);
  const changes = { ...decided.changes, ...contact.changes, ...moved };
  const next = { ...row, ...changes };

  const money = await moneyOf(transaction, row.id);
  const isRepriced = next.totalCents !== row.totalCents;
  const { entryCents, ...settled } = isRepriced
    ? changeBill(money, next.totalCents - row.totalCents)
    : { ...nothingToSettle, entryCents: 0 };
  const entry = changeEntry(entryCents);
  const isCrew = change.caller.role === 'crew';
  if (isCrew && settled.toCardCents + (settled.heldCents ?? 0) + settled.atCarCents > 0) {
    return notPossible(row, 'Only the office can refund money. Ask it to remove this.');
  }
  const startsAt = next.startsAt;
  const isMoved = startsAt !== row.startsAt;
  const overrides = isMoved
    ? moveOverrides({
        ...row,
        to: staffStart({
          rules,
          regionId: row.regionId,
          date: row.appointmentDate,
          time: next.appointmentTime as StartTime,
          now,
        }),
        now,
      })
    : [];
  const reasons = [
    ...(decided.isLengthSet ? ['The length isn’t that of the order.'] : []),
    ...(decided.isPriceSet ? ['The price isn’t that of the order.'] : []),
    ...overrides.map(overrideText),
  ];
  const fields = [
    ...decided.fields,
    ...(isMoved ? ['appointmentTime'] : []),
    ...(next.crewId === row.crewId ? [] : ['crewId']),
  ];
  const outcome: ChangedByStaff = {
    before: row,
    row: next,
    fields,
    money: settled,
    after: { ...money, bill: [...money.bill, entry] },
    noPlace: found !== undefined && !isPlace(found) ? found : undefined,
    shadesCleared: decided.shadesCleared,
    linksReplaced: contact.linksReplaced,
    reasons,
    mail: mailOf(next, { fields, settled, payLink: change.payLink === true }),
  };
  return { ...question, decided: { ...decided, changes }, place, entry, outcome };
}

const nothingToSettle: ChangedMoney = { dueCents: 0, toCardCents: 0, atCarCents: 0 };

/** The place of the changed job; undefined where its time isn't touched, or is over. */
async function placeOf(
  transaction: Transaction,
  { rules, row, change, decided, now }: Question,
): Promise<ChangedPlace | NoPlace | Problem | undefined> {
  const { jobMinutes = row.jobMinutes, addOnIds = row.addOnIds } = decided.changes;
  const { crewId, appointmentTime: start } = change;
  const isElsewhere = (crewId ?? row.crewId) !== row.crewId || (start ?? row.appointmentTime) !== row.appointmentTime;
  const isOver = row.status === 'completed';
  if (isOver || (jobMinutes === row.jobMinutes && decided.changes.addOnIds === undefined && !isElsewhere))
    return undefined;
  if (isElsewhere && row.status === 'in-progress') return notPossible(row, 'The job has begun and can’t be moved.');
  if (isElsewhere && !isMovable(row.status)) return notPossible(row, `A booking that is ${row.status} can’t be moved.`);
  if (isElsewhere && change.caller.role === 'crew') return notPossible(row, 'Only the office can move a job.');
  return findPlace(transaction, { rules, row, after: { jobMinutes, addOnIds }, crewId, start, now });
}

/** Statuses in which a change is news to the customer. */
const told: readonly BookingRow['status'][] = ['confirmed', 'scheduled', 'in-progress', 'completed'];

/** A held booking’s customer gets the payment link again; of notes there is nothing to write. */
function mailOf(
  row: BookingRow,
  { fields, settled, payLink }: { fields: readonly string[]; settled: ChangedMoney; payLink: boolean },
): ChangedByStaff['mail'] {
  const isNews = fields.some((field) => field !== 'notes');
  if (row.customerEmail === '' || !isNews) return undefined;
  if (row.status === 'pending') return { kind: 'payment-link', data: {} };
  if (!told.includes(row.status)) return undefined;
  return {
    kind: 'booking-changed',
    data: { fields, ...settled, ...(payLink && settled.dueCents > 0 ? { payLink } : {}) },
  };
}

/** Time and money are those that staff saw, or nothing is written. */
async function checkSeen(transaction: Transaction, judged: Judged): Promise<Problem | undefined> {
  const { rules, row, change, now, outcome } = judged;
  if (outcome.noPlace !== undefined) {
    return placeTaken(transaction, { rules, row, after: outcome.row, obstacle: outcome.noPlace.obstacle, now });
  }
  return checkSeenMoney(outcome, { before: row, seen: change.seen });
}

function checkReason({ change, outcome: { reasons } }: Judged): Problem | undefined {
  return reasons.length > 0 && change.reason === '' ? reasonMissing(reasons.join(' ')) : undefined;
}

async function write(transaction: Transaction, judged: Judged): Promise<ChangedByStaff> {
  const { context, row, change, decided, now, place, entry, outcome } = judged;
  const { caller, reason } = change;
  const { toCardCents, heldCents = 0, dueCents } = outcome.money;
  const amountCents = toCardCents + heldCents;
  if (place !== undefined) {
    const { crewId, cells } = place;
    await deleteVisitsCells(transaction, visitOf(row));
    await insertCells(transaction, { crewId, date: row.appointmentDate, ...visitOf(row), cells });
  }
  const { userId } = caller;
  await addToBill(transaction, { bookingId: row.id, now, entries: [{ ...entry, userId, note: reason }] });
  const cause = { reason: orderChanged, userId, now } as const;
  await askRefund(transaction, { context, row, amountCents, ...cause });
  const filed = decided.parts.includes('contact')
    ? await refile(transaction, { context, row, next: outcome.row, now })
    : {};
  const isNewContact = decided.parts.includes('contact');
  if (isNewContact && outcome.row.customerEmail !== row.customerEmail) await endLinksToQuote(transaction, outcome.row);
  const isLinkSent = change.notify && outcome.mail?.data.payLink === true;
  const changed = await writeStaffAct(transaction, {
    context,
    row,
    caller,
    now,
    kind: 'changed',
    changes: { ...decided.changes, ...filed },
    data: {
      fields: outcome.fields,
      changes: differences(row, outcome.row),
      ...(toCardCents === 0 ? {} : { toCardCents }),
      ...(heldCents === 0 ? {} : { heldCents }),
      ...(dueCents === 0 ? {} : { dueCents }),
      ...(isLinkSent ? { payLink: true } : {}),
    },
    note: reason,
  });
  if (decided.exemptionReopened) {
    const data = { was: row.tintApproval };
    const event = { bookingId: row.id, at: now, actor: 'staff', userId: caller.userId, data } as const;
    await insertEvent(transaction, { ...event, id: context.random.uuid(), kind: 'exemption-reopened' });
  }
  const isRepriced = outcome.row.totalCents !== row.totalCents;
  const paymentStatus = isRepriced ? await paymentStatusFor(transaction, { row: changed }) : row.paymentStatus;
  const written = await writePaymentStatus(transaction, { row: changed, paymentStatus, now });
  await writeMails(transaction, { judged, written });
  return { ...outcome, row: written };
}

async function writeMails(
  transaction: Transaction,
  { judged, written }: { judged: Judged; written: BookingRow },
): Promise<void> {
  const { context, row, change, now, outcome } = judged;
  const isNewlyReached = row.customerEmail === '' || written.startsAt !== row.startsAt;
  const isAgreed = written.status === 'confirmed' || written.status === 'scheduled';
  if (isNewlyReached && isAgreed && written.customerEmail !== '') {
    await planBookingMails(transaction, { row: written, random: context.random, now });
  }
  if (!change.notify || outcome.mail === undefined) return;
  const { kind, data } = outcome.mail;
  await tellCustomer(transaction, { context, row: written, now, kind, cause: `changed:${written.version}`, data });
}
