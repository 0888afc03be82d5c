import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../../testing/server-process';
import { type Acknowledged, lookUp } from './buyers';

/** Maximum time for an open payment to settle automatically after a restart. */
const settlesWithinMs = 30_000;

/** Every acknowledged fact is still there; every charge is confirmed, soon and automatically. */
export async function expectKept({ origin }: ServerProcess, acknowledged: readonly Acknowledged[]): Promise<void> {
  const charged: Acknowledged[] = [];
  for (const each of acknowledged) {
    const { status } = await lookUp(origin, each);
    const { trackingCode } = each.booking;
    if (each.as === 'confirmed' && status !== 'confirmed')
      throw new Error(`${trackingCode} was confirmed and is ${status}`);
    if (status !== 'pending' && status !== 'confirmed')
      throw new Error(`${trackingCode} was ${each.as} and is ${status}`);
    if (each.as === 'charged') charged.push(each);
  }
  const deadline = Date.now() + settlesWithinMs;
  for (const each of charged) {
    while ((await lookUp(origin, each)).status !== 'confirmed') {
      if (Date.now() > deadline) throw new Error(`${each.booking.trackingCode} was charged and does not settle`);
      await wait(50);
    }
  }
}
