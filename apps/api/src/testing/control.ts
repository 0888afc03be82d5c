import { createHash, timingSafeEqual } from 'node:crypto';
import { faultKinds } from '@tintforge/stripe-emulator';
import Fastify from 'fastify';
import * as z from 'zod';
import type { EmulatorHost } from '../platform/emulator';
import type { Running } from '../start';
import type { SettableClock } from './settable-clock';

/** A test's command: one POST to `/`. */
const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('read-clock') }),
  z.strictObject({ do: z.literal('set-clock'), to: z.number() }),
  z.strictObject({ do: z.literal('advance-clock'), by: z.number() }),
  z.strictObject({ do: z.literal('run-job'), name: z.string() }),
  z.strictObject({
    do: z.literal('fail-requests'),
    kind: z.enum(faultKinds),
    method: z.enum(['GET', 'POST']).optional(),
    path: z.string().optional(),
    times: z.number().int().positive().optional(),
  }),
  z.strictObject({ do: z.literal('clear-faults') }),
  z.strictObject({ do: z.literal('process-next'), decisions: z.array(z.enum(['settles', 'fails'])) }),
  z.strictObject({ do: z.literal('advance-emulator') }),
  z.strictObject({ do: z.literal('list-webhooks') }),
  z.strictObject({ do: z.literal('hold-webhooks') }),
  z.strictObject({ do: z.literal('release-webhooks') }),
  z.strictObject({ do: z.enum(['deliver-webhook', 'duplicate-webhook', 'drop-webhook']), id: z.string() }),
  z.strictObject({ do: z.literal('reorder-webhooks'), ids: z.array(z.string()) }),
]);

type Command = z.infer<typeof command>;

/** The parts of a running server that tests command. */
type Commanded = Pick<Running, 'jobs' | 'log'> & { emulator: Pick<EmulatorHost, 'hosted'> | undefined };

export interface ControlOptions {
  running: Commanded;
  clock: SettableClock;
  /** Required as `Authorization: Bearer …`. */
  token: string;
}

/** A separate loopback port through which tests set the clock, run jobs and inject faults into the card provider. */
export async function openControl(options: ControlOptions): Promise<{ address: string; close(): Promise<void> }> {
  const server = Fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${options.token}`)) return reply.code(401).send();
  });
  server.post('/', async (request, reply) => {
    const parsed = command.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ message: z.prettifyError(parsed.error) });
    return { answer: (await obey(parsed.data, options)) ?? null };
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => server.close() };
}

async function obey(order: Command, { running, clock }: ControlOptions): Promise<unknown> {
  switch (order.do) {
    case 'read-clock':
      return clock.now();
    case 'set-clock':
      clock.set(order.to);
      return clock.now();
    case 'advance-clock':
      clock.advance(order.by);
      return clock.now();
    case 'run-job': {
      const job = running.jobs.find(({ name }) => name === order.name);
      if (job === undefined) throw new Error(`There is no job "${order.name}"`);
      return job.run(running.log, new AbortController().signal);
    }
    default:
      return obeyEmulator(order, running);
  }
}

type ClockOrJob = 'read-clock' | 'set-clock' | 'advance-clock' | 'run-job';

async function obeyEmulator(order: Exclude<Command, { do: ClockOrJob }>, { emulator }: Commanded): Promise<unknown> {
  const hosted = emulator?.hosted();
  if (hosted === undefined) throw new Error('The emulator does not run in this process');
  const { faults, webhooks } = hosted;
  switch (order.do) {
    case 'fail-requests': {
      const { kind, method, path, times } = order;
      return faults.fail({
        kind,
        ...(method !== undefined && { method }),
        ...(path !== undefined && { path }),
        ...(times !== undefined && { times }),
      });
    }
    case 'clear-faults':
      return faults.clear();
    case 'process-next':
      return hosted.processNext(...order.decisions);
    case 'advance-emulator':
      hosted.advance();
      return webhooks.deliverDue();
    case 'list-webhooks':
      return webhooks.pending();
    case 'hold-webhooks':
      return webhooks.hold();
    case 'release-webhooks':
      return webhooks.release();
    case 'deliver-webhook':
      return webhooks.deliver(order.id);
    case 'duplicate-webhook':
      return webhooks.duplicate(order.id);
    case 'drop-webhook':
      return webhooks.drop(order.id);
    case 'reorder-webhooks':
      return webhooks.reorder(order.ids);
  }
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
