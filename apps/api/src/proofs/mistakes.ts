import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One deliberate mistake: a piece of a source, and its replacement. */
export interface Mistake {
  name: string;
  /** From the root of the repository. */
  file: string;
  original: string;
  mistaken: string;
  /** The words of a second guard that stops the mistake before an invariant breaks. */
  stoppedBy?: string;
}

/** The mistakes that the histories must find. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'no key on crew_cells',
    file: 'apps/api/src/db/sqlite/migrate-sqlite.ts',
    original: `migrate(drizzle(writer), { migrationsFolder });`,
    mistaken: `migrate(drizzle(writer), { migrationsFolder });
  writer.exec(\`drop table crew_cells;
        create table crew_cells (crew_id text not null, date text not null, cell integer not null, booking_id text, visit_number integer, break_id text) strict\`);`,
  },
  {
    name: 'rule 7 skipped: a hold ends without asking the card provider',
    file: 'apps/api/src/features/payments/prove-unpaid.ts',
    original: `const payment = await openPaymentOf(connection, bookingId);`,
    mistaken: `const payment = undefined as Awaited<ReturnType<typeof openPaymentOf>>;`,
  },
  {
    name: 'a reducer that goes back',
    file: 'packages/booking-core/src/payment-status.ts',
    original: `finality(fetched.status) >= finality(known.status) ? fetched : known`,
    mistaken: `fetched`,
  },
  {
    name: 'settling is not idempotent',
    file: 'apps/api/src/features/payments/settle-payment.ts',
    original: `facts.status === 'succeeded' && known.status !== 'succeeded'`,
    mistaken: `facts.status === 'succeeded'`,
  },
  {
    name: 'no refund row',
    file: 'apps/api/src/features/bookings/store/booking-store.ts',
    original: `transaction.insert(refunds).values(row).run();`,
    mistaken: `void [transaction, refunds, row];`,
  },
  {
    name: 'a booking is moved although that is no longer free',
    file: 'apps/api/src/features/bookings/rights/customer-rights.ts',
    original: `isAhead(row, now) && mayReschedule({ now, startsAt: row.startsAt, paidAt: row.paidAt })`,
    mistaken: `isAhead(row, now)`,
  },
  {
    name: 'staff keep a start without asking the card provider',
    file: 'apps/api/src/features/bookings/staff/keep-booking.ts',
    original: `await withProof(context, seen, (transaction, row) => writeKept(transaction, { context, row, keeping }))`,
    mistaken: `await commit(database, (transaction) => writeKept(transaction, { context, row: seen, keeping }))`,
  },
  {
    name: 'staff return more than is left',
    file: 'apps/api/src/features/payments/refund-booking.ts',
    original: `if (amountCents > mostCents) return amountTooHigh(mostCents);`,
    mistaken: ``,
    stoppedBy: 'has no payments that reach for a refund of',
  },
  {
    name: 'a surplus is kept',
    file: 'apps/api/src/features/payments/settle-balance.ts',
    original: `canOwe(row.status) ? surplusCents(money, { paidCents: amountCents }) : amountCents`,
    mistaken: `canOwe(row.status) ? surplusCents(money, { paidCents: amountCents }) * 0 : 0`,
  },
  {
    name: 'a courtesy becomes due again',
    file: 'apps/api/src/features/payments/refund-booking.ts',
    original: `amountCents: -reduction`,
    mistaken: `amountCents: -reduction * 0`,
  },
  {
    name: 'a booking is confirmed by less than its upfront amount',
    file: 'apps/api/src/db/sqlite/migrate-sqlite.ts',
    original: `migrate(drizzle(writer), { migrationsFolder });`,
    mistaken: `migrate(drizzle(writer), { migrationsFolder });
  writer.exec(\`drop trigger booking_confirmed_once;
        create trigger less_upfront after insert on payments when new.purpose = 'upfront' begin
          update payments set amount_cents = amount_cents - 100 where id = new.id;
        end\`);`,
  },
  {
    name: 'the last payment alone carries a refund',
    file: 'packages/booking-core/src/spread-refund.ts',
    original: `const part = Math.min(left, refundableCents({ capturedCents: receivedCents, refunds }));`,
    mistaken: `const part = receivedCents > 0 && refundableCents({ capturedCents: receivedCents, refunds }) > 0 ? left : 0;`,
  },
  {
    name: 'cancelling returns what nobody was shown',
    file: 'apps/api/src/features/jobs/deeds/cancel.ts',
    original: `if (settlement.refundCents !== shownCents) return refundChanged(settlement, { whose: 'Your', field: 'refund' });`,
    mistaken: ``,
  },
  {
    name: 'the server does not judge the shades of an order',
    file: 'apps/api/src/features/orders/check-tint.ts',
    original: `if (refusals.length > 0) return shadeNotLegal(judged.value);`,
    mistaken: ``,
  },
  {
    name: 'a job begins while its exemption waits',
    file: 'apps/api/src/features/bookings/rights/check-in-obstacle.ts',
    original: `return row.tintApproval === 'pending' ? 'exemption-pending' : ofDay;`,
    mistaken: `return ofDay;`,
  },
  {
    name: 'blocked hours of a calendar take their first half hour alone',
    file: 'apps/api/src/features/admin/schedule/break-store.ts',
    original: `.values(cellsOf(row).map((cell) => ({ crewId, date, cell, bookingId: null, breakId })))`,
    mistaken: `.values(cellsOf(row).slice(0, 1).map((cell) => ({ crewId, date, cell, bookingId: null, breakId })))`,
  },
  {
    name: 'half hours of replaced visits are left',
    file: 'apps/api/src/features/bookings/visits/plan-visits.ts',
    original: `for (const number of replaced) await`,
    mistaken: `for (const number of replaced.slice(0, replaced.length - plan.cancelled.length)) await`,
  },
  {
    name: 'visits are written one by one',
    file: 'apps/api/src/features/bookings/visits/plan-visits.ts',
    original: `return retryOnConflict(() => commit(context.database, (transaction) => planInside(transaction, { context, plan })));`,
    mistaken: `return (async () => {
    let { version } = plan;
    let acted = await commit(context.database, (transaction) => planInside(transaction, { context, plan: { ...plan, visits: plan.visits.slice(0, 1) } }));
    for (const visit of plan.visits.slice(1)) {
      if (isProblem(acted)) return acted;
      version = acted.version;
      acted = await commit(context.database, (transaction) => planInside(transaction, { context, plan: { ...plan, version, cancelled: [], visits: [visit] } }));
    }
    return acted;
  })();`,
  },
  {
    name: 'a job in blocked hours is shown to no one',
    file: 'apps/api/src/features/admin/crew-calendars/reconcile.ts',
    original: `clashes: [...found.values()].filter((clash) => !isStored(clash)),`,
    mistaken: `clashes: [],`,
  },
  {
    name: 'a quote without the key of its acceptance',
    file: 'apps/api/src/db/sqlite/migrate-sqlite.ts',
    original: `migrate(drizzle(writer), { migrationsFolder });`,
    mistaken: `migrate(drizzle(writer), { migrationsFolder });
  writer.exec(\`drop index one_acceptance;
        create trigger accepted_twice after insert on quote_acceptances when new.id not like '%-twice' begin
          insert into quote_acceptances select new.id || '-twice', quote_id, number, at, by, name, street, city,
            preferred_days, user_id, how, note, document_hash, null, ended_at from quote_acceptances where id = new.id;
        end\`);`,
  },
  {
    name: 'a quote is accepted without comparing the version',
    file: 'apps/api/src/features/quotes/versions/accept-version.ts',
    original: `return version.number === number ? { version, next: next.value } : quoteChanged(version);`,
    mistaken: `return version.number >= number ? { version, next: next.value } : quoteChanged(version);`,
  },
  {
    name: 'a version of a quote is edited after it was sent',
    file: 'apps/api/src/db/sqlite/migrate-sqlite.ts',
    original: `migrate(drizzle(writer), { migrationsFolder });`,
    mistaken: `migrate(drizzle(writer), { migrationsFolder });
  writer.exec(\`drop trigger quote_version_kept;
        create trigger edited after update of sent_at on quote_versions when new.number > 1 begin
          update quote_versions set good_through = new.good_through, expires_at = new.expires_at
            where quote_id = new.quote_id and number = new.number - 1;
        end\`);`,
  },
  {
    name: 'a cancellation that does not reach the sums of its day',
    file: 'apps/api/src/db/day-sums/watched.ts',
    original: `(\${row}.kind = 'cancelled' OR \${row}.kind IN \${cardMoneyKinds})`,
    mistaken: `\${row}.kind IN \${cardMoneyKinds}`,
  },
  {
    name: 'the good-through day of a quote is ignored',
    file: 'apps/api/src/features/quotes/versions/accept-version.ts',
    original: `if (isPassed(row, version, at)) return quoteExpired();`,
    mistaken: ``,
  },
  {
    name: 'an acceptance outlives its unpaid booking',
    file: 'apps/api/src/features/bookings/hold/end-hold.ts',
    original: `if (row.quoteId !== null) await context.endAgreement(transaction, { bookingId: row.id, actor, at: now });`,
    mistaken: `if (row.quoteId !== null) return ended;`,
  },
  {
    name: 'the discount of an accepted version is lost in its booking',
    file: 'apps/api/src/features/quotes/versions/book-acceptance.ts',
    original: `quoteTotals(lines, { kind: 'amount', cents: discountCents })`,
    mistaken: `quoteTotals(lines, { kind: 'amount', cents: 0 * discountCents })`,
  },
];

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Path of a mistake's file on this machine. */
export function pathOf({ file }: Mistake): string {
  return root + file;
}

/** Makes the mistake in a source text. Throws when the original is not there exactly once: then it is out of date. */
export function makeMistake({ name, file, original, mistaken }: Mistake, source: string): string {
  const found = source.split(original).length - 1;
  if (found !== 1) throw new Error(`"${name}": its original stands ${found} times in ${file}; adapt the mistake`);
  return source.replace(original, () => mistaken);
}

/** Makes sure that every mistake still fits its source. Throws for the first that does not. */
export function checkMistakes(): void {
  for (const mistake of mistakes) makeMistake(mistake, readFileSync(pathOf(mistake), 'utf8'));
}
