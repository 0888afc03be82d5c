import { demoNames } from '@tintforge/content';
import { expect, test } from 'vitest';
import { demoName } from './demo-names';

test('a hundred customers have a hundred names, each always the same', () => {
  const names = Array.from({ length: 100 }, (_, index) => demoName(100 + index));
  expect(new Set(names).size).toBe(100);
  expect(names[0]).toBe(`${demoNames.first[0]} ${demoNames.last[0]}`);
  expect(demoName(142)).toBe(`${demoNames.first[2]} ${demoNames.last[4]}`);
});
