import { expect, test } from 'vitest';
import { openDatabase } from '../../db/client';
import { migrate } from '../../db/migrate';
import { commit } from '../../db/unit-of-work';
import { readSetting, writeSetting } from './store';

test('a setting has its default until it is stored, and 0 is a value', async () => {
  const database = openDatabase(':memory:');
  migrate(database);
  const read = () => readSetting(database.connection, 'lateFeePercent');
  const write = (value: number) =>
    commit(database, (transaction) => writeSetting(transaction, { key: 'lateFeePercent', value }));
  expect(read()).toBe(25);
  await write(30);
  expect(read()).toBe(30);
  await write(0);
  expect(read()).toBe(0);
  database.close();
});
