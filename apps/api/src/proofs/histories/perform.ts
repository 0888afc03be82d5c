import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import type { BookingStatus } from '@tintforge/booking-core';
import { compareDays, fetchUndeliveredEvents } from '../../features/payments';
import {
  cancel,
  cancelCar,
  correct,
  details,
  openBalance,
  openPayment,
  release,
  reschedule,
  sync,
} from '../../testing/customer';
import { sampleShop } from '../../testing/sample-shop';
import { setDeposit } from '../../testing/set-deposit';
import { editCrewCalendar, runCalendars } from './crew-calendars';
import { deliverSome } from './deliver-some';
import { bodyFor } from './new-customer';
import { actAsStaff, bookOnTelephone, isSensible } from './perform-staff';
import { publishPrices } from './publish-prices';
import { type Action, endpointsOfProvider, wantedStarts } from './steps';
import type { HistoryTicket, World } from './world';

/** Performs one action; resolves to a description of its outcome. Rejects only with what must not happen. */
export async function perform(world: World, action: Action): Promise<string> {
  const { shop } = world;
  switch (action.kind) {
    case 'hold':
      return hold(world, bodyFor(world, action.start, action.cars));
    case 'repeat':
      return withTicket(world, action, async ({ key, body }) =>
        key === undefined ? 'nothing' : hold(world, body, key),
      );
    case 'replace':
      return withTicket(world, action, ({ booking, manageToken, body }) => {
        const { customerEmail, customerPhone } = body;
        const replaces = { trackingCode: booking.trackingCode, manageToken };
        return hold(world, { ...bodyFor(world, action.start), customerEmail, customerPhone, replaces });
      });
    case 'open payment':
      return withTicket(world, action, (ticket) => open(world, ticket));
    case 'pay':
      return withTicket(world, action, (ticket) => pay(world, { ticket, card: action.card, bank: action.bank }));
    case 'change order':
      return withTicket(world, action, (ticket) => changeOrderAs(world, { ticket, action }));
    case 'open balance':
      return withTicket(world, action, (ticket) => openBalanceAs(world, { ticket, belief: action.belief }));
    case 'pay balance':
      return withTicket(world, action, (ticket) => payBalanceAs(world, { ticket, card: action.card }));
    case 'answer bank':
      return withTicket(world, action, ({ clientSecret, balanceSecret = clientSecret }) =>
        inBrowser(async () => {
          if (balanceSecret === undefined) return 'nothing to answer';
          const { status, code } = await shop.browser.answerBank(balanceSecret, action.answer);
          return code ?? status;
        }),
      );
    case 'sync':
      return withTicket(world, action, (ticket) =>
        tolerate(world, ['payment_unknown'], async () => (await sync(shop, ticket)).booking.status),
      );
    case 'release':
      return withTicket(world, action, (ticket) =>
        tolerate(world, ['already_paid', 'payment_unknown'], async () => {
          const { booking } = await release(shop, ticket);
          return booking.status;
        }),
      );
    case 'look':
      return withTicket(world, action, (ticket) => look(world, ticket));
    case 'cancel':
      return withTicket(world, action, (ticket) => cancelAs(world, { ticket, belief: action.belief }));
    case 'cancel car':
      return withTicket(world, action, (ticket) => cancelCarAs(world, { ticket, action }));
    case 'move':
      return withTicket(world, action, (ticket) => move(world, { ticket, start: action.start }));
    case 'correct':
      return withTicket(world, action, (ticket) =>
        tolerate(world, ['not_correctable', 'changed_meanwhile'], async () => {
          const { notes } = await correct(shop, ticket, { notes: `gate ${action.number}` });
          return notes;
        }),
      );
    case 'staff':
      return withTicket(world, action, (ticket) => tolerate(world, [], () => actAsStaff(world, ticket, action)));
    case 'phone':
      return tolerate(world, [], () => bookOnTelephone(world, action));
    case 'prices':
      return tolerate(world, [], () => publishPrices(world, action));
    case 'deposit':
      return tolerate(world, [], () => setDeposit(world.shop, action.percent));
    case 'calendar':
      return tolerate(world, [], () => editCrewCalendar(world, action));
    case 'calendar run':
      return tolerate(world, [], () => runCalendars(world, action));
    case 'webhooks':
      return tolerate(world, [], () => deliverSome(shop.emulator.webhooks, action));
    case 'job':
      return tolerate(world, [], async () => {
        await jobs[action.name](world);
        return 'done';
      });
    case 'fault':
      shop.emulator.faults.fail({ ...endpointsOfProvider[action.endpoint], kind: action.fault, times: action.times });
      return 'planned';
    case 'repair':
      shop.emulator.faults.clear();
      return 'repaired';
    case 'wait':
      shop.clock.advance(action.minutes * 60_000);
      shop.emulator.advance();
      return new Date(shop.clock.now()).toISOString();
    case 'restart':
      return restart(world);
  }
}

