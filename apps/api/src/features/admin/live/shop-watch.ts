import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/client';

/** How soon a change is noticed that another process wrote. */
const lookMs = 500;

/** How often those who wait are shown that somebody is there: proxies give up what is silent. */
const beatMs = 15_000;

/** Somebody who wants to know when to look. */
export interface Watcher {
  /** Something was written. */
  wake(): void;
  /** Time has passed, whatever happened. */
  beat(): void;
  /** Nobody will tell anything any more. */
  end(): void;
}

/** Tells that something was written, by whichever process on the database. */
export interface ShopWatch {
  /** Wakes the watcher from now on; answers what ends that. */
  join(watcher: Watcher): () => void;
  /** Looks now, as it does by itself twice a second while somebody listens. */
  look(): void;
  close(): void;
}

/** One look for all who listen, and none while nobody does: it reads one number, and the rest only when that is new. */
export function watchShop({
  database,
  log,
}: {
  database: Pick<Database, 'changeMark'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}): ShopWatch {
  const watchers = new Set<Watcher>();
  let timers: NodeJS.Timeout[] = [];
  let mark = '';

  function look(): void {
    const before = mark;
    mark = database.changeMark();
    if (mark === before) return;
    for (const watcher of watchers) watcher.wake();
  }

  function beat(): void {
    for (const watcher of watchers) watcher.beat();
  }

  /** What goes wrong here must not end the process: whoever listens is let go, and comes back. */
  function often(act: () => void, everyMs: number): NodeJS.Timeout {
    const timer = setInterval(() => {
      try {
        act();
      } catch (error) {
        log.error({ err: error }, 'the shop could not be watched');
        close();
      }
    }, everyMs);
    return timer.unref();
  }

  function stop(): void {
    for (const timer of timers) clearInterval(timer);
    timers = [];
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
      if (watchers.size === 0) {
        mark = database.changeMark();
        timers = [often(look, lookMs), often(beat, beatMs)];
      }
      watchers.add(watcher);
      return () => {
        if (watchers.delete(watcher) && watchers.size === 0) stop();
      };
    },
    close,
  };
}
