import { vi } from 'vitest';
import type { StubAnswer } from './stub-api';

/** One request as the page sent it. */
export interface SeenRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: Record<string, unknown>;
}

type Answerer = (request: SeenRequest) => StubAnswer | Promise<StubAnswer>;

/** The network of the test under way: what a test that has ended is still waiting for doesn't arrive in the next one. */
let network = {};

/** Nothing that was asked until now is answered any more. */
export function endNetwork(): void {
  network = {};
}

/**
 * Replaces the page's network for one test: each handler serves a method and path. Other requests get a 404, as from
 * the server. The requests are recorded in order.
 */
export function stubNetwork(answerers: Readonly<Record<string, Answerer>>): SeenRequest[] {
  const seen: SeenRequest[] = [];
  const own = network;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, window.location.origin);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const request = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body };
    seen.push(request);
    const answer = (await answerers[`${request.method} ${url.pathname}`]?.(request)) ?? notFound;
    if (own !== network) return new Promise<never>(() => {});
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
  return seen;
}

const notFound: StubAnswer = { status: 404, body: { code: 'not_found', message: 'There is nothing at this address.' } };
