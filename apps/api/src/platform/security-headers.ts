import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config';

/** The hosts of the real card provider, by its own list (docs.stripe.com/security/guide, "Content security policy"). */
const stripeHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Nothing a page may ask of the device; paying in the browser is for the card provider. */
const permissions = ['camera=()', 'geolocation=()', 'microphone=()', 'usb=()', 'browsing-topics=()'];

/** The page that shows the demo's mails, each in a frame of its own (`getMailPage` of the contract). */
const mailboxPath = /^\/demo\/mailbox\/?(\?|$)/;

/**
 * What a browser may do with our answers: scripts, styles and connections of our own only (and the card provider's, when
 * it is the real one), no frame around us, no frame of ours but a mail's, nothing inline; https only where the site is
 * under https. Answers of the api are not kept by anybody.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, payments }: Pick<Config, 'publicUrl' | 'payments'>,
): void {
  const isReal = payments.mode === 'stripe';
  const payment = isReal ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  const isHttps = publicUrl.startsWith('https:');
  const headersFor = (framesOurs: boolean) => ({
    ...headersOf(helmetOptions({ isHttps, isReal, framesOurs })),
    'permissions-policy': [...permissions, payment].join(', '),
  });
  const forAll = headersFor(false);
  const forMailbox = headersFor(true);
  const forApi = { ...forAll, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(forApi);
    else reply.headers(mailboxPath.test(request.url) ? forMailbox : forAll);
    done();
  });
}

interface Circumstances {
  isHttps: boolean;
  isReal: boolean;
  /** Whether pages of our own may stand in frames of this one. */
  framesOurs: boolean;
}

function helmetOptions({ isHttps, isReal, framesOurs }: Circumstances): HelmetOptions {
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
        scriptSrc: isReal ? [ours, ...stripeHosts.script] : [ours],
        scriptSrcAttr: ["'none'"],
        styleSrc: [ours],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // Without the origin on our own requests the refresh call could not tell who asks.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  };
}

/** The headers that helmet writes. They are the same for every answer, so they are worked out once. */
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
