import type { Clock } from '../platform/clock';
import type { Metric } from '../platform/metrics/metrics-text';
import type { Job } from './scheduler';

/** Metrics of job runs in this process. */
export interface JobMetrics {
  ran(job: Pick<Job, 'name'>, run: { milliseconds: number; hasFailed: boolean }): void;
  metrics(): Metric[];
}

/** Metrics of one job. */
interface JobRecord {
  name: string;
  everyMs: number;
  runs: number;
  failures: number;
  milliseconds: number;
  /** Epoch milliseconds; undefined until it has succeeded here. */
  succeededAt: number | undefined;
}

/**
 * Counts runs of jobs. A process that does not hold the lease runs none: of several processes, the lowest age of a job
 * is the right one.
 */
export function createJobMetrics({ clock, jobs }: { clock: Clock; jobs: readonly Job[] }): JobMetrics {
  const records: JobRecord[] = jobs.map(({ name, everyMs }) => ({
    name,
    everyMs,
    runs: 0,
    failures: 0,
    milliseconds: 0,
    succeededAt: undefined,
  }));

  function metric(
    { name, help, type }: Pick<Metric, 'name' | 'help' | 'type'>,
    readOne: (record: JobRecord) => number | undefined,
  ): Metric {
    const samples = records.flatMap((record) => {
      const value = readOne(record);
      return value === undefined ? [] : [{ labels: { job: record.name }, value }];
    });
    return { name, help, type, samples };
  }

  return {
    ran({ name }, { milliseconds, hasFailed }) {
      const record = records.find((each) => each.name === name);
      if (record === undefined) return;
      record.runs += 1;
      record.milliseconds += milliseconds;
      if (hasFailed) record.failures += 1;
      else record.succeededAt = clock.now();
    },
    metrics: () => [
      metric({ name: 'tintforge_job_runs_total', help: 'Runs of jobs.', type: 'counter' }, ({ runs }) => runs),
      metric(
        { name: 'tintforge_job_failures_total', help: 'Runs of jobs that failed.', type: 'counter' },
        ({ failures }) => failures,
      ),
      metric(
        { name: 'tintforge_job_seconds_total', help: 'Time that runs of jobs took.', type: 'counter' },
        ({ milliseconds }) => milliseconds / 1000,
      ),
      metric(
        { name: 'tintforge_job_interval_seconds', help: 'How often a job runs.', type: 'gauge' },
        ({ everyMs }) => everyMs / 1000,
      ),
      metric(
        {
          name: 'tintforge_job_last_success_seconds',
          help: 'Time since a job last succeeded in this process; absent until it has.',
          type: 'gauge',
        },
        ({ succeededAt }) => (succeededAt === undefined ? undefined : (clock.now() - succeededAt) / 1000),
      ),
    ],
  };
}