const jobs: Record<Extract<Action, { kind: 'job' }>['name'], (world: World) => Promise<void>> = {
  expiry: ({ shop }) => shop.runExpiry(),
  refunds: ({ shop }) => shop.runRefunds(),
  unwanted: ({ shop }) => shop.runUnwanted(),
  reconciler: ({ shop }) => shop.runReconciler(),
  undelivered: ({ shop }) => fetchUndeliveredEvents(shop.payments),
  days: ({ shop }) => compareDays(shop.payments),
};

/** Requests a hold; a success becomes a ticket, and a repeated key must get the same again. */
export function hold(world: World, body: ReturnType<typeof bodyFor>, key: string = randomUUID()): Promise<string> {
  const codes: ErrorCode[] = [
    'slot_taken',
    'too_soon',
    'already_paid',
    'hold_expired',
    'payment_unknown',
    'shade_not_legal',
    'outside_hours',
    // Published since the customer's page was drawn.
    'price_changed',
  ];
  return tolerate(world, codes, async () => {
    const held = await world.shop.call('createBooking', { body, idempotencyKey: key });
    const known = world.tickets.find((ticket) => ticket.key === key);
    if (known === undefined) world.tickets.push({ ...held, body, key, believedRefunds: [] });
    else if (known.manageToken !== held.manageToken) throw new Error(`Key ${key} was given two bookings`);
    return held.booking.trackingCode;
  });
}

function open(world: World, ticket: HistoryTicket): Promise<string> {
  // A price that the shop has changed is of a booking that no one pays by card any more.
  return tolerate(world, ['already_paid', 'hold_expired', 'payment_unknown', 'price_changed'], async () => {
    ticket.clientSecret = await openPayment(world.shop, ticket);
    return 'opened';
  });
}

/** A browser without a secret requests one first. */
async function pay(
  world: World,
  { ticket, card, bank }: { ticket: HistoryTicket; card: string; bank: string },
): Promise<string> {
  const { emulator, browser } = world.shop;
  const opened = ticket.clientSecret === undefined ? `${await open(world, ticket)}, ` : '';
  const { clientSecret } = ticket;
  if (clientSecret === undefined) return `${opened}nothing to pay`;
  return inBrowser(async () => {
    if (bank === 'settles' || bank === 'fails') emulator.processNext(bank);
    const { status, code } = await browser.pay(clientSecret, card);
    return opened + (code ?? status);
  });
}

