import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client';
import { returnLease, takeLease } from '../db/lease';
import type { Clock } from '../platform/clock';

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

/** One lease for all jobs: whoever has it runs them, and others take over when its owner has been silent this long. */
const leaseName = 'jobs';
const leaseMs = 60_000;
const renewMs = 15_000;

/** Soon after the start, for nobody knows how long nothing ran before. */
const firstRoundMs = 1000;

/** Keeps the lease while a job waits for the card provider for longer than a lease lasts. */
const renewal: Job = { name: 'renew-lease', everyMs: renewMs, run: async () => {} };

/** Runs jobs side by side, each never twice at once: not in this process, and by the lease not in another. */
export function createScheduler({ database, clock, owner, log, jobs }: SchedulerOptions): Scheduler {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopping = false;
  /** Until when the lease is known to be ours, epoch milliseconds: nobody can take it before. */
  let oursUntil = 0;

  /** Writes only where it must: a job that looks every second would otherwise write every second. */
  async function isOurs(job: Job): Promise<boolean> {
    const now = clock.now();
    if (job !== renewal && now < oursUntil) return true;
    const isTaken = await takeLease(database, { name: leaseName, owner, now, forMs: leaseMs });
    oursUntil = isTaken ? now + leaseMs : 0;
    return isTaken;
  }

  /** Runs the job when the lease is ours. Returns when to look again, in milliseconds from now. */
  async function round(job: Job): Promise<number> {
    if (!(await isOurs(job))) return renewMs;
    await job.run();
    return job.everyMs;
  }

  async function runRound(job: Job): Promise<void> {
    try {
      schedule(job, await round(job));
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed and will run again');
      schedule(job, job.everyMs);
    }
  }

  function schedule(job: Job, afterMs: number): void {
    if (isStopping) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runRound(job).finally(() => running.delete(run));
      running.add(run);
    }, afterMs);
    timer.unref();
    timers.add(timer);
  }

  return {
    start() {
      for (const job of [...jobs, renewal]) schedule(job, Math.min(job.everyMs, firstRoundMs));
    },
    async stop() {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
      await returnLease(database, { name: leaseName, owner });
    },
  };
}
