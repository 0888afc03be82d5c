import { expect, test } from 'vitest';
import { sharedRead } from './shared-read';

/** A shared read whose turns end when the test says so. */
function controlledRead() {
  const turns: { end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = sharedRead(() => new Promise<string>((end, fail) => turns.push({ end, fail })));
  return { read, turns };
}

test('one at a time reads each time', async () => {
  const { read, turns } = controlledRead();
  const first = read();
  turns[0]?.end('one');
  await expect(first).resolves.toBe('one');
  const second = read();
  turns[1]?.end('two');
  await expect(second).resolves.toBe('two');
});

test('those who come while one is under way share the next, and never the one that began before them', async () => {
  const { read, turns } = controlledRead();
  const first = read();
  const later = [read(), read(), read()];
  expect(turns).toHaveLength(1);
  turns[0]?.end('before');
  await expect(first).resolves.toBe('before');
  expect(turns).toHaveLength(2);
  const latest = read();
  turns[1]?.end('after');
  await expect(Promise.all(later)).resolves.toEqual(['after', 'after', 'after']);
  expect(turns).toHaveLength(3);
  turns[2]?.end('after that');
  await expect(latest).resolves.toBe('after that');
});

test('a failure is of those who shared it, and the next one reads again', async () => {
  const { read, turns } = controlledRead();
  const first = expect(read()).rejects.toThrow('lost');
  const later = expect(read()).rejects.toThrow('lost again');
  turns[0]?.fail(new Error('lost'));
  await first;
  turns[1]?.fail(new Error('lost again'));
  await later;
  const next = read();
  turns[2]?.end('back');
  await expect(next).resolves.toBe('back');
  expect(turns).toHaveLength(3);
});
