/** The ways in which a request can be made to go wrong, before or after it was executed. */
export const faultKinds = [
  'connection-before',
  'connection-after',
  'timeout-before',
  'timeout-after',
  'server-error',
  'rate-limit',
] as const;

/** A kind of fault. `server-error` responds with 500 and `rate-limit` with 429; neither executes anything. */
export type FaultKind = (typeof faultKinds)[number];

/** Which requests: a method, and a path given by its beginning or by a pattern. Without a path, all under /v1. */
export interface RequestMatch {
  method?: 'GET' | 'POST';
  path?: string | RegExp;
}

/** A request that waits at the emulator's door. */
export interface HeldRequest {
  /** Resolves when the request is there and waits. */
  arrived: Promise<void>;
  release(): void;
}

/** Makes requests fail or wait on purpose. */
export interface FaultController {
  /** The next `times` (1 unless given) matching requests go wrong. */
  fail(fault: RequestMatch & { kind: FaultKind; times?: number }): void;
  /** The next matching request waits, with its idempotency key taken, until released. */
  hold(match?: RequestMatch): HeldRequest;
  /** Forgets all faults and lets every held request go. */
  clear(): void;
}

/** The controller, and what the server asks it for each request. */
export interface Faults extends FaultController {
  take(method: string, path: string): FaultKind | undefined;
  pass(method: string, path: string): Promise<void>;
}

interface Hold {
  match: RequestMatch;
  arrive(): void;
  released: Promise<void>;
  release(): void;
}

/** No faults at first. */
export function createFaults(): Faults {
  let planned: { match: RequestMatch; kind: FaultKind; left: number }[] = [];
  let waiting: Hold[] = [];
  let held: Hold[] = [];
  return {
    fail({ kind, times = 1, ...match }) {
      planned.push({ match, kind, left: times });
    },
    hold(match = {}) {
      let arrive = (): void => {};
      let release = (): void => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      waiting.push({ match, arrive, released, release });
      return { arrived, release };
    },
    clear() {
      for (const hold of [...waiting, ...held]) hold.release();
      planned = [];
      waiting = [];
      held = [];
    },
    take(method, path) {
      const fault = planned.find(({ match }) => matches(match, method, path));
      if (fault === undefined) return undefined;
      fault.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return fault.kind;
    },
    async pass(method, path) {
      const hold = waiting.find(({ match }) => matches(match, method, path));
      if (hold === undefined) return;
      waiting = waiting.filter((other) => other !== hold);
      held.push(hold);
      hold.arrive();
      await hold.released;
      held = held.filter((other) => other !== hold);
    },
  };
}

function matches(match: RequestMatch, method: string, path: string): boolean {
  if (match.method !== undefined && match.method !== method) return false;
  const wanted = match.path ?? '/v1/';
  return typeof wanted === 'string' ? path.startsWith(wanted) : wanted.test(path);
}
