import { eq, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../db/client';
import { defaultSettings, type Settings } from '../../db/default-settings';
import { settings } from '../../db/schema';
import type { Transaction } from '../../db/unit-of-work';

const findValue = prepared((connection) =>
  connection
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, sql.placeholder('key')))
    .prepare(),
);

/** One setting as it is now; its default while nobody has stored it. */
export function readSetting<Key extends keyof Settings>(connection: Connection, key: Key): Settings[Key] {
  const stored = findValue(connection).get({ key });
  return stored === undefined ? defaultSettings[key] : (stored.value as Settings[Key]);
}

/** Stores a setting; it counts from the next read on. */
export function writeSetting<Key extends keyof Settings>(
  transaction: Transaction,
  { key, value }: { key: Key; value: Settings[Key] },
): void {
  transaction
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .run();
}
