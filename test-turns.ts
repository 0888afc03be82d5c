import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseSlice } from './test-slice';

/** Commits whose gates together run every file that takes turns. */
const turns = 5;

/**
 * Of a package's long test files, those that are another commit's: the gate runs every fifth of them. Named without `src/`. Throws
 * when one has been renamed or deleted.
 */
export function othersTurn(folder: string, files: readonly string[]): string[] {
  const paths = files.map((file) => `src/${file}`);
  const gone = paths.filter((path) => !existsSync(join(folder, path)));
  if (gone.length > 0) throw new Error(`The gate names tests that are not there: ${gone}`);
  return paths.filter((_, index) => index % turns !== chooseSlice() % turns);
}
