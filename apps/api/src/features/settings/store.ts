import { eq, sql } from 'drizzle-orm';
import { type Connection, prepared, type Transaction } from '../../db/client';
import { defaultSettings, type Settings } from '../../db/default-settings';
import { settings } from '../../db/schema';

const findValue = prepared((connection) =>
  connection
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, sql.placeholder('key')))
    .prepare(),
);

/** The current value of a setting; its default until one is stored. */
export async function readSetting<Key extends keyof Settings>(
  connection: Connection,
  key: Key,
): Promise<Settings[Key]> {
  const stored = await findValue(connection).get({ key });
  return stored === undefined ? defaultSettings[key] : (stored.value as Settings[Key]);
}

/** Stores a setting; it counts from the next read on. */
export async function writeSetting<Key extends keyof Settings>(
  transaction: Transaction,
  { key, value }: { key: Key; value: Settings[Key] },
): Promise<void> {
  await transaction
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .run();
}
