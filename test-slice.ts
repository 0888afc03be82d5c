import { execFileSync } from 'node:child_process';

/**
 * The slice of the long tests that this run of `npm test` takes: a whole number of 32 bits, by the commit, so that a
 * rerun repeats it and the next commit takes another. `TEST_SLICE` selects that of another run. Where there is no
 * repository it is 0.
 */
export function chooseSlice(): number {
  const { TEST_SLICE: asked } = process.env;
  if (asked !== undefined) return Number(asked) >>> 0;
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(commit.slice(0, 8), 16);
  } catch {
    return 0;
  }
}
