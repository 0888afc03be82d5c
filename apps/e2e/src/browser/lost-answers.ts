import type { Page } from '@playwright/test';

/** The call fails, hangs forever, or gets the error page of a gateway. */
type Loss = 'fails' | 'hangs' | 'fails at a gateway';

/**
 * The next request of the page whose URL has this ending reaches its server, but its response never reaches the page.
 * Resolves when the server has responded.
 */
export async function loseAnswer(page: Page, ending: string, way: Loss): Promise<{ lost: Promise<void> }> {
  await page.evaluate(replaceFetch, { ending, way });
  return { lost: page.waitForFunction(() => Reflect.get(window, 'answerWasLost') === true).then(() => undefined) };
}

/** Runs in the page: an interceptor outside of it would not see bodies in every browser. */
function replaceFetch({ ending, way }: { ending: string; way: Loss }): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!new URL(response.url).pathname.endsWith(ending)) return response;
    window.fetch = fetch;
    Reflect.set(window, 'answerWasLost', true);
    if (way === 'fails') throw new TypeError('Failed to fetch');
    if (way === 'fails at a gateway') {
      const headers = { 'content-type': 'text/html' };
      return new Response('<h1>503 Service Unavailable</h1>', { status: 503, headers });
    }
    return new Promise<never>(() => {});
  };
}
