import { expect, test } from 'vitest';
import { commit } from '../../db/unit-of-work';
import { openEmptyDatabase } from '../../testing/test-database';
import { readSetting, writeSetting } from './store';

test('a setting has its default until it is stored, and 0 is a value', async () => {
  const { database, close } = await openEmptyDatabase();
  const read = () => readSetting(database.connection, 'lateFeePercent');
  const write = (value: number) =>
    commit(database, (transaction) => writeSetting(transaction, { key: 'lateFeePercent', value }));
  expect(await read()).toBe(25);
  await write(30);
  expect(await read()).toBe(30);
  await write(0);
  expect(await read()).toBe(0);
  await close();
});
