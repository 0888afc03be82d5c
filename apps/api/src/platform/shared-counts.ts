import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import { addressesOfSite, siteKey } from './address-key';
import type { Clock } from './clock';

/** Calls that one process has let through. */
export interface CallsToTell {
  /** The limit's name. */
  limit: string;
  address: string;
  calls: number;
  /** Window after which the counter resets, in milliseconds. */
  perMs: number;
}

/** Total of all processes, and when that counter resets, epoch milliseconds. */
export interface CallsTold {
  calls: number;
  resetsAt: number;
}

export interface SharedCountsOptions {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Adds to the shared counter and returns the total. */
  tellCalls: (calls: CallsToTell) => Promise<CallsTold>;
}

/** Share of a limit that a process lets through before it syncs. */
const share = 0.1;

/** A lower limit is exact: every call is synced before its response. */
const lowestShared = 10;

/** Addresses that are remembered; then the one is forgotten that has not called for longest. */
const mostAddresses = 5_000;

/** The calls of one address, as one process knows them. */
interface Count {
  /** Total of all processes at the last sync. */
  heard: number;
  /** Our own since then. */
  since: number;
  resetsAt: number;
  isTelling: boolean;
}

interface Allowed {
  perMs: number;
  most: number;
}

/** A counter's total and its remaining milliseconds, in the library's format. */
interface Raised {
  current: number;
  ttl: number;
}

/**
 * Counters for rate limits that apply to all processes on a database. A process counts locally, and syncs whenever it
 * has let through a tenth of a limit: counting costs next to nothing, and each process exceeds the limit by a tenth of
 * it at most. Limits below ten are exact. When the database is unreachable, a process counts locally only.
 */
export function sharedCounts({ clock, log, tellCalls }: SharedCountsOptions): FastifyRateLimitStoreCtor {
  return class SharedCounts {
    private readonly counts = new Map<string, Count>();
    private readonly limit: string;

    constructor({ limit = '' }: { limit?: string }) {
      this.limit = limit;
    }

    /** The library makes one for each limit, of the limit's own options. */
    child(options: object): SharedCounts {
      return new SharedCounts(options);
    }

    incr(address: string, answer: (error: Error | null, result?: Raised) => void, perMs: number, most: number): void {
      this.raiseAll(address, { perMs, most }).then((raised) => answer(null, raised), answer);
    }

    /** The site that an IPv6 address is part of may call as often as so many addresses. */
    private async raiseAll(address: string, { perMs, most }: Allowed): Promise<Raised> {
      const own = await this.raise(address, { perMs, most });
      const site = siteKey(address);
      if (site === undefined || own.current > most) return own;
      const mostOfSite = most * addressesOfSite;
      const ofSite = await this.raise(site, { perMs, most: mostOfSite });
      return ofSite.current > mostOfSite ? { current: most + 1, ttl: ofSite.ttl } : own;
    }

    private async raise(address: string, { perMs, most }: Allowed): Promise<Raised> {
      const count = this.countOf(address, perMs);
      const raised = (current: number) => ({ current, ttl: Math.max(0, count.resetsAt - clock.now()) });
      const before = count.heard + count.since;
      if (before >= most) return raised(before + 1);
      if (most < lowestShared) {
        const told = await this.tell(address, { count, calls: 1, perMs });
        if (told === undefined) count.since += 1;
        return raised(told ?? count.heard + count.since);
      }
      count.since += 1;
      if (count.since >= most * share) void this.tellAll(address, { count, perMs });
      return raised(before + 1);
    }

    private countOf(address: string, perMs: number): Count {
      const known = this.counts.get(address);
      const now = clock.now();
      const count =
        known === undefined || known.resetsAt <= now
          ? { heard: 0, since: 0, resetsAt: now + perMs, isTelling: false }
          : known;
      this.counts.delete(address);
      this.counts.set(address, count);
      const [oldest] = this.counts.keys();
      if (this.counts.size > mostAddresses && oldest !== undefined) this.counts.delete(oldest);
      return count;
    }

    private async tellAll(address: string, { count, perMs }: { count: Count; perMs: number }): Promise<void> {
      if (count.isTelling) return;
      count.isTelling = true;
      const calls = count.since;
      const told = await this.tell(address, { count, calls, perMs });
      if (told !== undefined) count.since -= calls;
      count.isTelling = false;
    }

    /** Returns the total in the database; undefined when the sync failed. */
    private async tell(
      address: string,
      { count, calls, perMs }: { count: Count; calls: number; perMs: number },
    ): Promise<number | undefined> {
      try {
        const told = await tellCalls({ limit: this.limit, address, calls, perMs });
        const isSameCount = told.resetsAt === count.resetsAt;
        count.heard = isSameCount ? Math.max(told.calls, count.heard) : told.calls;
        count.resetsAt = told.resetsAt;
        return told.calls;
      } catch (error) {
        log.warn({ err: error }, 'failed to sync the rate-limit counters with other processes');
        return undefined;
      }
    }
  };
}
