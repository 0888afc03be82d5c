import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config';
import { isApiCall } from './api-call';

/** The hosts of the real card provider, by its own list (docs.stripe.com/security/guide, "Content security policy"). */
const stripeHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Nothing a page may ask of the device; paying in the browser is for the card provider. */
const permissions = ['geolocation=()', 'microphone=()', 'usb=()', 'browsing-topics=()'];

/** The page that shows the demo's emails, each in a separate frame (`getMailPage` of the contract). */
const mailboxPath = /^\/demo\/mailbox\/?(\?|$)/;

/** The pages on which staff scan codes: with the camera, and by a reader that is WebAssembly. */
const scannerPath = /^\/(admin\/check-in|crew)\/?(\?|$)/;

/**
 * Content security policy of our responses: only our own scripts, styles and connections (and the payment provider's,
 * when it is the real one), no frame around us, no frame of ours except an email's, nothing inline, the camera only
 * where codes are scanned; https only where the site is served over https. Responses of the API are never cached by
 * others.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, payments }: Pick<Config, 'publicUrl' | 'payments'>,
): void {
  const isReal = payments.mode === 'stripe';
  const payment = isReal ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  const isHttps = publicUrl.startsWith('https:');
  const headersFor = (page: PageNeeds) => ({
    ...headersOf(helmetOptions({ isHttps, isReal, ...page })),
    'permissions-policy': [`camera=(${page.scans ? 'self' : ''})`, ...permissions, payment].join(', '),
  });
  const forAll = headersFor({ framesOurs: false, scans: false });
  const forMailbox = headersFor({ framesOurs: true, scans: false });
  const forScanner = headersFor({ framesOurs: false, scans: true });
  const forApi = { ...forAll, 'cache-control': 'no-store' };
  function forPage(url: string) {
    if (mailboxPath.test(url)) return forMailbox;
    return scannerPath.test(url) ? forScanner : forAll;
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiCall(request) ? forApi : forPage(request.url));
    done();
  });
}

/** Permissions of a page beyond the default. */
interface PageNeeds {
  /** True when our own pages may be in frames of this one. */
  framesOurs: boolean;
  /** True when it reads codes from the camera. */
  scans: boolean;
}

interface Circumstances extends PageNeeds {
  isHttps: boolean;
  isReal: boolean;
}

function helmetOptions({ isHttps, isReal, framesOurs, scans }: Circumstances): HelmetOptions {
  const ours = "'self'";
  const frames = [...(framesOurs ? [ours] : []), ...(isReal ? stripeHosts.frame : [])];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [ours],
        baseUri: ["'none'"],
        connectSrc: isReal ? [ours, ...stripeHosts.connect] : [ours],
        fontSrc: [ours],
        formAction: [ours],
        frameAncestors: ["'none'"],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        imgSrc: [ours, 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: [ours, ...(isReal ? stripeHosts.script : []), ...(scans ? ["'wasm-unsafe-eval'"] : [])],
        scriptSrcAttr: ["'none'"],
        styleSrc: [ours],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // Without the origin on our own requests the refresh call couldn't identify its caller.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  };
}

/** The headers that helmet writes. They are the same for every response, so they are computed once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
