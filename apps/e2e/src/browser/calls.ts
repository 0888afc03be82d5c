import type { Page, Request } from '@playwright/test';

/** The bodies of a page's POST calls to a path, from now on, as they were sent; null where the browser keeps them to itself. */
export function recordCalls(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (isCallTo(request, path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** The payment intents that a page tries to confirm from now on, each once. */
export function recordIntents(page: Page): Set<string> {
  const intents = new Set<string>();
  page.on('request', (request) => {
    const [, intent] = /\/payment_intents\/(\w+)\/confirm$/.exec(pathOf(request)) ?? [];
    if (intent !== undefined) intents.add(intent);
  });
  return intents;
}

function isCallTo(request: Request, path: string): boolean {
  return request.method() === 'POST' && pathOf(request) === path;
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
