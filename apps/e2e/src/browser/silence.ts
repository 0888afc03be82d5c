import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import type { LogLine } from '../shop/shop-process';

/** A response of at least 400, or none at all (`failed`). */
interface Trouble {
  /** Without query. */
  path: string;
  status: number | 'failed';
}

/** Trouble that a story brings about on purpose. */
export interface ExpectedTrouble extends Omit<Trouble, 'path'> {
  path: string | RegExp;
}

/** Remembers what healthy pages and a healthy server never say. */
export interface Silence {
  /** Listens to all pages of a browser context; call it before the first is opened. */
  listenTo(context: BrowserContext): Promise<void>;
  /** Announces trouble, which must then come, once or more. */
  expectTrouble(trouble: ExpectedTrouble): void;
  /** Announces trouble that may come. */
  allowTrouble(trouble: ExpectedTrouble): void;
  /** Unannounced trouble, and announced trouble that never came. */
  complaints(log: readonly LogLine[]): string[];
}

const violationBinding = 'reportPolicyViolation';

/** pino's figure for a warning; errors are higher. */
const warning = 40;

/** Creates a silence without any trouble so far. */
export function createSilence(): Silence {
  const heard: string[] = [];
  const troubles: Trouble[] = [];
  const expectedTroubles: ExpectedTrouble[] = [];
  const allowedTroubles: ExpectedTrouble[] = [];

  function complaintsOfPages(): string[] {
    const announced = [...expectedTroubles, ...allowedTroubles];
    const surprises = troubles.filter((trouble) => !announced.some((expected) => isExpected(trouble, expected)));
    const missing = expectedTroubles.filter((expected) => !troubles.some((trouble) => isExpected(trouble, expected)));
    return [
      ...heard,
      ...surprises.map(({ path, status }) => `request: ${path} ${status}`),
      ...missing.map(({ path, status }) => `never came: ${path} ${status}`),
    ];
  }

  return {
    async listenTo(context) {
      context.on('console', (message) => {
        if (isAboutLoading(message) || isRefusedToStories(message)) return;
        heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const { stack, message } = error.error();
        const text = stack || message;
        if (!isFontTakenBack(text) && !isAboutModule(text)) heard.push(`page error: ${text}`);
      });
      context.on('requestfailed', (request) => {
        if (!isTakenBack(request)) troubles.push({ path: pathOf(request), status: 'failed' });
      });
      context.on('response', (response) => {
        if (response.status() >= 400) troubles.push({ path: pathOf(response.request()), status: response.status() });
      });
      await context.exposeBinding(violationBinding, (_source, violation: string) => heard.push(`policy: ${violation}`));
      await context.addInitScript(reportViolations, violationBinding);
    },
    expectTrouble: (trouble) => void expectedTroubles.push(trouble),
    allowTrouble: (trouble) => void allowedTroubles.push(trouble),
    complaints: (log) => [
      ...complaintsOfPages(),
      ...log.filter(({ level }) => level >= warning).map(({ text }) => `server: ${text}`),
    ],
  };
}

/** Runs in the page. */
function reportViolations(binding: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const report: unknown = Reflect.get(window, binding);
    const violation = `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`;
    if (typeof report === 'function') report(violation);
  });
}

/** The browser's own line about a response of 400 and more; the response itself is checked elsewhere. */
function isAboutLoading(message: ConsoleMessage): boolean {
  return message.type() === 'error' && message.text().startsWith('Failed to load resource:');
}

/** The frame of an email runs no script, not even the stories' own init scripts. */
function isRefusedToStories(message: ConsoleMessage): boolean {
  return /^Blocked script execution in '[^']*\/api\/demo\/mailbox\//.test(message.text());
}

/** The page cancelled the request: it was left, or no longer needs the response. */
function isTakenBack(request: Request): boolean {
  return ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(request.failure()?.errorText ?? '');
}

/** Firefox writes of fonts that were on their way when the page was left (its code for that: NS_BINDING_ABORTED). */
function isFontTakenBack(message: string): boolean {
  return message.startsWith('downloadable font: download failed') && message.includes('status=2152398850');
}

/** Firefox's own line about a module whose response was no script; the response itself is checked elsewhere. */
function isAboutModule(message: string): boolean {
  return message.startsWith('Loading module from “') && message.includes('disallowed MIME type');
}

function isExpected(trouble: Trouble, { path, status }: ExpectedTrouble): boolean {
  return trouble.status === status && (typeof path === 'string' ? trouble.path === path : path.test(trouble.path));
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