/** Previews a change of the services, and makes it as it was shown; where it doesn't fit, at another start of its day. */
function changeOrderAs(
  world: World,
  { ticket, action }: { ticket: HistoryTicket; action: Extract<Action, { kind: 'change order' }> },
): Promise<string> {
  const { share, belief } = action;
  const refusals: ErrorCode[] = [
    'not_changeable',
    'changed_meanwhile',
    'price_changed',
    'refund_changed',
    'slot_taken',
    'too_soon',
    'outside_hours',
  ];
  return tolerate(world, refusals, async () => {
    const { shop } = world;
    const now = await details(shop, ticket);
    const version = belief === 'old' ? (ticket.seenVersion ?? now.version) : now.version;
    ticket.seenVersion = now.version;
    const key = { params: { code: ticket.booking.trackingCode }, bookingToken: ticket.manageToken };
    const addOnIds = sampleShop.addOnIds.slice(0, 4).filter((_id, index) => (share >> index) % 2 === 1);
    const body = { version, packageId: now.packageId, addOnIds };
    const { after, money, place } = await shop.call('changeOrder', { ...key, body: { ...body, dryRun: true } });
    const [other] = place.starts;
    const start = place.fits || other === undefined ? {} : { appointmentTime: other };
    const seen = { total: after.total, refund: money.toCard };
    const { isWritten, booking } = await shop.call('changeOrder', { ...key, body: { ...body, ...start, seen } });
    return `${isWritten ? 'changed' : 'unchanged'}, ${booking.totalPrice}, ${booking.due} due`;
  });
}

/** Opens the card form for what is due, or was due. */
function openBalanceAs(
  world: World,
  { ticket, belief }: { ticket: HistoryTicket; belief: 'fresh' | 'old' },
): Promise<string> {
  return tolerate(world, ['nothing_due', 'bill_changed', 'payment_unknown'], async () => {
    if (belief === 'fresh' || ticket.seenDue === undefined) {
      ticket.seenDue = (await details(world.shop, ticket)).balance;
    }
    ticket.balanceSecret = await openBalance(world.shop, ticket, ticket.seenDue);
    return `opened for ${ticket.seenDue}`;
  });
}

async function payBalanceAs(world: World, { ticket, card }: { ticket: HistoryTicket; card: string }): Promise<string> {
  const opened =
    ticket.balanceSecret === undefined ? `${await openBalanceAs(world, { ticket, belief: 'fresh' })}, ` : '';
  const { balanceSecret } = ticket;
  if (balanceSecret === undefined) return `${opened}nothing to pay`;
  return inBrowser(async () => {
    const { status, code } = await world.shop.browser.pay(balanceSecret, card);
    // A customer who has paid, or was refused for good, opens another form the next time.
    if (status === 'succeeded' || code === 'payment_intent_unexpected_state') delete ticket.balanceSecret;
    return opened + (code ?? status);
  });
}

/** The customer reads what cancelling would return now, and remembers it. */
function look(world: World, ticket: HistoryTicket): Promise<string> {
  return tolerate(world, [], async () => {
    const { cancellation, status } = await details(world.shop, ticket);
    ticket.seenRefund = cancellation?.refund ?? 0;
    return `${status}, ${ticket.seenRefund}`;
  });
}

async function cancelAs(
  world: World,
  { ticket, belief }: { ticket: HistoryTicket; belief: 'fresh' | 'old' },
): Promise<string> {
  const looked = belief === 'fresh' || ticket.seenRefund === undefined ? `${await look(world, ticket)}, ` : '';
  const outcome = await tolerate(world, ['not_cancellable', 'refund_changed'], async () => {
    const believed = ticket.seenRefund ?? 0;
    ticket.believedRefunds.push(believed);
    const { refund, kept, booking } = await cancel(world.shop, ticket, believed);
    return JSON.stringify({ refund, kept, status: booking.status });
  });
  return looked + outcome;
}

/** One of several cars is cancelled as its customer sees it, or saw it. */
function cancelCarAs(
  world: World,
  { ticket, action }: { ticket: HistoryTicket; action: Extract<Action, { kind: 'cancel car' }> },
): Promise<string> {
  const { share, belief } = action;
  return tolerate(world, ['not_cancellable', 'refund_changed', 'not_found'], async () => {
    const { cars = [] } = await details(world.shop, ticket);
    const car = cars.filter(({ status }) => status === 'standing')[share % cars.length];
    const number = car?.number ?? 1;
    const now = car?.cancellation;
    const seen = (belief === 'old' ? ticket.seenCar : undefined) ?? now ?? { refund: 0, kept: 0 };
    ticket.seenCar = now ?? seen;
    const { refund, kept, booking } = await cancelCar(world.shop, ticket, { number, seen });
    return `car ${number}: ${JSON.stringify({ refund, kept, total: booking.totalPrice })}`;
  });
}

