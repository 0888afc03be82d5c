import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { shopAliases, shopName, shopNames } from './shop.base';

/**
 * Files that need no page first, then those that do. A worker ends where the next file wants another environment, and
 * everything that it has read is read again: mixed, that is more than the tests themselves take.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await this.#sortedOrShuffled(files);
    const needsPage = new Set(sorted.filter(wantsPage));
    return [...sorted.filter((file) => !needsPage.has(file)), ...needsPage];
  }

  /** The runner's own order, or `--sequence.shuffle`, in which nothing may depend on who ran before. */
  async #sortedOrShuffled(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    if (!shuffle) return super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => hash('sha256', `${seed} ${moduleId}`);
    return files.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  }
}

function wantsPage({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
}

/**
 * Tests of a package that are about another shop than this one: those with its name in theirs, and of every shop but Tintforge
 * those that its `about-tintforge.json` lists by the reason for which they can't run elsewhere. All others run on every
 * shop. Throws when a listed file is gone or listed twice, or a reason isn't a sentence.
 */
export function aboutOtherShops(folder: string, shop = shopName): string[] {
  const named = shopNames.filter((other) => other !== shop).map((other) => `**/*.${other}.test.{ts,tsx}`);
  const reasons: Record<string, string[]> = JSON.parse(readFileSync(join(folder, 'about-tintforge.json'), 'utf8'));
  const listed = Object.values(reasons).flat();
  const unreasoned = Object.keys(reasons).filter((reason) => !/^[A-Z].{30,}\.$/.test(reason));
  if (unreasoned.length > 0) throw new Error(`about-tintforge.json gives no reason: ${unreasoned.join(' | ')}`);
  if (new Set(listed).size < listed.length) throw new Error('about-tintforge.json lists a test twice');
  const gone = listed.filter((file) => !existsSync(join(folder, file)));
  if (gone.length > 0) throw new Error(`about-tintforge.json lists tests that are not there: ${gone}`);
  return shop === 'tintforge' ? named : [...named, ...listed];
}

/**
 * Settings of every package's tests: workspace packages are read from source, console output is shown only for
 * failures, and a JSON report is written where the summing script finds it.
 */
export const baseConfig = {
  resolve: { conditions: ['tintforge-source', 'import', 'module', 'default'], alias: shopAliases },
  ssr: { resolve: { conditions: ['tintforge-source', 'import', 'module', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    restoreMocks: true,
    unstubGlobals: true,
    // Files of one worker share their modules, which then are read once: no module may keep anything between tests.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // Both cores of the smallest machine; by default the runner would leave one to the watcher it does not run.
    maxWorkers: 2,
    // Limits for what hangs, not for what is slow: on a busy machine a property with a thousand runs takes its time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
} satisfies ViteUserConfig;
