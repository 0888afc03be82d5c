import { expect, test } from 'vitest';
import { forbiddenIn } from './forbidden-in';

test('what the policy refuses is found', () => {
  expect(forbiddenIn('<p style="color:red">')).toEqual(['a style attribute']);
  expect(forbiddenIn('<style>p{}</style>')).toEqual(['a style element']);
  expect(forbiddenIn('<script>go()</script>')).toEqual(['an inline script']);
  expect(forbiddenIn('<script type="application/ld+json">{}</script>')).toEqual([]);
  expect(forbiddenIn('<div hidden id="S:0">')).toEqual(['a page hidden for a script to swap in']);
});
