import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintforge-turn-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the second waits until the first has finished', async () => {
  const happened: string[] = [];
  let finishFirst = () => {};
  const first = oneAtATime(join(folder, 'lock'), async () => {
    happened.push('first begins');
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    happened.push('first ends');
  });
  const second = oneAtATime(join(folder, 'lock'), async () => {
    happened.push('second');
  });
  finishFirst();
  await Promise.all([first, second]);
  expect(happened).toEqual(['first begins', 'first ends', 'second']);
});

test('a task that fails gives its turn on', async () => {
  const failing = async () => {
    throw new Error('disk full');
  };
  await expect(oneAtATime(join(folder, 'lock'), failing)).rejects.toThrow('disk full');
  expect(await oneAtATime(join(folder, 'lock'), async () => 'done')).toBe('done');
});
