import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** The hosts of the real card provider, by its own list (docs.stripe.com/security/guide, "Content security policy"). */
const stripeHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Nothing a page may ask of the device; paying in the browser is for the card provider. */
const permissions = ['camera=()', 'geolocation=()', 'microphone=()', 'usb=()', 'browsing-topics=()'];

/**
 * What a browser may do with our answers: scripts, styles and connections of our own only (and the card provider's, when
 * it is the real one), no frame around us, nothing inline; https only where the site is under https. Answers of the api
 * are not kept by anybody.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, payments }: Pick<Config, 'publicUrl' | 'payments'>,
): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  const isReal = payments.mode === 'stripe';
  const ours = "'self'";
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [ours],
        baseUri: ["'none'"],
        connectSrc: isReal ? [ours, ...stripeHosts.connect] : [ours],
        fontSrc: [ours],
        formAction: [ours],
        frameAncestors: ["'none'"],
        frameSrc: isReal ? stripeHosts.frame : ["'none'"],
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
  });
  const payment = isReal ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  const policy = [...permissions, payment].join(', ');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', policy);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
