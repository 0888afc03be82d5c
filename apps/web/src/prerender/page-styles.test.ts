import { expect, test } from 'vitest';
import { joinStyles } from './page-styles';

test('styles keep their order, for one may override the other', () => {
  expect(joinStyles(['a{color:red}', 'b{color:blue}']).css).toBe('a{color:red}\nb{color:blue}');
});

test('the same styles are the same file, and others are another', () => {
  expect(joinStyles(['a{}', 'b{}'])).toEqual(joinStyles(['a{}', 'b{}']));
  expect(joinStyles(['a{}', 'b{}']).file).not.toBe(joinStyles(['b{}', 'a{}']).file);
});
