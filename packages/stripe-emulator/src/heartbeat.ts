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

/** A heartbeat that does not beat yet. */
export function createHeartbeat(
  account: Account,
  { effects, webhooks }: { effects: Effects; webhooks: WebhookController },
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

  async function runRound(): Promise<void> {
    effects.advance();
    await webhooks.deliverDue();
  }

  function beat(): void {
    if (round !== undefined) {
      isWoken = true;
      return;
    }
    round = runRound().finally(() => {
      round = undefined;
      if (isStarted) arm(isWoken ? 0 : untilNext());
      isWoken = false;
    });
  }

  function untilNext(): number {
    const times = webhooks.pending().map((webhook) => webhook.dueAt);
    const next = Math.min(...times, effects.nextAt() ?? Number.POSITIVE_INFINITY);
    return Math.min(1000, Math.max(20, next - account.now()));
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
