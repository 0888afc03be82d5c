import type Stripe from 'stripe';

type HttpClient = ReturnType<typeof Stripe.createFetchHttpClient>;

/** A delayed response of the card provider: it was true when it was computed. */
export interface DelayedAnswer {
  /** Resolves when the response has been computed and waits. */
  given: Promise<void>;
  release(): void;
}

/**
 * Delays responses of the card provider, which the emulator cannot: it holds requests before the emulator handles them.
 */
export interface AnswerDelay {
  /** The next response to a request of this method, or of any, whose path matches waits until it is released. */
  hold(match: { method?: 'GET' | 'POST'; path: RegExp }): DelayedAnswer;
  /** Releases every waiting response. */
  clear(): void;
}

interface Wait {
  match: { method?: string; path: RegExp };
  give(): void;
  released: Promise<void>;
  release(): void;
}

/** Puts a delay between a client and the SDK that uses it. */
export function delayAnswers(client: HttpClient): { client: HttpClient; answers: AnswerDelay } {
  let planned: Wait[] = [];
  let waiting: Wait[] = [];
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const [, , path, method] = request;
    const wait = planned.find(({ match }) => (match.method ?? method) === method && match.path.test(path));
    planned = planned.filter((other) => other !== wait);
    const response = await makeRequest(...request);
    if (wait !== undefined) {
      waiting.push(wait);
      wait.give();
      await wait.released;
    }
    return response;
  };
  return {
    client,
    answers: {
      hold(match) {
        const { promise: given, resolve: give } = promiseWithResolver();
        const { promise: released, resolve: release } = promiseWithResolver();
        planned.push({ match, give, released, release });
        return { given, release };
      },
      clear() {
        for (const wait of [...planned, ...waiting]) wait.release();
        planned = [];
        waiting = [];
      },
    },
  };
}

function promiseWithResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
