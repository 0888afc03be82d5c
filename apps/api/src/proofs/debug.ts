import fc from 'fast-check';
import { live } from './histories/run-history';
import { histories } from './histories/steps';
import { openWorld } from './histories/world';

const [seed = 1, count = 20, only = -1] = process.argv.slice(2).map(Number);
const samples = fc.sample(histories, { seed, numRuns: count });
let failures = 0;
const began = performance.now();
for (const [index, steps] of samples.entries()) {
  if (only >= 0 && index !== only) continue;
  const world = await openWorld();
  const timer = setTimeout(() => {
    console.log('HANG', index, steps.length, world.trace.join('\n'));
    process.exit(1);
  }, 20_000);
  await live(world, steps).catch((error: unknown) => {
    failures += 1;
    if (failures < 3 || only >= 0) console.log(index, error instanceof Error ? error.message : error);
    else console.log(index, String(error).split('\n')[0]);
  });
  clearTimeout(timer);
}
console.log('failures', failures, 'of', count, Math.round(performance.now() - began), 'ms');
