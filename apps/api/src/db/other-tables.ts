/** The tables of a database are none that this build knows: what they keep could be misread. */
export class OtherTables extends Error {}

/** A migration as a database remembers it. */
export interface AppliedMigration {
  /** Epoch milliseconds. */
  madeAt: number;
  /** SHA-256 of its text. */
  hash: string;
}

const newer =
  'The database was made by a newer version. Start that version, or restore a copy from before the update (npm run restore, or pg_restore).';
const unreleased =
  'The database was made by a build that was never released, with other tables. Nothing converts it: delete it (a demo’s whole data folder) and start again.';

/** Throws OtherTables when a database was brought up to date by a newer build, or by migrations that this build does not have. */
export function refuseOtherTables(
  applied: readonly AppliedMigration[],
  known: readonly { folderMillis: number; hash: string }[],
): void {
  const last = Math.max(...known.map(({ folderMillis }) => folderMillis));
  if (applied.some(({ madeAt }) => madeAt > last)) throw new OtherTables(newer);
  if (applied.some(({ hash }) => !known.some((migration) => migration.hash === hash)))
    throw new OtherTables(unreleased);
}
