// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createStorage, readJson, writeJson } from './storage';

const broken = createStorage(() => {
  throw new Error('blocked');
});

test('what is written is read back until it is removed', () => {
  const storage = createStorage(() => window.sessionStorage);
  storage.write('key', 'text');
  expect(storage.read('key')).toBe('text');
  storage.remove('key');
  expect(storage.read('key')).toBeNull();
});

test('a browser that refuses storage keeps things as long as the page lives', () => {
  broken.write('key', 'text');
  expect(broken.read('key')).toBe('text');
  broken.remove('key');
  expect(broken.read('key')).toBeNull();
});

test('a full disk does not bring an older value back', () => {
  const kept = new Map([['key', 'old']]);
  const full = createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: (key) => void kept.delete(key),
  }));
  full.write('key', 'new');
  expect(full.read('key')).toBe('new');
  full.remove('key');
  expect(full.read('key')).toBeNull();
});

test('what is not JSON reads as nothing', () => {
  const storage = createStorage(() => window.sessionStorage);
  storage.write('key', '{broken');
  expect(readJson(storage, 'key')).toBeUndefined();
  writeJson(storage, 'key', { step: 0 });
  expect(readJson(storage, 'key')).toEqual({ step: 0 });
});
