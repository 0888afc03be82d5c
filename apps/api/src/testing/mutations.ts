/**
 * Shows that the histories would notice: makes each deliberate mistake in turn, runs them, and expects a broken
 * invariant, or the guard that stops the mistake before. Ends with 1 when a mistake survives, when something else fails,
 * or when a source has changed under a mistake. An argument keeps those whose name contains it.
 */
import { startVitest } from 'vitest/node';
import { shopAliases } from '../../../../shop.base';
import { conditions } from '../../vitest.config';
import { checkMistakes, type Mistake, makeMistake, mistakes, pathOf } from '../proofs/mistakes';

/** The scenarios' report about a mutant; undefined when they did not notice it. */
async function findMistake(mistake: Mistake): Promise<string | undefined> {
  const path = pathOf(mistake);
  const run = await startVitest(
    'test',
    [],
    {
      watch: false,
      config: false,
      reporters: [{}],
      include: ['src/proofs/mutated-histories.ts'],
      testTimeout: 600_000,
      // Found is found.
      bail: 1,
    },
    {
      resolve: { conditions, alias: shopAliases },
      ssr: { resolve: { conditions } },
      plugins: [
        {
          name: 'deliberate-mistake',
          enforce: 'pre',
          transform: (source, id) => (id.split('?')[0] === path ? makeMistake(mistake, source) : undefined),
        },
      ],
    },
  );
  const errors = run.state
    .getFiles()
    .flatMap((file) => [...(file.result?.errors ?? []), ...file.tasks.flatMap((task) => task.result?.errors ?? [])]);
  await run.close();
  process.exitCode = 0;
  return errors.map((error) => error.message).join('\n') || undefined;
}

checkMistakes();
const [wanted = ''] = process.argv.slice(2);
const chosen = mistakes.filter(({ name }) => name.includes(wanted));
let survivors = 0;
for (const mistake of chosen) {
  const began = performance.now();
  const finding = await findMistake(mistake);
  const isFound = finding?.includes(mistake.stoppedBy ?? 'BrokenInvariant') === true;
  if (!isFound) survivors += 1;
  const seconds = Math.round((performance.now() - began) / 1000);
  const [invariant] = (mistake.stoppedBy === undefined ? /BrokenInvariant: .*/ : /FailedHistory: .*/).exec(
    finding ?? '',
  ) ?? [finding ?? 'nothing was noticed'];
  process.stdout.write(`${isFound ? 'found' : 'SURVIVES'} (${seconds} s): ${mistake.name}\n  ${invariant}\n`);
}
process.stdout.write(`${chosen.length - survivors} passed, ${survivors} failed\n`);
process.exit(survivors === 0 ? 0 : 1);
