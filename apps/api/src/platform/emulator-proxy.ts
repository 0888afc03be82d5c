import type { FastifyInstance } from 'fastify';
import { problem } from './problem';
import { sendProblem } from './send-problem';

/** The emulator as its neighbors reach it: wherever it runs at the moment, by path instead of by address. */
export interface EmulatorDoor {
  /** The routes that a page needs. */
  browserRoutes: readonly { method: 'GET' | 'POST'; path: string }[];
  /** Rejects as `fetch` does when there is no response. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

const prefix = '/_stripe';
const idForm = /^\w{1,100}$/;
const requestHeaders = ['authorization', 'content-type'];
const answerHeaders = ['content-type', 'cache-control'];
const unreachable = {
  error: { type: 'api_error', message: 'The payment service is starting. Try again in a moment.' },
};

/**
 * Puts the emulator's browser routes under our own origin, and no other of its routes. Without a door, which is when the
 * real card provider is used, there is nothing under `/_stripe`. Failures have the card provider's own form, which is
 * what its script understands.
 */
export async function registerEmulatorProxy(app: FastifyInstance, door: EmulatorDoor | undefined): Promise<void> {
  if (door === undefined) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const { method, path } of door.browserRoutes) {
      scope.route<{ Params: { id?: string } }>({
        method,
        url: prefix + path,
        handler: async (request, reply) => {
          const { id = '' } = request.params;
          if (path.includes(':id') && !idForm.test(id)) {
            return sendProblem(reply, problem('not_found', { message: 'This payment doesn’t exist.' }));
          }
          const query = request.url.split('?')[1];
          const target = path.replace(':id', id) + (query === undefined ? '' : `?${query}`);
          const answer = await ask(door, target, {
            method,
            headers: pick(requestHeaders, (name) => request.headers[name]),
            ...(typeof request.body === 'string' && { body: request.body }),
          });
          return reply.code(answer.status).headers(answer.headers).send(answer.body);
        },
      });
    }
  });
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

async function ask(door: EmulatorDoor, path: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await door.fetch(path, { ...init, signal: AbortSignal.timeout(15_000) });
    const headers = pick(answerHeaders, (name) => response.headers.get(name) ?? undefined);
    return { status: response.status, headers, body: await response.text() };
  } catch {
    return {
      status: 503,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(unreachable),
    };
  }
}

function pick(names: readonly string[], read: (name: string) => unknown): Record<string, string> {
  const found = names.map((name) => [name, read(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
