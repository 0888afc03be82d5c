import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseSlice } from '../../test-slice';

/** The file of a test, named without its folder `src` and its ending. */
export const fileOf = (name: string) => `src/${name}.test.ts`;

/** The group whose turn it is, by the commit. */
export function groupInTurn<Group>(groups: readonly Group[]): Group | undefined {
  return groups[chooseSlice() % groups.length];
}

/** Throws when a test that the gate selects by name has been renamed or deleted: its pattern would select nothing. */
export function expectThere(names: readonly string[]): void {
  const gone = names.map(fileOf).filter((path) => !existsSync(join(import.meta.dirname, path)));
  if (gone.length > 0) throw new Error(`The gate names tests that are not there: ${gone}`);
}
