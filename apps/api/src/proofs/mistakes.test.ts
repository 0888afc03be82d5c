import { expect, test } from 'vitest';
import { checkMistakes, makeMistake } from './mistakes';

test('every mistake still fits its source', () => {
  expect(checkMistakes).not.toThrow();
});

test('a mistake whose source has changed says so', () => {
  const mistake = { name: 'gone', file: 'none.ts', original: 'if (a)', mistaken: 'if (!a)' };
  expect(makeMistake(mistake, 'x; if (a) y;')).toBe('x; if (!a) y;');
  expect(() => makeMistake(mistake, 'x;')).toThrow(/"gone": its original stands 0 times in none.ts/);
  expect(() => makeMistake(mistake, 'if (a) if (a)')).toThrow(/2 times/);
});
