import type { PaymentConfig } from '@tintforge/api-contract';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { answer, registerRoute } from '../../platform/contract-routes';
import { isProblem, problem } from '../../platform/problem';
import { openBalance } from './open-balance';
import { openPayment } from './open-payment';
import type { PaymentContext } from './ports';
import { readEvent } from './read-event';
import { receiveEvent } from './receive-event';
import { syncPayment } from './sync-payment';

/** A webhook's body is signed byte for byte, so it must reach us unparsed. A real one stays far below this. */
const mostWebhookBytes = 512 * 1024;

/** The payments' part of the contract. */
export function registerPayments(
  app: FastifyInstance,
  {
    context,
    publicConfig,
    webhookSecret,
  }: { context: PaymentContext; publicConfig: PaymentConfig; webhookSecret: string },
): void {
  registerRoute(app, 'getPaymentConfig', async () => answer(200, publicConfig));

  registerRoute(app, 'createIntent', async ({ body, bookingToken }) =>
    answer(200, await openPayment(context, { body, token: bookingToken })),
  );

  registerRoute(app, 'payBalance', async ({ params: { code }, body: { amount }, bookingToken, caller }) =>
    answer(200, await openBalance(context, { code, token: bookingToken, caller, amount })),
  );

  registerRoute(app, 'syncPayment', async ({ body, bookingToken, caller }) =>
    answer(200, await syncPayment(context, { code: body.trackingCode, token: bookingToken, caller })),
  );

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostWebhookBytes }, (_request, body, done) =>
      done(null, body),
    );
    registerRoute(scope, 'receiveWebhook', async ({ rawBody, headers }) => {
      const isSigned = isSignedByProvider(context.stripe, {
        rawBody,
        signature: headers['stripe-signature'],
        webhookSecret,
        receivedAt: context.bookings.clock.now(),
      });
      if (!isSigned) return problem('unauthorized', { message: 'The signature doesn’t match the event.' });
      const event = readEvent(String(rawBody));
      if (event === undefined) return problem('invalid_value', { message: 'The body isn’t an event.' });
      const outcome = await receiveEvent(context, event);
      return isProblem(outcome) ? outcome : answer(200, { received: true as const });
    });
  });
}

/** True when the signature is the card provider's and fresh. */
function isSignedByProvider(
  { webhooks }: Stripe,
  {
    rawBody,
    signature,
    webhookSecret,
    receivedAt,
  }: { rawBody: unknown; signature: string | string[] | undefined; webhookSecret: string; receivedAt: number },
): boolean {
  if (!Buffer.isBuffer(rawBody) || typeof signature !== 'string' || webhooks.signature === null) return false;
  try {
    // The SDK's own tolerance, counted from our clock.
    const tolerance = webhooks.DEFAULT_TOLERANCE;
    webhooks.signature.verifyHeader(rawBody, signature, webhookSecret, tolerance, undefined, receivedAt);
    return !isSignedInFuture(signature, receivedAt);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

const toleranceMs = 5 * 60_000;

/** The SDK refuses what is old only: an event signed for next year could be delivered again until then. */
function isSignedInFuture(signature: string, receivedAt: number): boolean {
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds) * 1000);
  return times.some((time) => time > receivedAt + toleranceMs);
}
