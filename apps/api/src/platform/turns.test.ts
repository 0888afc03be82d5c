import { expect, test } from 'vitest';
import { createTurns } from './turns';

/** A task that ends on command, and the started tasks so far. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, task, end: (name: string) => ends.get(name)?.() };
}

test('tasks of one key run one after another, in the order they came', async () => {
  const inTurn = createTurns();
  const { begun, task, end } = tasks();
  const first = inTurn('key', task('first'));
  const second = inTurn('key', task('second'));
  const third = inTurn('key', task('third'));
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  end('first');
  expect(await first).toBe('first');
  expect(begun).toEqual(['first', 'second']);
  end('second');
  expect(await second).toBe('second');
  end('third');
  expect(await third).toBe('third');
});

test('tasks of different keys run side by side', async () => {
  const inTurn = createTurns();
  const { begun, task, end } = tasks();
  const all = [inTurn('one', task('first')), inTurn('other', task('second'))];
  await Promise.resolve();
  expect(begun).toEqual(['first', 'second']);
  end('second');
  end('first');
  expect(await Promise.all(all)).toEqual(['first', 'second']);
});

test('a task that fails fails for its own caller only', async () => {
  const inTurn = createTurns();
  const failing = inTurn('key', async () => {
    throw new Error('no');
  });
  const next = inTurn('key', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
