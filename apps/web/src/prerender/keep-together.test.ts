import { expect, test } from 'vitest';
import { keepTogether } from './keep-together';

test.each([
  ['<p>power within 50 ft of the car</p>', '<p>power within 50~ft of the car</p>'],
  ['<p>Wait 3 to 5 days.</p>', '<p>Wait 3 to 5~days.</p>'],
  ['<p>by 9:00 AM EST</p>', '<p>by 9:00~AM~EST</p>'],
  ['<p>on December 8, 2026, or Dec 9</p>', '<p>on December~8, 2026, or Dec~9</p>'],
  ['<p>up to <!-- -->60<!-- --> days ahead</p>', '<p>up to <!-- -->60<!-- -->~days ahead</p>'],
  ['<dt>25 min</dt><dd>10 years</dd>', '<dt>25~min</dt><dd>10~years</dd>'],
])('%s', (html, expected) => {
  expect(keepTogether(html)).toBe(expected.replaceAll('~', '\u00a0'));
});

test.each([
  '<p>4 regions, one May day in 365 daydreams</p>',
  '<div data-props="{&quot;wait&quot;:&quot;5 days&quot;}" aria-label="24 hours">now</div>',
  '<b>4</b> days',
])('%s stays as it is', (html) => {
  expect(keepTogether(html)).toBe(html);
});
