import { writeFileSync } from 'node:fs';
import type { Catalogue } from '@tintforge/booking-core';
import { openDatabase } from '../db/client';
import { migrate } from '../db/migrate';
import { seed } from '../db/seed';
import { seededRandomness } from './seeded-randomness';

const templates = new Map<Catalogue, Promise<Buffer>>();

/** Writes a migrated database with crews and nothing else to `path`; the original is made once for each catalogue. */
export async function copyTemplate(catalogue: Catalogue, path: string): Promise<void> {
  const template = templates.get(catalogue) ?? makeTemplate(catalogue);
  templates.set(catalogue, template);
  writeFileSync(path, await template);
}

async function makeTemplate(catalogue: Catalogue): Promise<Buffer> {
  const database = openDatabase(':memory:');
  const clock = { now: () => 0 };
  migrate(database);
  await seed(database, { catalogue, clock, random: seededRandomness('template', clock), isDemo: false });
  const file = database.sqlite.serialize();
  database.close();
  return file;
}
