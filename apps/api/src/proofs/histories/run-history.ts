import type { Database } from '../../db/client';
import { copiedTables } from '../../db/copy/copied-tables';
import { digestOf } from '../../db/copy/read-table';
import { compareDays, fetchUndeliveredEvents } from '../../features/payments';
import { turnsOfTheLoop } from '../../testing/turns-of-the-loop';
import { checkReport } from './check-report';
import { closeCalendars, settleCalendars } from './crew-calendars';
import { checkAlways, checkAtRest } from './invariants';
import { bodyFor } from './new-customer';
import { hold, perform } from './perform';
import { endpointsOfProvider, type Step } from './steps';
import { tellOutcome } from './tell-outcome';
import { BrokenInvariant, FailedHistory, openWorld, type World } from './world';

/** So that there is someone to act: with one car, and with three that two crews do. */
const firstComers: readonly Step[] = [
  { kind: 'hold', start: 0, cars: { further: 0, crews: 1 } },
  { kind: 'hold', start: 2, cars: { further: 2, crews: 2 } },
];

/** Runs a history in a separate shop; resolves to its outcome in words. Rejects with BrokenInvariant when an invariant was ever violated. */
export async function runHistory(steps: readonly Step[]): Promise<string> {
  return live(await openWorld(), steps);
}

export async function live(world: World, steps: readonly Step[]): Promise<string> {
  try {
    for (const step of [...firstComers, ...steps]) {
      await takeStep(world, step);
      await checkAlways(world);
    }
    await comeToRest(world);
    await settleCalendars(world);
    await checkAlways(world);
    await checkAtRest(world);
    await checkReport(world);
    return tellOutcome(world.trace, [...world.observed.values()]);
  } catch (error) {
    throw error instanceof BrokenInvariant ? error : new FailedHistory(error, world.trace);
  } finally {
    await closeCalendars(world);
    await world.shop.close();
  }
}

async function takeStep(world: World, step: Step): Promise<void> {
  if (step.kind === 'together') return takeTogether(world, step);
  if (step.kind === 'rush') return takeRush(world, step.start);
  await note(world, step, perform(world, step));
}

async function takeTogether(
  world: World,
  { first, second, parked, endpoint }: Extract<Step, { kind: 'together' }>,
): Promise<void> {
  const { emulator, answers } = world.shop;
  const match = endpointsOfProvider[endpoint];
  world.trace.push(`together, waiting with the ${parked} of ${endpoint}:`);
  if (parked === 'nothing') {
    await Promise.all([first, second].map((action) => note(world, action, perform(world, action))));
    return;
  }
  const wait =
    parked === 'request' ? toDelay(emulator.faults.hold(match), 'arrived') : toDelay(answers.hold(match), 'given');
  const firstDone = note(world, first, perform(world, first));
  await Promise.race([wait.reached.then(() => world.trace.push('(the first waits)')), firstDone]);
  const isWaiting = await Promise.race([firstDone.then(() => false), Promise.resolve(true)]);
  // Otherwise the second would hit it, and nothing would release it.
  if (!isWaiting) wait.release();
  const secondDone = note(world, second, perform(world, second));
  // The second may have to wait for the first, as the same key sent twice at once does.
  await Promise.race([secondDone, turnsOfTheLoop(500)]);
  wait.release();
  await Promise.all([firstDone, secondDone]);
}

/** A held request and a held response have different names to wait for. */
function toDelay<Name extends string>(
  held: { release(): void } & { [Key in Name]: Promise<void> },
  name: Name,
): { reached: Promise<void>; release(): void } {
  return { reached: held[name], release: () => held.release() };
}

async function takeRush(world: World, start: number): Promise<void> {
  const gate = await world.shop.stored.closeGate();
  const buyers = [bodyFor(world, start), bodyFor(world, start)].map((body) => hold(world, body));
  // Both have looked at the crews by now.
  await gate.reachedBy(buyers);
  await gate.open();
  world.trace.push(`rush for ${start}: ${(await Promise.all(buyers)).join(', ')}`);
}

async function note(world: World, action: object, doing: Promise<string>): Promise<void> {
  const words = JSON.stringify(action);
  try {
    world.trace.push(`${words} → ${await doing}`);
  } catch (error) {
    world.trace.push(`${words} → ${String(error)}`);
    throw error;
  }
}

/** A new token after every change; an engine that can't provide one is scanned. */
async function markOf(database: Database): Promise<string> {
  const mark = database.changeMark();
  if (mark !== undefined) return mark;
  const digests: string[] = [];
  for (const table of copiedTables()) digests.push(await digestOf(database.connection, table));
  return digests.join();
}

/** Everything works again, every hold expires, and all due work is done until nothing changes anymore. */
async function comeToRest(world: World): Promise<void> {
  const { shop } = world;
  shop.emulator.faults.clear();
  shop.answers.clear();
  // Card forms of balances that were left open are given up by then.
  shop.clock.advance(60 * 60_000);
  const mostRounds = 20;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = await markOf(shop.database);
    shop.clock.advance(26 * 60_000);
    shop.emulator.advance();
    await shop.emulator.webhooks.deliverDue();
    await shop.runExpiry();
    await shop.runReconciler();
    await shop.runUnwanted();
    await shop.runRefunds();
    await fetchUndeliveredEvents(shop.payments);
    await compareDays(shop.payments);
    await checkAlways(world);
    if ((await markOf(shop.database)) === before && shop.emulator.webhooks.pending().length === 0) return;
  }
  throw new BrokenInvariant(`Nothing came to rest in ${mostRounds} rounds`, world.trace);
}
