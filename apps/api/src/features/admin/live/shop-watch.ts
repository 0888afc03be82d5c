import type { FastifyBaseLogger } from 'fastify';

/** How soon a change is noticed at the latest: nobody need have told that it was written. */
const lookMs = 500;

/** How often those who wait are shown that somebody is there: proxies give up what is silent. */
const beatMs = 15_000;

/** Somebody who wants to know when to look. */
export interface Watcher {
  /** Something was written. */
  wake(): Promise<void>;
  /** Time has passed, whatever happened. */
  beat(): Promise<void>;
  /** Nobody will tell anything any more. */
  end(): void;
}

/** Tells that something was written, by whichever process on the database. */
export interface ShopWatch {
  /** Wakes the watcher from now on; answers what ends that. */
  join(watcher: Watcher): () => void;
  /** Looks now, as it does by itself twice a second while somebody listens. */
  look(): Promise<void>;
  close(): void;
}

/** One look for all who listen, and none while nobody does: it reads how far the shop is, and the rest only when that is new. */
export function watchShop({
  readPosition,
  onWritten,
  log,
}: {
  /** How far the shop is, as a text. */
  readPosition: () => Promise<string>;
  /** See `Database`: it makes the watch look at once. */
  onWritten: (hear: () => void) => () => void;
  log: Pick<FastifyBaseLogger, 'error'>;
}): ShopWatch {
  const watchers = new Set<Watcher>();
  let stops: (() => void)[] = [];
  let position = '';

  async function look(): Promise<void> {
    const before = position;
    position = await readPosition();
    if (position !== before) await Promise.all([...watchers].map((watcher) => watcher.wake()));
  }

  async function beat(): Promise<void> {
    await Promise.all([...watchers].map((watcher) => watcher.beat()));
  }

  /**
   * Never two at once; who asks meanwhile has it done once more. What goes wrong here must not end the process: whoever
   * listens is let go, and comes back.
   */
  function oneAfterTheOther(act: () => Promise<void>): () => Promise<void> {
    let asked = 0;
    return async () => {
      asked += 1;
      if (asked > 1) return;
      try {
        for (let done = 0; done < asked; ) {
          done = asked;
          await act();
        }
      } catch (error) {
        log.error({ err: error }, 'the shop could not be watched');
        close();
      }
      asked = 0;
    };
  }

  function every(everyMs: number, act: () => Promise<void>): () => void {
    const timer = setInterval(act, everyMs).unref();
    return () => clearInterval(timer);
  }

  function start(): void {
    const lookNow = oneAfterTheOther(look);
    stops = [every(lookMs, lookNow), every(beatMs, oneAfterTheOther(beat)), onWritten(lookNow)];
  }

  function stop(): void {
    for (const end of stops) end();
    stops = [];
  }

  function close(): void {
    stop();
    const all = [...watchers];
    watchers.clear();
    for (const watcher of all) watcher.end();
  }

  return {
    look,
    join(watcher) {
      if (watchers.size === 0) start();
      watchers.add(watcher);
      return () => {
        if (watchers.delete(watcher) && watchers.size === 0) stop();
      };
    },
    close,
  };
}
