import { expect, test } from 'vitest';
import { checkMutations, mutate } from './mutations';

test('every mutation still fits its source', () => {
  expect(checkMutations).not.toThrow();
});

test('a mutation whose source has changed says so', () => {
  const mutation = { name: 'gone', file: 'none.ts', original: 'if (a)', mistake: 'if (!a)' };
  expect(mutate(mutation, 'x; if (a) y;')).toBe('x; if (!a) y;');
  expect(() => mutate(mutation, 'x;')).toThrow(/"gone": its original stands 0 times in none.ts/);
  expect(() => mutate(mutation, 'if (a) if (a)')).toThrow(/2 times/);
});
