import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@tintforge/booking-core';
import { openDatabase } from '../db/client';
import { migrate } from '../db/migrate';
import { seed } from '../db/seed';
import { seededRandomness } from './seeded-randomness';
import { makeTestFolder } from './test-folder';

const templates = new Map<Catalogue, Promise<string>>();

/** Copies a migrated file with crews and nothing else to `path`; the original is made once for each catalogue. */
export async function copyTemplate(catalogue: Catalogue, path: string): Promise<void> {
  const template = templates.get(catalogue) ?? makeTemplate(catalogue);
  templates.set(catalogue, template);
  copyFileSync(await template, path);
}

async function makeTemplate(catalogue: Catalogue): Promise<string> {
  const path = join(makeTestFolder('template'), 'template.sqlite');
  const database = openDatabase(path);
  const clock = { now: () => 0 };
  migrate(database);
  await seed(database, { catalogue, clock, random: seededRandomness('template', clock), isDemo: false });
  database.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  return path;
}
