import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory';
import { openSqliteStore } from './sqlite';
import type { EffectRecord, EmulatorStore, Query } from './store';

const stores: [string, () => EmulatorStore][] = [
  ['memory', createMemoryStore],
  ['sqlite', () => openSqliteStore(':memory:')],
];

function effect(id: string, created = 0): EffectRecord {
  return { id, created, dueAt: 0, kind: 'refund-succeeds', subject: `of-${id}` };
}

describe.each(stores)('the %s store', (_name, open) => {
  it('gives back what was saved, as a copy', () => {
    const store = open();
    const record = effect('a');
    store.effects.put(record);
    record.subject = 'changed';
    expect(store.effects.get('a')?.subject).toBe('of-a');
    expect(store.effects.get('b')).toBeUndefined();
  });

  it.each<[string, Query, string[]]>([
    ['all, newest first', {}, ['d', 'c', 'b', 'a']],
    ['a page', { limit: 2 }, ['d', 'c']],
    ['the page after one', { after: 'c', limit: 2 }, ['b', 'a']],
    ['the page before one, the nearest', { before: 'a', limit: 2 }, ['c', 'b']],
    ['a period, both ends included', { from: 2, to: 3 }, ['c', 'b']],
  ])('lists %s', (_what, query, ids) => {
    const store = open();
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) store.effects.put(effect(id, index + 1));
    // Saving again changes the record, not its place.
    store.effects.put({ ...effect('b', 2), dueAt: 9 });
    expect(store.effects.list(query).map((record) => record.id)).toEqual(ids);
  });

  it('finds by the fields of a collection', () => {
    const store = open();
    for (const [id, event] of [
      ['1', 'x'],
      ['2', 'y'],
      ['3', 'x'],
    ] as const) {
      store.deliveries.put({ id, created: 0, event, position: 0, attempts: 0, dueAt: 0, firstDueAt: 0 });
    }
    expect(store.deliveries.list({ where: { event: 'x' } }).map((record) => record.id)).toEqual(['3', '1']);
    expect(store.deliveries.list({ where: { event: ['x', 'y'] } })).toHaveLength(3);
    expect(store.deliveries.list({ where: { event: [] } })).toEqual([]);
  });

  it('undoes what a throwing transaction wrote', () => {
    const store = open();
    store.effects.put(effect('kept'));
    store.effects.put(effect('removed'));
    const broken = (): void =>
      store.transaction(() => {
        store.effects.put({ ...effect('kept'), subject: 'changed' });
        store.effects.put(effect('new'));
        store.effects.remove('removed');
        throw new Error('a bug');
      });
    expect(broken).toThrow('a bug');
    expect(store.effects.list().map((record) => record.id)).toEqual(['removed', 'kept']);
    expect(store.effects.get('kept')?.subject).toBe('of-kept');
  });
});

describe('the sqlite store on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-emulator-'));
  const file = join(folder, 'stripe.sqlite');
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is there after closing and opening again, in STRICT tables', () => {
    const first = openSqliteStore(file);
    first.effects.put(effect('a'));
    first.close();
    const second = openSqliteStore(file);
    expect(second.effects.get('a')).toEqual(effect('a'));
    second.close();

    const database = new Database(file, { readonly: true });
    const tables = database
      .prepare<[], { name: string; sql: string }>(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      )
      .all();
    database.close();
    expect(tables).toHaveLength(8);
    expect(tables.filter((table) => !table.sql.endsWith('STRICT'))).toEqual([]);
  });
});
