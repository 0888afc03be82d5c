import { Client, type Pool } from 'pg';
import type { Database } from '../client';
import { type Announcing, createHearers } from './hearers';

const channel = 'tintforge_written';

/** Debounce window: writes within it share one notification, in milliseconds. */
const gatherMs = 25;

/** Maximum staleness after a lost notification, in milliseconds. */
const markMs = 1_000;

/** Delay before a broken connection is replaced, in milliseconds. */
const returnMs = 1_000;

/**
 * Notifies the other processes on a database of writes by NOTIFY, and receives their notifications by LISTEN. This is
 * only an optimization: a notification is sent after its commit and outside of it, because notifications inside commits
 * would serialize them. It can be lost with its process, and a server or pooler in between may not support channels.
 */
export function withAnnouncements<Pooled extends Database & Announcing & { pool: Pool }>(database: Pooled): Pooled {
  const { pool } = database;
  const hearers = createHearers();
  let writes = 0;
  let isMarking = false;
  let isClosed = false;
  let gathering: NodeJS.Timeout | undefined;
  let returning: NodeJS.Timeout | undefined;
  let ear: Client | undefined;

  function announce(): void {
    if (gathering !== undefined || isClosed) return;
    gathering = setTimeout(() => {
      gathering = undefined;
      pool.query(`notify ${channel}`).catch(() => {});
    }, gatherMs);
    gathering.unref();
  }

  /** Only while there are listeners: it takes a dedicated connection. */
  function listen(): void {
    if (ear !== undefined || isClosed || hearers.count() === 0) return;
    const client = new Client(pool.options);
    ear = client;
    client.on('notification', hearers.tell);
    client.on('error', () => {});
    client.on('end', () => listenAgain(client));
    client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      // Something may have been written before.
      .then(hearers.tell, () => client.end());
  }

  function listenAgain(lost: Client): void {
    if (ear === lost) ear = undefined;
    if (isClosed || returning !== undefined) return;
    returning = setTimeout(() => {
      returning = undefined;
      listen();
    }, returnMs);
    returning.unref();
  }

  function onWritten(hear: () => void): () => void {
    const stopHearingHere = database.onWritten(hear);
    const stopHearingOthers = hearers.add(hear);
    listen();
    return () => {
      stopHearingHere();
      stopHearingOthers();
      if (hearers.count() === 0) void stopListening();
    };
  }

  function countWrites(): void {
    isMarking = true;
    onWritten(() => {
      writes += 1;
    });
  }

  async function stopListening(): Promise<void> {
    const client = ear;
    ear = undefined;
    await client?.end().catch(() => {});
  }

  return {
    ...database,
    async commit(decide) {
      const value = await database.commit(decide);
      announce();
      return value;
    },
    changeMark() {
      if (!isMarking) countWrites();
      return `${writes}:${Math.floor(performance.now() / markMs)}`;
    },
    onWritten,
    async close() {
      isClosed = true;
      clearTimeout(gathering);
      clearTimeout(returning);
      await stopListening();
      await database.close();
    },
  };
}
