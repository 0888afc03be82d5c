import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/client';
import { leases } from '../db/schema';
import { seededRandomness } from '../testing/seeded-randomness';
import { makeEmptyDatabase } from '../testing/test-database';
import type { TestDatabase } from '../testing/test-engine';
import { createJobMetrics } from './job-metrics';
import { createScheduler, type Job, type Scheduler, type SchedulerOptions } from './scheduler';

const second = 1000;
const silent = { debug() {}, info() {}, warn() {} };
const clock = { now: () => Date.now() };

let stored: TestDatabase;
let databases: Database[];
let schedulers: Scheduler[];

beforeEach(async () => {
  // Commits go to disk at the end of a real turn of the event loop.
  vi.useFakeTimers({
    now: Date.parse('2026-12-01T10:00:00-05:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  stored = await makeEmptyDatabase();
  databases = [];
  schedulers = [];
});

afterEach(async () => {
  for (const scheduler of schedulers) await scheduler.stop();
  for (const database of databases) if (database.isOpen()) await database.close();
  vi.useRealTimers();
  await stored.remove();
});

interface Process {
  scheduler: Scheduler;
  /** Runs of each job. */
  runs: string[];
  errors: unknown[];
  /** The effect of `kill -9`: no timers, and a lease that isn't released. */
  die(): void;
}

/** A separate process on the same database. */
async function startProcess(
  owner: string,
  jobs?: (runs: string[]) => Job[],
  onRan: SchedulerOptions['onRan'] = () => {},
): Promise<Process> {
  const database = await stored.open();
  databases.push(database);
  const runs: string[] = [];
  const errors: unknown[] = [];
  const jobsOfProcess = jobs?.(runs) ?? [counting('quick', 15 * second, runs), counting('seldom', 600 * second, runs)];
  const scheduler = createScheduler({
    database,
    clock,
    owner,
    random: seededRandomness(owner, clock),
    log: { child: (run) => ({ ...silent, error: (facts: object) => void errors.push({ ...run, ...facts }) }) },
    jobs: jobsOfProcess,
    onRan,
  });
  scheduler.start();
  schedulers.push(scheduler);
  return {
    scheduler,
    runs,
    errors,
    die() {
      vi.clearAllTimers();
      schedulers = schedulers.filter((other) => other !== scheduler);
    },
  };
}

function counting(name: string, everyMs: number, runs: string[]): Job {
  return {
    name,
    everyMs,
    run: async () => {
      runs.push(name);
    },
  };
}

/** Second by second, so that what each brings about is done before the next. */
async function pass(seconds: number): Promise<void> {
  for (let each = 0; each < seconds; each += 1) {
    await vi.advanceTimersByTimeAsync(second);
    await stored.quiet();
  }
}

const countOf = ({ runs }: Process, name: string) => runs.filter((run) => run === name).length;

describe('a scheduler', () => {
  test('runs each job soon after the start and then in its own time', async () => {
    const process = await startProcess('one');
    await pass(2);
    expect(process.runs.toSorted()).toEqual(['quick', 'seldom']);
    await pass(60);
    expect([countOf(process, 'quick'), countOf(process, 'seldom')]).toEqual([5, 1]);
    await pass(600);
    expect(countOf(process, 'seldom')).toBe(2);
  });

  test('goes on after a job has failed', async () => {
    let tries = 0;
    const process = await startProcess('one', () => [
      {
        name: 'failing',
        everyMs: second,
        run: async () => {
          tries += 1;
          throw new Error('no');
        },
      },
    ]);
    await pass(5);
    expect(tries).toBe(5);
    expect(process.errors).toHaveLength(5);
    expect(process.errors[0]).toMatchObject({ job: 'failing', err: expect.any(Error) });
  });

  test('tells of each run how it went, and in the log which run it was', async () => {
    let isBroken = true;
    const job: Job = {
      name: 'mending',
      everyMs: second,
      run: async (log) => {
        log.error({ isBroken }, 'looked');
        if (isBroken) throw new Error('no');
      },
    };
    const metrics = createJobMetrics({ clock, jobs: [job] });
    const process = await startProcess('one', () => [job], metrics.ran);
    const told = () =>
      Object.fromEntries(metrics.metrics().map(({ name, samples }) => [name, samples.map(({ value }) => value)]));
    await pass(2);
    expect(told()).toMatchObject({ tintforge_job_failures_total: [2], tintforge_job_last_success_seconds: [] });
    isBroken = false;
    await pass(2);
    expect(told()).toMatchObject({
      tintforge_job_runs_total: [4],
      tintforge_job_failures_total: [2],
      tintforge_job_interval_seconds: [1],
      tintforge_job_last_success_seconds: [0],
    });
    const runs = process.errors.map((line) => (line as { job: string; run: string }).run);
    // Twice a line of the job's own and one of its failure, then only its own.
    expect(runs.map((run) => runs.indexOf(run))).toEqual([0, 0, 2, 2, 4, 5]);
    await process.scheduler.stop();
    vi.setSystemTime(clock.now() + 90 * second);
    expect(told().tintforge_job_last_success_seconds).toEqual([90]);
  });

  test('never runs a job beside itself', async () => {
    let release = (): void => {};
    let started = 0;
    await startProcess('one', () => [
      {
        name: 'slow',
        everyMs: second,
        run: () => {
          started += 1;
          return new Promise<void>((resolve) => {
            release = resolve;
          });
        },
      },
    ]);
    await pass(30);
    expect(started).toBe(1);
    release();
    await pass(2);
    expect(started).toBe(2);
    release();
  });

  test('that stops begins nothing new and waits for what is under way', async () => {
    let release = (): void => {};
    let isDone = false;
    const process = await startProcess('one', (runs) => [
      counting('quick', 15 * second, runs),
      {
        name: 'slow',
        everyMs: second,
        run: async () => {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          isDone = true;
        },
      },
    ]);
    await pass(2);
    const stopping = process.scheduler.stop().then(() => isDone);
    await pass(60);
    expect(countOf(process, 'quick')).toBe(1);
    release();
    expect(await stopping).toBe(true);
  });
});

test('a job that looks every second writes nothing by looking', async () => {
  const process = await startProcess('one', (runs) => [counting('watchful', second, runs)]);
  await pass(20);
  const claims = () => databases[0]?.connection.select().from(leases).all();
  const before = await claims();
  // The lease is renewed every fifteen seconds from the first on.
  await pass(10);
  expect(countOf(process, 'watchful')).toBeGreaterThan(25);
  // Each written claim has its expiry.
  expect(await claims()).toEqual(before);
});

/** Two concurrent starts: the one that has run less, and the one that has run more. */
function byRuns(processes: readonly Process[]): [Process, Process] {
  const [less, more] = processes.toSorted((one, other) => one.runs.length - other.runs.length);
  if (less === undefined || more === undefined) throw new Error('There are two');
  return [less, more];
}

describe('two processes on one database', () => {
  test('one runs the jobs', async () => {
    const both = [await startProcess('one'), await startProcess('other')];
    await pass(600);
    const [idle, active] = byRuns(both);
    expect(countOf(active, 'quick')).toBe(40);
    expect(idle.runs).toEqual([]);
  });

  test('the other takes over within a round when the first stops', async () => {
    const both = [await startProcess('one'), await startProcess('other')];
    await pass(30);
    const [idle, active] = byRuns(both);
    await active.scheduler.stop();
    await pass(15);
    expect(new Set(idle.runs)).toEqual(new Set(['quick', 'seldom']));
  });

  test('one that stops leaves a job behind that waits for a foreign server, and the other takes over', async () => {
    let answerAtLast = (): void => {};
    const answer = new Promise<void>((resolve) => {
      answerAtLast = resolve;
    });
    const one = await startProcess('one', () => [{ name: 'waiting', everyMs: 15 * second, run: () => answer }]);
    await pass(2);
    const other = await startProcess('other');
    await one.scheduler.stop(Promise.resolve());
    await pass(15);
    expect(countOf(other, 'quick')).toBeGreaterThan(0);
    answerAtLast();
  });

  test('a new one takes over within a minute and a half when the first was killed, the seldom job too', async () => {
    const one = await startProcess('one');
    await pass(30);
    one.die();
    const other = await startProcess('other');
    await pass(14);
    expect(other.runs).toEqual([]);
    await pass(76);
    expect(new Set(other.runs)).toEqual(new Set(['quick', 'seldom']));
  });

  test('the first keeps the lease while its job waits for longer than a lease lasts', async () => {
    let release = (): void => {};
    await startProcess('one', () => [
      {
        name: 'slow',
        everyMs: 15 * second,
        run: () =>
          new Promise<void>((resolve) => {
            release = resolve;
          }),
      },
    ]);
    await pass(2);
    const other = await startProcess('other');
    await pass(600);
    expect(other.runs).toEqual([]);
    release();
  });
});
