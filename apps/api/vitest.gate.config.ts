import { defineConfig } from 'vitest/config';
import { expectThere, fileOf, groupInTurn } from './gate-turns';
import everything from './vitest.config';

/** From twenty seconds to a minute for each file, and about the same for each group: the groups take turns. */
const groups = [
  ['proofs/write-kills', 'proofs/generated-requests'],
  ['proofs/kills', 'proofs/mail-kills', 'proofs/sqlite-processes'],
  ['proofs/histories', 'proofs/shop-histories'],
];
expectThere(groups.flat());

const inTurn = groupInTurn(groups);
const others = groups.filter((group) => group !== inTurn).flat();

/** The SQLite tests that `npm test` runs; all of them run in `npm run test:sqlite`. */
export default defineConfig({
  ...everything,
  test: { ...everything.test, exclude: [...(everything.test?.exclude ?? []), ...others.map(fileOf)] },
});
