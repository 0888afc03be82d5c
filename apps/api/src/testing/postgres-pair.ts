import { Client } from 'pg';
import { careless, type PostgresServer, preparePostgres, reachableBinaries } from './postgres-server';
import { makeTestFolder } from './test-folder';

/** Two servers with one database: a primary, and a standby that has to confirm every commit. */
export interface PostgresPair {
  /** URL of a database on whichever of them takes writes. */
  urlOf(database: string): string;
  primary(): PostgresServer;
  standby(): PostgresServer;
  /** Makes the standby the primary, which then waits for no standby; the earlier primary is as it was left. */
  promote(): Promise<void>;
  /** Makes the server that isn't the primary its standby, from a copy, and has commits wait for it again. */
  pairUp(): Promise<void>;
  remove(): Promise<void>;
}

/** So much of the log is kept for a standby that is being made. */
const own = { ...careless, wal_keep_size: '128MB', max_connections: '200' };

/** Starts two servers. */
export async function startPair(): Promise<PostgresPair> {
  const binaries = await reachableBinaries();
  const kept = { ...binaries, forget: () => {} };
  let primary = await preparePostgres(own, makeTestFolder('postgres-one'), kept);
  let standby = await preparePostgres(own, makeTestFolder('postgres-other'), kept);
  const ports = [primary.port, standby.port];
  await primary.initialize();
  await primary.start();

  async function pairUp(): Promise<void> {
    await standby.startAsStandbyOf(primary);
    await administer(primary, async (client) => {
      await client.query(`alter system set synchronous_standby_names = '*'`);
      await client.query('select pg_reload_conf()');
      await until(client, `select 1 from pg_stat_replication where sync_state = 'sync'`);
    });
  }

  await pairUp();
  return {
    urlOf: (database) =>
      `postgres://postgres@${ports.map((port) => `127.0.0.1:${port}`)}/${database}?target_session_attrs=read-write`,
    primary: () => primary,
    standby: () => standby,
    async promote() {
      await administer(standby, async (client) => {
        await client.query('select pg_promote()');
      });
      [primary, standby] = [standby, primary];
    },
    pairUp,
    async remove() {
      await primary.remove();
      await standby.remove();
      binaries.forget();
    },
  };
}

async function administer(server: PostgresServer, act: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

/** Asks until there is a row. */
async function until(client: Client, question: string): Promise<void> {
  while ((await client.query(question)).rows.length === 0) await client.query('select pg_sleep(0.02)');
}
