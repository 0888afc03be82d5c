import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import type { Connection, Database, Decision, Transaction } from '../client';
import { DatabaseBusy } from '../unit-of-work';
import { isBusy, isRefused } from './failures';

const busyWaitsMs = [5, 20, 50, 100, 200, 400];

/** A larger batch would keep everyone else waiting. */
const mostTogether = 50;

/** One decision and its caller. */
interface WaitingDecision {
  decide: Decision<unknown>;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

type Outcome = { isWritten: true; value: unknown } | { isWritten: false; error: unknown };

interface Writer {
  writer: Sqlite.Database;
  connection: Connection;
}

/**
 * Commits of the same event-loop tick are flushed together: one BEGIN IMMEDIATE, a savepoint for each, one COMMIT, and
 * only then they resolve. Waiting for another process's lock happens between attempts, without blocking this process,
 * and ends as DatabaseBusy.
 */
export function groupCommits(to: Writer): Database['commit'] {
  let queue: WaitingDecision[] | undefined;

  async function emptyQueue(waiting: WaitingDecision[]): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, mostTogether);
      try {
        const outcomes = await commitTogether(to, group);
        group.forEach((decision, index) => {
          answer(decision, outcomes[index]);
        });
      } catch (error) {
        for (const { reject } of group) reject(forCaller(error));
      }
      // Continuations of the results run first, then the requests that arrived in the meantime.
      await nextTurn();
    }
    queue = undefined;
  }

  return <Value>(decide: Decision<Value>) =>
    new Promise<Value>((resolve, reject) => {
      const decision: WaitingDecision = { decide, resolve, reject };
      if (queue !== undefined) {
        queue.push(decision);
        return;
      }
      const waiting = [decision];
      queue = waiting;
      setImmediate(() => void emptyQueue(waiting));
    });
}

function answer({ resolve, reject }: WaitingDecision, outcome: Outcome | undefined): void {
  if (outcome?.isWritten === true) resolve(outcome.value as never);
  else reject(forCaller(outcome?.error));
}

/** A disk that takes nothing is no failure of the decision: nothing was written, and it may be asked for again. */
function forCaller(error: unknown): unknown {
  return isRefused(error) ? new DatabaseBusy('The database takes no writes', { cause: error }) : error;
}

async function commitTogether(to: Writer, group: readonly WaitingDecision[]): Promise<Outcome[]> {
  await patiently(() => to.writer.exec('begin immediate'));
  try {
    const outcomes: Outcome[] = [];
    for (const { decide } of group) outcomes.push(await writeOne(to, decide));
    await patiently(() => to.writer.exec('commit'));
    return outcomes;
  } finally {
    if (to.writer.inTransaction) to.writer.exec('rollback');
  }
}

/** Waits for a lock that another process holds, without stopping this one. */
async function patiently(run: () => unknown): Promise<void> {
  for (const pause of busyWaitsMs) {
    try {
      run();
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await wait(pause);
  }
  try {
    run();
  } catch (error) {
    throw isBusy(error) ? new DatabaseBusy('The database is locked by another process') : error;
  }
}

/** Inside the group's transaction: a failed commit is rolled back, and the others are not affected. */
async function writeOne({ writer, connection }: Writer, decide: Decision<unknown>): Promise<Outcome> {
  writer.exec('savepoint decision');
  try {
    const value = await decide(connection as Transaction);
    writer.exec('release decision');
    return { isWritten: true, value };
  } catch (error) {
    // Some failures, a full disk for one, end the whole transaction.
    if (!writer.inTransaction) throw error;
    writer.exec('rollback to decision; release decision');
    return { isWritten: false, error };
  }
}
