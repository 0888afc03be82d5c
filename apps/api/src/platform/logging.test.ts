import { PassThrough } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { seededRandomness } from '../testing/seeded-randomness';
import { createTestClock } from '../testing/test-clock';
import { registerErrors } from './errors';
import { fastifyOptions, registerRequestLog } from './logging';

const person = { name: 'A. Customer', email: 'customer@tintforge.example', phone: '(813) 555-4700' };
const secrets = ['pi_1_secret_aBc123', 'sk_test_aBc123', 'whsec_aBc123', 'a-manage-token-of-the-booking'];

/** A server whose log lines are recorded; POST /work runs the given work. */
function openServer(work: (request: FastifyRequest) => unknown) {
  const lines: Record<string, unknown>[] = [];
  const stream = new PassThrough().on('data', (chunk: Buffer) => {
    for (const line of chunk.toString('utf8').trimEnd().split('\n')) lines.push(JSON.parse(line));
  });
  const random = seededRandomness('log', createTestClock('2026-12-01T10:00:00-05:00'));
  const app: FastifyInstance = Fastify(
    fastifyOptions({ config: { logLevel: 'info', trustProxy: false, limits: defaultLimits }, random, stream }),
  );
  registerRequestLog(app);
  registerErrors(app);
  app.post('/work', async (request) => work(request) ?? {});
  return { app, lines };
}

async function logOf(work: (request: FastifyRequest) => unknown): Promise<Record<string, unknown>[]> {
  const { app, lines } = openServer(work);
  await app.inject({ method: 'POST', url: '/work' });
  await app.close();
  return lines;
}

describe('a request', () => {
  test('leaves one line with its path and neither query, body, headers nor address', async () => {
    const { app, lines } = openServer(() => ({}));
    const response = await app.inject({
      method: 'POST',
      url: `/work?payment_intent_client_secret=${secrets[0]}`,
      remoteAddress: '203.0.113.7',
      headers: { 'booking-token': secrets[3], authorization: `Bearer ${secrets[1]}`, cookie: 'session=1' },
      payload: { customerName: person.name },
    });
    await app.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ method: 'POST', path: '/work', status: 200, msg: 'answered' });
    expect(lines[0]?.requestId).toBe(response.headers['request-id']);
    const text = JSON.stringify(lines);
    for (const kept of [...secrets, person.name, '203.0.113.7', 'session', 'payment_intent']) {
      expect(text).not.toContain(kept);
    }
  });

  test('that fails is logged with its ID and its error', async () => {
    const lines = await logOf(() => {
      throw new Error('disk full');
    });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ level: 50, err: { type: 'Error', message: 'disk full' } });
    expect(lines[0]?.requestId).toBe(lines[1]?.requestId);
  });

  test('has an id of ours, whatever the caller sends', async () => {
    const { app, lines } = openServer(() => ({}));
    await app.inject({ method: 'POST', url: '/work', headers: { 'request-id': 'mine', 'x-request-id': 'mine' } });
    await app.close();
    expect(lines[0]?.requestId).not.toBe('mine');
  });
});

describe('what is logged', () => {
  test('has no value under a key of secrets or persons, at any depth', async () => {
    const [line] = await logOf(({ log }) => {
      log.info(
        {
          booking: { customerName: person.name, contact: { customerEmail: person.email, customerPhone: person.phone } },
          intents: [{ id: 'pi_1', client_secret: secrets[0] }],
          headers: { 'booking-token': secrets[3], 'stripe-signature': 't=1,v1=ab' },
          tint: { exemption: { kind: 'medical' }, draft: { certificateNumber: 'M-1204', documentReference: 'scan' } },
          job: 'expire-holds',
        },
        'looked',
      );
    });
    expect(line).toMatchObject({
      booking: { customerName: '[redacted]', contact: { customerEmail: '[redacted]', customerPhone: '[redacted]' } },
      intents: [{ id: 'pi_1', client_secret: '[redacted]' }],
      headers: { 'booking-token': '[redacted]', 'stripe-signature': '[redacted]' },
      tint: {
        exemption: '[redacted]',
        draft: { certificateNumber: '[redacted]', documentReference: '[redacted]' },
      },
      job: 'expire-holds',
    });
  });

  test('has no secret or person inside a text', async () => {
    const [line] = await logOf(({ log }) => {
      log.warn(
        { reason: `no mail to ${person.email}, call ${person.phone}; ${secrets.slice(0, 3).join(' ')}` },
        'failed',
      );
    });
    expect(line?.reason).toBe(
      'no mail to [redacted], call [redacted]; pi_1_secret_[redacted] sk_test_[redacted] whsec_[redacted]',
    );
  });

  test('keeps codes, ids and times', async () => {
    const facts = {
      trackingCode: 'TF-7K3M-9Q2X',
      bookingId: '019a1b2c-3d4e-7f60-8123-456789012345',
      at: '2026-12-01T15:00:00.000Z',
      holdExpiresAt: 1_764_601_200_000,
    };
    const [line] = await logOf(({ log }) => log.info(facts, 'held'));
    expect(line).toMatchObject(facts);
  });

  test('keeps of a failed statement the statement, and not the values', async () => {
    const cause = new Error('NOT NULL constraint failed: bookings.notes');
    const values = [person.name, person.email, 'first line\nsecond line'];
    const [line] = await logOf(() => {
      throw new DrizzleQueryError('insert into "bookings" values (?, ?, ?)', values, cause);
    });
    const text = JSON.stringify(line);
    expect(text).toContain('insert into');
    expect(text).toContain('NOT NULL constraint failed');
    for (const value of [person.name, person.email, 'first line', 'second line']) expect(text).not.toContain(value);
  });

  test('keeps of an error of the card provider its type and code, and not the intent it carries', async () => {
    const [line] = await logOf(() => {
      const raw = { type: 'card_error', code: 'card_declined', payment_intent: { client_secret: secrets[0] } };
      throw new Stripe.errors.StripeCardError({ ...raw, message: `Declined: ${secrets[0]}` } as never);
    });
    expect(line).toMatchObject({ err: { type: 'StripeCardError', code: 'card_declined' } });
    expect(JSON.stringify(line)).not.toContain('aBc123');
  });
});
