import { expect, test } from 'vitest';
import { oneAfterAnother } from './one-after-another';

test('every item has its turn, in order and one at a time', async () => {
  const heard: string[] = [];
  await oneAfterAnother(['a', 'b'], async (item) => {
    heard.push(`${item} begins`);
    await Promise.resolve();
    heard.push(`${item} ends`);
  });
  expect(heard).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('one that fails does not keep the others from theirs, and is told of in the end', async () => {
  const heard: number[] = [];
  const act = (failing: readonly number[]) => async (item: number) => {
    heard.push(item);
    if (failing.includes(item)) throw new Error(`no ${item}`);
  };
  await expect(oneAfterAnother([1, 2, 3], act([1]))).rejects.toThrow('no 1');
  await expect(oneAfterAnother([1, 2, 3], act([1, 3]))).rejects.toMatchObject({
    errors: [new Error('no 1'), new Error('no 3')],
  });
  expect(heard).toEqual([1, 2, 3, 1, 2, 3]);
});
