import { Client, type Pool } from 'pg';
import type { Database } from '../client';
import { type Announcing, createHearers } from './hearers';

const channel = 'tintforge_written';

/** What is written within so many milliseconds is announced once. */
const gatherMs = 25;

/** For so long an announcement that was lost can leave something unnoticed, milliseconds. */
const markMs = 1_000;

/** A broken connection is replaced after so many milliseconds. */
const returnMs = 1_000;

/**
 * Tells the other processes on a database that something was written, by NOTIFY, and hears of them by LISTEN. It is made
 * for speed alone: an announcement is sent after its commit, outside of it, because announcements inside of commits would
 * make these wait for one another; it may be lost with its process, and a server or a pooler in between may know no
 * channels at all.
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

  /** Only while somebody wants to hear: it takes a connection of its own. */
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
