import { constants, monitorEventLoopDelay, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { gauge, type Metric } from './metrics-text';

/** Figures of this process, and how to stop measuring. */
export interface ProcessMetrics {
  /** Delays of the event loop are those since the last call. */
  collect(): Metric[];
  stop(): void;
}

const collections: Record<number, string> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak callbacks',
};

/** Looks every 20 ms how late the event loop is: often enough to see a stop of a tenth of a second. */
const resolutionMs = 20;

/** Starts measuring memory, processor, event loop and garbage collection. Names are those that dashboards know. */
export function measureProcess(): ProcessMetrics {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  const seconds = new Map(Object.values(collections).map((kind) => [kind, 0]));
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) addCollection(seconds, entry);
  });
  observer.observe({ entryTypes: ['gc'] });
  const startedAt = performance.timeOrigin / 1000;

  return {
    collect() {
      const memory = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const metrics: Metric[] = [
        gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', startedAt),
        {
          name: 'process_cpu_seconds_total',
          help: 'Time of processors that the process has used.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge('process_resident_memory_bytes', 'Memory of the machine that the process has.', memory.rss),
        gauge('nodejs_heap_size_used_bytes', 'Memory that JavaScript uses.', memory.heapUsed),
        gauge('nodejs_heap_size_total_bytes', 'Memory that JavaScript has.', memory.heapTotal),
        gauge('nodejs_external_memory_bytes', 'Memory outside of the heap that JavaScript holds.', memory.external),
        gauge('nodejs_eventloop_lag_mean_seconds', 'Mean event-loop delay since the last scrape.', lag(delays.mean)),
        gauge('nodejs_eventloop_lag_p99_seconds', 'The same, of one in a hundred.', lag(delays.percentile(99))),
        gauge('nodejs_eventloop_lag_max_seconds', 'The same, at worst.', lag(delays.max)),
        {
          name: 'tintforge_gc_seconds_total',
          help: 'Time that collections of garbage took.',
          type: 'counter',
          samples: [...seconds].map(([kind, value]) => ({ labels: { kind }, value })),
        },
      ];
      delays.reset();
      return metrics;
    },
    stop() {
      delays.disable();
      observer.disconnect();
    },
  };
}

/**
 * The recorded time, in nanoseconds, is the interval between two samples: whatever exceeds the sampling interval is
 * lag.
 */
function lag(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000) : 0;
}

function addCollection(seconds: Map<string, number>, entry: PerformanceEntry & { detail?: unknown }): void {
  const { kind } = (entry.detail ?? {}) as { kind?: number };
  const name = kind === undefined ? undefined : collections[kind];
  if (name !== undefined) seconds.set(name, (seconds.get(name) ?? 0) + entry.duration / 1000);
}
