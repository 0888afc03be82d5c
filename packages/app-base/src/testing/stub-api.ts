import { type Client, createClient } from '@tintforge/api-contract/client';

/** One request as the page sent it. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** The network's response: a status with JSON, or none at all. */
export type StubAnswer = { status: number; body: unknown } | 'no network';

/** The real client over a network that returns a list of responses in order, and the requests that it has received. */
export function stubApi(answers: StubAnswer[]): { api: Client; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const api = createClient({
    fetch: async (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({ method: init?.method ?? 'GET', path: String(input), headers, body });
      const answer = answers.shift();
      if (answer === undefined) throw new Error(`No answer left for ${String(input)}`);
      if (answer === 'no network') throw new TypeError('Failed to fetch');
      return Response.json(answer.body, { status: answer.status });
    },
  });
  return { api, sent };
}

/** An error response with the server's message. */
export function problemAnswer(status: number, body: { code: string; fields?: object; details?: object }): StubAnswer {
  return { status, body: { message: `${body.code} happened`, ...body } };
}
