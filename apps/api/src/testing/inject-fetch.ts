import type { FastifyInstance } from 'fastify';

/** A fetch that goes straight into a server, without a port. */
export function injectFetch(server: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost');
    const response = await server.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(init?.body === undefined || init.body === null ? {} : { payload: await payloadOf(init.body) }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers });
  };
}

async function payloadOf(body: BodyInit): Promise<string | Buffer> {
  return body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : String(body);
}
