import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client';
import type { Clock } from '../platform/clock';
import { returnLease, takeLease } from './lease';

/** Something done again and again. It may be stopped anywhere by a crash and must then simply begin anew. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

export interface SchedulerOptions {
  database: Database;
  clock: Clock;
  /** Names this process among those on the same database. */
  owner: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  jobs: readonly Job[];
}

export interface Scheduler {
  start(): void;
  /** Begins no further run and waits for those under way. */
  stop(): Promise<void>;
}

/** A lease outlives the longest run: its owner renews it at every round. */
const leaseRounds = 4;

/** Runs jobs side by side, each never twice at once: not in this process, and by its lease not in another. */
export function createScheduler({ database, clock, owner, log, jobs }: SchedulerOptions): Scheduler {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopping = false;

  async function round(job: Job): Promise<void> {
    const forMs = job.everyMs * leaseRounds;
    if (!(await takeLease(database, { name: job.name, owner, now: clock.now(), forMs }))) return;
    await job.run();
  }

  function schedule(job: Job): void {
    if (isStopping) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = round(job)
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed and will run again'))
        .finally(() => {
          running.delete(run);
          schedule(job);
        });
      running.add(run);
    }, job.everyMs);
    timer.unref();
    timers.add(timer);
  }

  return {
    start() {
      for (const job of jobs) schedule(job);
    },
    async stop() {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
      for (const { name } of jobs) await returnLease(database, { name, owner });
    },
  };
}
