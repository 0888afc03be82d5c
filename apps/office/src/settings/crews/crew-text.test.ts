import { addOns } from '@tintforge/content';
import { expect, test } from 'vitest';
import { daysText, skillsText } from './crew-text';

test.each([
  [[1, 2, 3, 4, 5, 6], 'Mon to Sat'],
  [[1, 2, 3, 4, 5], 'Mon to Fri'],
  [[1, 2], 'Mon, Tue'],
  [[6, 3, 4, 5, 1], 'Mon, Wed to Sat'],
  [[2], 'Tue'],
  [[], 'No days'],
])('%j is said as "%s"', (days, text) => {
  expect(daysText(days)).toBe(text);
});

test('what a crew cannot do is named, in the order of the shop’s list', () => {
  expect(skillsText({ missingSkills: [] })).toBe('All extras');
  const [first, second] = addOns;
  const missingSkills = [second, first].flatMap((extra) => extra?.id ?? []);
  const text = skillsText({ missingSkills }).toLowerCase();
  expect(text).toBe(`not ${first?.name}, ${second?.name}`.toLowerCase());
});
