import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client';
import { returnLease, takeLease } from '../db/lease';
import type { Clock } from '../platform/clock';
import type { Randomness } from '../platform/randomness';

/** Log of a job's run: every line carries the job's name and the run's id. */
export type JobLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** A recurring task. A crash may stop it anywhere; it must then simply restart. */
export interface Job {
  name: string;
  everyMs: number;
  /** Ends early, at a point from which a later run goes on, once `signal` is aborted: the server is closing. */
  run(log: JobLog, signal: AbortSignal): Promise<void>;
}

export interface SchedulerOptions {
  database: Database;
  clock: Clock;
  /** Names this process among those on the same database. */
  owner: string;
  /** For the ids of runs. */
  random: Pick<Randomness, 'uuid'>;
  log: { child(facts: { job: string; run: string }): JobLog };
  jobs: readonly Job[];
  /** Called on every run. */
  onRan?: (job: Job, run: { milliseconds: number; hasFailed: boolean }) => void;
}

export interface Scheduler {
  start(): void;
  /**
   * Begins no further run, aborts the signal of those under way and waits for them until `late` resolves. One that waits
   * for a foreign server longer than that is left behind, as by a crash.
   */
  stop(late?: Promise<void>): Promise<void>;
}

/** One lease for all jobs: its owner runs them, and others take over when the owner has been silent this long. */
const leaseName = 'jobs';
const leaseMs = 60_000;
const renewMs = 15_000;

/** Soon after the start, because the last run may be long ago. */
const firstRoundMs = 1000;

/** Keeps the lease while a job waits for the card provider for longer than a lease lasts. */
const renewal: Job = { name: 'renew-lease', everyMs: renewMs, run: async () => {} };

/** Runs jobs concurrently, each never twice at once: not in this process, and by the lease not in another. */
export function createScheduler({
  database,
  clock,
  owner,
  random,
  log,
  jobs,
  onRan = () => {},
}: SchedulerOptions): Scheduler {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  /** Time until which the lease is known to be ours, epoch milliseconds: no other process can take it before. */
  let oursUntil = 0;

  /** Writes only where it must: a job that looks every second would otherwise write every second. */
  async function isOurs(job: Job): Promise<boolean> {
    const now = clock.now();
    if (job !== renewal && now < oursUntil) return true;
    const isTaken = await takeLease(database, { name: leaseName, owner, now, forMs: leaseMs });
    oursUntil = isTaken ? now + leaseMs : 0;
    return isTaken;
  }

  /** Runs the job when the lease is ours. Returns the delay until the next check, in milliseconds. */
  async function round(job: Job, runLog: JobLog): Promise<number> {
    if (!(await isOurs(job))) return renewMs;
    const began = performance.now();
    let hasFailed = true;
    try {
      await job.run(runLog, stopping.signal);
      hasFailed = false;
    } finally {
      onRan(job, { milliseconds: performance.now() - began, hasFailed });
    }
    return job.everyMs;
  }

  async function runRound(job: Job): Promise<void> {
    const runLog = log.child({ job: job.name, run: random.uuid() });
    try {
      schedule(job, await round(job, runLog));
    } catch (error) {
      runLog.error({ err: error }, 'a job failed and will run again');
      schedule(job, job.everyMs);
    }
  }

  function schedule(job: Job, afterMs: number): void {
    if (stopping.signal.aborted) return;
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
    async stop(late) {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      const ended = Promise.all(running);
      await (late === undefined ? ended : Promise.race([ended, late]));
      await returnLease(database, { name: leaseName, owner });
    },
  };
}
