import type { Account } from './account';
import type { Effects } from './effects';
import type { WebhookController } from './webhooks';

/** Looks after what is due: at once after a response, else when the next thing is due, at least once a second. */
export interface Heartbeat {
  start(): void;
  wake(): void;
  /** Resolves when the current round has ended. */
  stop(): Promise<void>;
}

/** Delay before the next round while nothing is due, and after one that failed, in milliseconds. */
const restMs = 1000;

/** A heartbeat that does not beat yet. A round that fails, on a full disk for one, is reported and comes again. */
export function createHeartbeat(
  account: Account,
  { effects, webhooks, onFailure }: { effects: Effects; webhooks: WebhookController; onFailure(error: unknown): void },
): Heartbeat {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStarted = false;
  let isWoken = false;

  function arm(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(beat, delay);
    timer.unref();
  }

  /** Resolves to the delay until the next round, in milliseconds. */
  async function runRound(): Promise<number> {
    try {
      effects.advance();
      await webhooks.deliverDue();
      return untilNext();
    } catch (error) {
      onFailure(error);
      return restMs;
    }
  }

  function beat(): void {
    if (round !== undefined) {
      isWoken = true;
      return;
    }
    round = runRound().then((delay) => {
      round = undefined;
      if (isStarted) arm(isWoken ? 0 : delay);
      isWoken = false;
    });
  }

  function untilNext(): number {
    const times = webhooks.pending().map((webhook) => webhook.dueAt);
    const next = Math.min(...times, effects.nextAt() ?? Number.POSITIVE_INFINITY);
    return Math.min(restMs, Math.max(20, next - account.now()));
  }

  return {
    start() {
      isStarted = true;
      arm(0);
    },
    wake() {
      if (isStarted) arm(0);
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await round;
    },
  };
}
