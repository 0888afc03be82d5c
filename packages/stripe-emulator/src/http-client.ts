import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';

/** The SDK's fetch client over `inject`: no port, and the client's own time limit still counts. */
export function createInjectedClient(app: FastifyInstance): ReturnType<typeof Stripe.createFetchHttpClient> {
  return Stripe.createFetchHttpClient(async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const answered = app.inject({
      method: methodOf(init?.method),
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    });
    const response = await untilAborted(answered, init?.signal ?? undefined);
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
    return new Response(response.body, { status: response.statusCode, headers });
  });
}

function methodOf(method: string | undefined): 'GET' | 'POST' | 'DELETE' {
  return method === 'POST' || method === 'DELETE' ? method : 'GET';
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  let stop = (): void => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', stop));
}