function move(world: World, { ticket, start }: { ticket: HistoryTicket; start: number }): Promise<string> {
  // Staff may have made the job too long for that start.
  return tolerate(world, ['not_movable', 'slot_taken', 'too_soon', 'outside_hours'], async () => {
    const wanted = wantedStarts[start] ?? wantedStarts[0];
    const moved = await reschedule(world.shop, ticket, wanted);
    return `${moved.status}, ${moved.appointmentInstant}`;
  });
}

/** The statuses of bookings with which an action makes sense. */
const sensible: Partial<Record<Action['kind'], readonly BookingStatus[]>> = {
  replace: ['pending'],
  'open payment': ['pending'],
  pay: ['pending'],
  'open balance': ['confirmed', 'scheduled', 'in-progress', 'completed'],
  'pay balance': ['confirmed', 'scheduled', 'in-progress', 'completed'],
  'answer bank': ['pending', 'confirmed', 'scheduled', 'in-progress', 'completed'],
  release: ['pending'],
  look: ['confirmed', 'scheduled'],
  cancel: ['confirmed', 'scheduled'],
  'cancel car': ['confirmed', 'scheduled'],
  move: ['confirmed', 'scheduled'],
  correct: ['confirmed', 'scheduled'],
  'change order': ['confirmed', 'scheduled'],
};

type TicketAction = Extract<Action, { ticket: number }>;

/** Every fourth pick is of any booking; the others are of those with which the action makes sense, if there are any. */
function pickTicket(world: World, action: TicketAction): HistoryTicket | undefined {
  const { tickets } = world;
  const { ticket } = action;
  const isAny = world.process === 0 || ticket % 4 === 0;
  const fitting = isAny ? [] : tickets.filter((each) => isFitting(world, { action, ticket: each }));
  const candidates = fitting.length === 0 ? tickets : fitting;
  return candidates[Math.floor(ticket / 4) % Math.max(1, candidates.length)];
}

function isFitting(world: World, { action, ticket }: { action: TicketAction; ticket: HistoryTicket }): boolean {
  if (action.kind === 'staff') return isSensible(world, { act: action.act, ticket });
  const observed = world.observed.get(ticket.booking.trackingCode);
  if (action.kind === 'cancel car' && observed?.cars.length === 1) return false;
  // Mostly of bookings that owe something.
  if (action.kind === 'pay balance' && ticket.balanceSecret === undefined) {
    if (observed?.booking.paymentStatus !== 'on-site') return false;
  }
  const status = observed?.booking.status ?? 'pending';
  return sensible[action.kind]?.some((each) => each === status) ?? true;
}

function withTicket(
  world: World,
  action: TicketAction,
  act: (ticket: HistoryTicket) => Promise<string>,
): Promise<string> {
  return tolerate(world, [], async () => {
    const chosen = pickTicket(world, action);
    return chosen === undefined ? 'nobody there' : `${chosen.booking.trackingCode}: ${await act(chosen)}`;
  });
}

async function restart(world: World): Promise<string> {
  if (world.process === 0) return 'under way already';
  world.process = 0;
  await world.shop.restart();
  world.processes += 1;
  world.process = world.processes;
  return 'started';
}

/** The customer's own connection can break too. */
async function inBrowser(act: () => Promise<string>): Promise<string> {
  return act().catch((error: unknown) => `lost (${String(error)})`);
}

/** Allowed refusals, and any error from a process that died during the call; the rest is a bug. */
async function tolerate(world: World, codes: readonly ErrorCode[], act: () => Promise<string>): Promise<string> {
  const asked = world.process;
  try {
    return await act();
  } catch (error) {
    const code = error instanceof ApiError ? error.body?.code : undefined;
    if (code !== undefined && codes.includes(code)) return code;
    if (asked === 0 || world.process !== asked) return 'died with the process';
    throw error;
  }
}
