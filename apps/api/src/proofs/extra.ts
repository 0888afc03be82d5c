import type { Mistake } from './mistakes';
const f = 'apps/api/src/features/';
export const mistakes: readonly Mistake[] = [
  { name: 'refund key random', file: f + 'payments/carry-out-refunds.ts', original: '`refund:${refund.id}`', mistaken: '`refund:${Math.random()}`' },
  { name: 'intent key random', file: f + 'payments/intent.ts', original: '`pi-create:${payment.id}:${payment.attempt}`', mistaken: '`pi-create:${Math.random()}`' },
  { name: 'mark age unchecked', file: f + 'bookings/end-hold.ts', original: `row.endingSince === proof.markedAt && isEnding(row, now)`, mistaken: `true` },
  { name: 'no mark', file: f + 'bookings/end-hold.ts', original: `row.holdExpiresAt > now && !isEnding(row, now)`, mistaken: `row.holdExpiresAt > now` },
  { name: 'no intent remembered', file: f + 'payments/intent.ts', original: `await rememberIntent(context, { paymentId, intentId: created.value.id });`, mistaken: `` },
  { name: 'stale replayed create', file: f + 'payments/intent.ts', original: `return askStripe(() => context.stripe.paymentIntents.retrieve(created.value.id, withCharge));`, mistaken: `return created;` },
  { name: 'unknown is unpaid', file: f + 'payments/prove-unpaid.ts', original: `if (status === 'unknown' || status === 'processing') return status;`, mistaken: `if (status === 'processing') return status;` },
  { name: 'cancel answer ignored', file: f + 'payments/prove-unpaid.ts', original: `if (cancelled.kind === 'unknown') return false;`, mistaken: `if (cancelled.kind === 'unknown') return true;` },
  { name: 'paid not looked at', file: f + 'payments/prove-unpaid.ts', original: `return bookingById(connection, bookingId).paidAt === null ? 'unpaid' : 'paid';`, mistaken: `return 'unpaid';` },
  { name: 'grace for ever', file: f + 'bookings/end-hold.ts', original: `graceGiven: true, holdExpiresAt`, mistaken: `holdExpiresAt` },
  { name: 'fee forgotten', file: 'packages/booking-core/src/policy.ts', original: `const keptCents = free ? 0 :`, mistaken: `const keptCents = free || true ? 0 :` },
  { name: 'cells stay at cancel', file: f + 'bookings/cancel-booking.ts', original: `deleteCells(transaction, row.id);`, mistaken: `void deleteCells;` },
  { name: 'webhook recorded before effect', file: f + 'payments/receive-event.ts', original: `const handled = await handle(context, event);`, mistaken: `await commit(database, (transaction) => recordEvent(transaction, { id: event.id, type: event.type, receivedAt: clock.now() })); const handled = await handle(context, event);` },
  { name: 'refund rank', file: f + 'payments/settle-refund.ts', original: `rank[status] > rank[row.status]`, mistaken: `status !== row.status` },
  { name: 'no retry on stale', file: 'apps/api/src/db/unit-of-work.ts', original: `if (error instanceof StaleWrite || isKeyTaken(error)) return useCase();`, mistaken: `` },
  { name: 'no version check', file: f + 'bookings/store.ts', original: `.where(and(eq(bookings.id, row.id), eq(bookings.version, row.version)))`, mistaken: `.where(eq(bookings.id, row.id))` },
  { name: 'no turns', file: f + 'bookings/routes.ts', original: `await inTurn(idempotencyKey, () => holdBooking(context, { body, idempotencyKey, address }))`, mistaken: `await holdBooking(context, { body, idempotencyKey, address })` },
];
