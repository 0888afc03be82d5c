import { Socket } from 'node:net';
import { Client, type ClientBase } from 'pg';
import { stateOf } from './failures';

/** Interval at which all servers are asked whether they take writes, in milliseconds. */
const everyMs = 1_000;

/** Timeout of a server's answer, and of the connection for it, in milliseconds. */
const answersWithinMs = 1_000;

/** Minimum pause between two rounds of questions, in milliseconds: callers that lost their connection come all at once. */
const pauseMs = 100;

/** Follows the primary of several servers: the one that takes writes. */
export interface PrimaryFollower {
  /** URL of the server that is in use. */
  url(): string;
  /** The socket of a new connection to it, which ends when another server becomes the primary. */
  openSocket(): Socket;
  /** Rejects with `NotPrimary` unless the client's server takes writes, and no other has been promoted since. */
  check(client: ClientBase): Promise<void>;
  /** Asks all servers now. Resolves when every one has answered or timed out. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** A connection to a standby, or to an earlier primary: another attempt may reach the right server. */
export class NotPrimary extends Error {
  override readonly name = 'NotPrimary';
  /** sqlserver_rejected_establishment_of_sqlconnection. */
  readonly code = '08004';
}

/**
 * Every promotion begins a new timeline, so the primary is the server that is not in recovery and has the highest one.
 * A lower one than was ever seen is an earlier primary that came back, and is never used. When a higher one appears, all
 * connections to the server in use are cut, whether it is dead, silent or still answering.
 */
export function followPrimary(urls: readonly string[], onMoved: (url: string) => void): PrimaryFollower {
  const probes = urls.map(openProbe);
  const sockets = new Set<Socket>();
  let used = 0;
  let newest = 0;
  let looking: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const urlOf = (index: number) => urls[index] ?? '';

  async function ask(): Promise<void> {
    const timelines = await Promise.all(probes.map((probe) => probe.timeline()));
    lookedAt = performance.now();
    newest = Math.max(newest, ...timelines);
    const primary = timelines.indexOf(newest);
    if (timelines[used] === newest || primary === -1) return;
    used = primary;
    onMoved(urlOf(used));
    for (const socket of sockets) socket.destroy();
  }

  function look(): Promise<void> {
    if (looking !== undefined) return looking;
    if (performance.now() - lookedAt < pauseMs) return Promise.resolve();
    looking = ask().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const timer = setInterval(look, everyMs);
  timer.unref();

  return {
    url: () => urlOf(used),
    openSocket() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
    async check(client) {
      // A process that has just started knows of no other server yet.
      if (newest === 0) await look();
      const timeline = await timelineOf(client).catch((cause: unknown) => {
        throw new NotPrimary('The server’s role is unknown', { cause });
      });
      if (timeline === 0) throw new NotPrimary('The server takes no writes');
      if (timeline < newest) throw new NotPrimary('Another server has been promoted in the place of this one');
      newest = timeline;
    },
    look,
    async close() {
      clearInterval(timer);
      await looking;
      for (const probe of probes) probe.close();
    },
  };
}

/** A connection that is kept for the question whether its server takes writes. */
interface Probe {
  /** 0 when the server takes no writes, or doesn't answer in time. */
  timeline(): Promise<number>;
  close(): void;
}

function openProbe(url: string): Probe {
  let client: Client | undefined;

  async function connect(): Promise<Client> {
    const made = new Client({
      connectionString: url,
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
      application_name: 'tintforge-primary',
    });
    made.on('error', () => {});
    await made.connect();
    return made;
  }

  function close(): void {
    client?.end().catch(() => {});
    client = undefined;
  }

  return {
    async timeline() {
      try {
        client ??= await connect();
        return await timelineOf(client);
      } catch {
        close();
        return 0;
      }
    },
    close,
  };
}

/** A file of the log is named after its timeline, in hexadecimal. */
const question = `select case when pg_is_in_recovery() then 0
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** feature_not_supported: a standby has no SERIALIZABLE. */
const standbyState = '0A000';

/** The number of the server's timeline, or 0 when it is a standby. */
async function timelineOf(client: ClientBase): Promise<number> {
  try {
    const { rows } = await client.query<{ timeline: number }>(question);
    return rows[0]?.timeline ?? 0;
  } catch (error) {
    if (stateOf(error) === standbyState) return 0;
    throw error;
  }
}
