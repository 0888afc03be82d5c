import fc from 'fast-check';
import { live } from '../histories/run-history';
import { histories, type Step } from '../histories/steps';
import { openWorld } from '../histories/world';

/** Minutes by which a clock is wrong all of a sudden. */
const jumps = [60, -60, 1440, -1440] as const;

/** Maximum lag of a clock, minutes: the checked reports start with the day of the first hold. */
const mostBehind = 180;

/**
 * Histories in the middle of which the clock jumps four times, by an hour or a day, forward or back; in the end it is
 * at its latest time again, so that everything started then comes to its end.
 */
const jumpyHistories = fc
  .tuple(
    histories.site,
    fc.array(fc.record({ place: fc.nat(40), minutes: fc.constantFrom(...jumps) }), { minLength: 4, maxLength: 4 }),
  )
  .map(([steps, planned]) => {
    const inOrder = planned.toSorted((one, other) => one.place - other.place);
    const jumpy: Step[] = [...steps];
    for (const { place, minutes } of inOrder.toReversed()) jumpy.splice(place, 0, jumpOf(minutes));
    let wrongBy = 0;
    const wrong = inOrder.map(({ minutes }) => {
      wrongBy += minutes;
      return wrongBy;
    });
    return { steps: [...jumpy, jumpOf(Math.max(0, ...wrong) - wrongBy)], mostBehind: -Math.min(...wrong) };
  })
  .filter((history) => history.mostBehind <= mostBehind)
  .map(({ steps }) => steps);

/** Steps move the clock by waiting; a jump is a wait of any number of minutes. */
function jumpOf(minutes: number): Step {
  return { kind: 'wait', minutes } as unknown as Step;
}

/** Lives through random histories with a jumping clock. Rejects with what was broken in the first that shows it, and all its steps. */
export async function proveClockJumps({ count, seed }: { count: number; seed: number }): Promise<void> {
  const lives = fc.asyncProperty(jumpyHistories, async (steps) => void (await live(await openWorld(), steps)));
  const outcome = await fc.check(lives, { numRuns: count, seed, endOnFailure: true });
  if (outcome.failed) throw new Error(`Seed ${seed}: ${String(outcome.errorInstance)}`);
}
