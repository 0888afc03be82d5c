import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { mayReadMetrics } from './metrics-access';
import { type Metric, metricsText, metricsType } from './metrics-text';
import { measureProcess } from './process-metrics';

/** Collects metrics at scrape time. */
export type MetricSource = () => readonly Metric[] | Promise<readonly Metric[]>;

/** Registry of the server's metrics. */
export interface Metrics {
  add(source: MetricSource): void;
}

/** GET /metrics: all metrics, for callers who may read them. For all others it is a 404. */
export function registerMetrics(app: FastifyInstance, { metricsToken }: Pick<Config, 'metricsToken'>): Metrics {
  const measured = measureProcess();
  app.addHook('onClose', async () => measured.stop());
  const sources: MetricSource[] = [measured.collect];
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return reply.callNotFound();
    const metrics = await Promise.all(sources.map((source) => source()));
    return reply.header('cache-control', 'no-store').type(metricsType).send(metricsText(metrics.flat()));
  });
  return { add: (source) => void sources.push(source) };
}
