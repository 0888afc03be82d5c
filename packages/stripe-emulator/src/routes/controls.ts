import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FaultController, type FaultKind, faultKinds } from '../faults';
import { sameSecret } from '../http/auth';
import type { WebhookController } from '../webhooks';

/** Objects that the controls act on. */
export interface Controlled {
  webhooks: WebhookController;
  faults: FaultController;
  advance(): void;
  processNext(...decisions: ('settles' | 'fails')[]): void;
  openDispute(chargeId: string): string | undefined;
}

const webhookActions = ['deliver', 'duplicate', 'drop', 'delay'] as const;

/**
 * The test controls under /control, in JSON, for tests that only reach the emulator through its port. Every request
 * needs the header `control-token`; without the right one the routes are as unknown as any other.
 */
export function registerControls(app: FastifyInstance, { token, by }: { token: string; by: Controlled }): void {
  app.register(
    async (controls) => {
      controls.addContentTypeParser(
        'application/json',
        { parseAs: 'string' },
        controls.getDefaultJsonParser('error', 'error'),
      );
      controls.addHook('onRequest', async (request, reply) => {
        if (hasToken(request, token)) return;
        reply.callNotFound();
        return reply;
      });
      registerWebhookControls(controls, by);
      registerFaultControls(controls, by);
      controls.post('/advance', async (_request, reply) => {
        by.advance();
        return done(reply);
      });
      controls.post<{ Body: { decisions: ('settles' | 'fails')[] } }>(
        '/process-next',
        { schema: { body: body({ decisions: { type: 'array', items: { enum: ['settles', 'fails'] } } }) } },
        async (request, reply) => {
          by.processNext(...request.body.decisions);
          return done(reply);
        },
      );
      controls.post<{ Body: { charge: string } }>(
        '/disputes',
        { schema: { body: body({ charge: { type: 'string' } }) } },
        async (request) => ({ dispute: by.openDispute(request.body.charge) ?? null }),
      );
    },
    { prefix: '/control' },
  );
}

function registerWebhookControls(controls: FastifyInstance, { webhooks }: Controlled): void {
  controls.get('/webhooks', async () => ({ pending: webhooks.pending() }));
  controls.post('/webhooks/hold', async (_request, reply) => {
    webhooks.hold();
    return done(reply);
  });
  controls.post('/webhooks/release', async (_request, reply) => {
    webhooks.release();
    return done(reply);
  });
  controls.post('/webhooks/deliver-due', async (_request, reply) => {
    await webhooks.deliverDue();
    return done(reply);
  });
  controls.post<{ Body: { ids: string[] } }>(
    '/webhooks/reorder',
    { schema: { body: body({ ids: { type: 'array', items: { type: 'string' } } }) } },
    async (request, reply) => {
      webhooks.reorder(request.body.ids);
      return done(reply);
    },
  );
  controls.post<{ Params: { id: string; action: (typeof webhookActions)[number] }; Querystring: { by?: number } }>(
    '/webhooks/:id/:action',
    {
      schema: {
        params: { type: 'object', properties: { id: { type: 'string' }, action: { enum: [...webhookActions] } } },
        querystring: { type: 'object', properties: { by: { type: 'integer' } } },
      },
    },
    async (request, reply) => {
      const { id, action } = request.params;
      if (action === 'deliver') await webhooks.deliver(id);
      if (action === 'duplicate') return { id: webhooks.duplicate(id) ?? null };
      if (action === 'drop') webhooks.drop(id);
      if (action === 'delay') webhooks.delay(id, request.query.by ?? 0);
      return done(reply);
    },
  );
}

function registerFaultControls(controls: FastifyInstance, { faults }: Controlled): void {
  controls.post<{ Body: { kind: FaultKind; times?: number; method?: 'GET' | 'POST'; path?: string } }>(
    '/faults',
    {
      schema: {
        body: {
          type: 'object',
          required: ['kind'],
          additionalProperties: false,
          properties: {
            kind: { enum: [...faultKinds] },
            times: { type: 'integer', minimum: 1 },
            method: { enum: ['GET', 'POST'] },
            path: { type: 'string' },
          },
        },
      },
    },
    async (request, reply) => {
      faults.fail(request.body);
      return done(reply);
    },
  );
  controls.post('/faults/clear', async (_request, reply) => {
    faults.clear();
    return done(reply);
  });
}

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = request.headers['control-token'];
  return typeof given === 'string' && sameSecret(given, token);
}

function body(properties: Record<string, object>): object {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties };
}

function done(reply: FastifyReply): FastifyReply {
  return reply.code(204).send();
}
