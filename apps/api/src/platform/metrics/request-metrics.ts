import { errorStatuses } from '@tintforge/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../route-of';
import { createHistogram, type Series } from './histogram';
import type { Metric } from './metrics-text';

/** Seconds: what feels like at once, what is noticed, what annoys, what is broken. */
const bounds = [0.01, 0.05, 0.25, 1, 5];

/**
 * Counts every response by its route, method and status class, with its duration; and every refusal by its code. The
 * route is the contract's pattern and never a requested path: visitors' input creates no series.
 */
export function registerRequestMetrics(app: FastifyInstance): () => Metric[] {
  const durations = createHistogram({
    name: 'tintforge_http_request_duration_seconds',
    help: 'How long requests took, by route of the contract, method and class of the status.',
    bounds,
  });
  const series = new Map<string, Series>();
  const refusals = new Map<string, number>(Object.keys(errorStatuses).map((code) => [code, 0]));

  app.addHook('onResponse', (request, reply, done) => {
    const labels = labelsOf(request, reply);
    const key = `${labels.method} ${labels.route} ${labels.status}`;
    let measured = series.get(key);
    if (measured === undefined) {
      measured = durations.add(labels);
      series.set(key, measured);
    }
    measured.observe(reply.elapsedTime / 1000);
    const { problemCode } = request;
    if (problemCode !== undefined) refusals.set(problemCode, (refusals.get(problemCode) ?? 0) + 1);
    done();
  });

  return () => [
    durations.metric(),
    {
      name: 'tintforge_refusals_total',
      help: 'Requests that were refused, by the code that was answered.',
      type: 'counter',
      samples: [...refusals].map(([code, value]) => ({ labels: { code }, value })),
    },
  ];
}

function labelsOf(request: FastifyRequest, reply: FastifyReply) {
  return { route: routeOf(request), method: request.method, status: `${Math.floor(reply.statusCode / 100)}xx` };
}
