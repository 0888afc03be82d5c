import autocannon from 'autocannon';

/** Result of a run. */
export interface Measured {
  answers: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface HammerOptions {
  /** Each of a separate server; the connections are distributed among them. */
  urls: readonly string[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

/** Asks the same on and on. Throws when an answer is none. */
export async function hammer({ urls, connections, seconds, headers = {} }: HammerOptions): Promise<Measured> {
  const results = await Promise.all(
    urls.map((url) => autocannon({ url, connections: connections / urls.length, duration: seconds, headers })),
  );
  for (const { non2xx, errors } of results) {
    if (non2xx > 0 || errors > 0) throw new Error(`${urls.join()} failed ${non2xx + errors} times`);
  }
  return {
    answers: results.reduce((sum, { requests }) => sum + requests.total, 0),
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p50Ms: Math.max(...results.map(({ latency }) => latency.p50)),
    p99Ms: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}

export interface BookOptions {
  origins: readonly string[];
  connections: number;
  /** Each is sent once. */
  orders: readonly unknown[];
}

/** Books every order, shared out among the servers. Throws when one is refused. */
export async function book({ origins, connections, orders }: BookOptions): Promise<Measured> {
  const began = performance.now();
  const runs = await Promise.all(
    origins.map((origin, index) =>
      bookAt(origin, {
        connections: connections / origins.length,
        orders: orders.filter((_, order) => order % origins.length === index),
        first: index * orders.length,
      }),
    ),
  );
  const ended = Math.max(...runs.map((run) => run.ended));
  return {
    answers: orders.length,
    perSecond: orders.length / ((ended - began) / 1000),
    p50Ms: Math.max(...runs.map((run) => run.p50Ms)),
    p99Ms: Math.max(...runs.map((run) => run.p99Ms)),
  };
}

/** autocannon looks up only every half second, so the last answer's own time decides. */
async function bookAt(
  origin: string,
  { connections, orders, first }: { connections: number; orders: readonly unknown[]; first: number },
): Promise<{ ended: number; p50Ms: number; p99Ms: number }> {
  let next = 0;
  let ended = performance.now();
  const refused: number[] = [];
  const options: autocannon.Options = {
    url: `${origin}/api/bookings`,
    connections,
    amount: orders.length,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const body = JSON.stringify(orders[next % orders.length]);
          next += 1;
          const customer = first + next;
          const headers = {
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
            // Each customer has a separate address, as the proxy reports it.
            'x-forwarded-for': `10.${(customer >> 16) & 255}.${(customer >> 8) & 255}.${customer & 255}`,
          };
          return { ...request, body, headers };
        },
      },
    ],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, answer) => (error ? reject(error) : resolve(answer)));
    run.on('response', (_client, statusCode) => {
      ended = performance.now();
      if (statusCode !== 201) refused.push(statusCode);
    });
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `Bookings at ${origin} were refused: ${[...new Set(refused)]}, ${refused.length} of ${orders.length}`,
    );
  return { ended, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

/** The run in the middle, of each figure. */
export function median(all: readonly Measured[]): Measured {
  return {
    answers: medianOf(all.map(({ answers }) => answers)),
    perSecond: medianOf(all.map(({ perSecond }) => perSecond)),
    p50Ms: medianOf(all.map(({ p50Ms }) => p50Ms)),
    p99Ms: medianOf(all.map(({ p99Ms }) => p99Ms)),
  };
}

/** The value in the middle; 0 of none. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
