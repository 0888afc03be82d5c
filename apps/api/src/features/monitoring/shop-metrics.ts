import { intentStatuses } from '@tintforge/booking-core';
import type { Database } from '../../db/client';
import type { Clock } from '../../platform/clock';
import { gauge, type Metric } from '../../platform/metrics/metrics-text';
import { type Figure, openFigures } from './shop-figures';

/** Context of the metrics. */
export interface MonitoringContext {
  database: Pick<Database, 'connection' | 'isReachable'>;
  clock: Clock;
}

const isOpen = (status: string) => status !== 'succeeded' && status !== 'canceled';

/** Kinds of open work and their states; a state without a row is reported as zero. */
const known = [
  {
    of: 'mail',
    name: 'tintforge_mails',
    help: 'Emails that are queued or failed.',
    states: ['due', 'retrying', 'planned', 'failed'],
  },
  {
    of: 'payment',
    name: 'tintforge_payments_open',
    help: 'Payments that can still succeed, without finished ones.',
    states: intentStatuses.filter(isOpen),
  },
  {
    of: 'refund',
    name: 'tintforge_refunds',
    help: 'Refunds in progress, and failed ones that need staff.',
    states: ['pending', 'failed'],
  },
  {
    of: 'hold',
    name: 'tintforge_holds',
    help: 'Active holds, and expired ones not yet cleared.',
    states: ['active', 'overdue'],
  },
] as const satisfies readonly { of: Figure['of']; name: string; help: string; states: readonly string[] }[];

/** The oldest of what should be gone soon. */
const oldest = [
  {
    of: 'mail',
    state: 'due',
    name: 'tintforge_oldest_due_mail_seconds',
    help: 'Age of the oldest email that is due, in seconds.',
  },
  {
    of: 'payment',
    state: undefined,
    name: 'tintforge_oldest_open_payment_seconds',
    help: 'Age of the oldest open payment, in seconds.',
  },
  {
    of: 'refund',
    state: 'pending',
    name: 'tintforge_oldest_pending_refund_seconds',
    help: 'Age of the oldest refund in progress, in seconds.',
  },
  {
    of: 'hold',
    state: 'overdue',
    name: 'tintforge_oldest_overdue_hold_seconds',
    help: 'Time since the oldest uncleared hold expired, in seconds.',
  },
] as const;

/** Open work in the shop, read at scrape time. While the database is unreachable, only that is reported. */
export async function shopMetrics({ database, clock }: MonitoringContext): Promise<Metric[]> {
  const now = clock.now();
  const figures = await readFigures(database, now);
  const isReachable = gauge(
    'tintforge_database_reachable',
    '1 when the database responds, otherwise 0.',
    figures ? 1 : 0,
  );
  return figures === undefined ? [isReachable] : [isReachable, ...counts(figures), ...ages(figures, now)];
}

async function readFigures(database: MonitoringContext['database'], now: number): Promise<Figure[] | undefined> {
  try {
    return (await database.isReachable()) ? await openFigures(database.connection, now) : undefined;
  } catch {
    // The cause is in the log of the request that failed.
    return undefined;
  }
}

function counts(figures: readonly Figure[]): Metric[] {
  return known.map(({ of, name, help, states }) => ({
    name,
    help,
    type: 'gauge',
    samples: states.map((state: string) => ({
      labels: { state },
      value: figures.find((figure) => figure.of === of && figure.state === state)?.count ?? 0,
    })),
  }));
}

function ages(figures: readonly Figure[], now: number): Metric[] {
  return oldest.map(({ of, state, name, help }) => {
    const times = figures
      .filter((figure) => figure.of === of && (state === undefined || figure.state === state))
      .flatMap(({ since }) => since ?? []);
    return gauge(name, help, times.length === 0 ? 0 : Math.max(0, (now - Math.min(...times)) / 1000));
  });
}
