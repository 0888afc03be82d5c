/** A database was brought up to date by a newer build than this one: what it keeps could be misread. */
export class NewerTables extends Error {
  constructor() {
    super(
      'The database was made by a newer version. Start that version, or restore a copy from before the update (npm run restore, or pg_restore).',
    );
  }
}

/** Throws NewerTables when the last migration of a database is later than all that this build knows. */
export function refuseNewerTables(last: number, known: readonly { folderMillis: number }[]): void {
  if (last > Math.max(0, ...known.map(({ folderMillis }) => folderMillis))) throw new NewerTables();
}
