import { join } from 'node:path';
import type { Deliver, StripeEmulator } from '@tintforge/stripe-emulator';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Clock } from './clock';
import type { Randomness } from './randomness';

export interface RunEmulatorOptions {
  config: Pick<Config, 'dataDir' | 'payments'>;
  clock: Clock;
  random: Randomness;
  deliver: Deliver;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** An emulator at work in this process. */
export interface RunningEmulator {
  emulator: StripeEmulator;
  /** Its origin on loopback. */
  origin: string;
  /** Ends it; its state stays in the data folder. */
  stop(): Promise<void>;
}

/** The file of the emulator's state. */
export const emulatorFile = (dataDir: string): string => join(dataDir, 'stripe-emulator.sqlite');

/** Starts the emulator on its state in the data folder, on a free port. It sends webhooks once its `start` is called. */
export async function runEmulator({
  config,
  clock,
  random,
  deliver,
  log,
}: RunEmulatorOptions): Promise<RunningEmulator> {
  const { createStripeEmulator, openSqliteStore } = await import('@tintforge/stripe-emulator');
  const { secretKey, webhookSecret, publicConfig } = config.payments;
  const store = openSqliteStore(emulatorFile(config.dataDir));
  const emulator = createStripeEmulator({
    keys: { secretKey, webhookSecret, publishableKey: publicConfig.publishableKey },
    store,
    now: () => clock.now(),
    random: (bytes) => random.bytes(bytes),
    deliver,
    onFailure: (error) => log.warn({ err: error }, 'the emulator failed to record what was due'),
  });
  const origin = await emulator.listen({ host: '127.0.0.1', port: 0 });
  return {
    emulator,
    origin,
    async stop() {
      await emulator.close();
      store.close();
    },
  };
}
