import { catalogue } from '@tintforge/content';
import { describe, expect, test } from 'vitest';
import { addOnOf, edited, emptyForm, formErrors, formOf, newId, packageOf, swapped } from './item-form';

test('every package and extra goes through the form unchanged', () => {
  for (const item of catalogue.packages) {
    const { services, features, ...plain } = item;
    const whole = { ...plain, services: [...services], features: [...features], isActive: true };
    expect(packageOf(formOf(whole), whole)).toEqual(whole);
  }
  for (const { features, ...plain } of catalogue.addOns) {
    const whole = { ...plain, features: [...features], isActive: true };
    expect(addOnOf(formOf(whole), whole.id)).toEqual(whole);
  }
});

test.each([
  ['249.99', '120', false, false],
  ['$1,249.99', '30', false, false],
  ['', '30', false, false],
  ['two', '30', true, false],
  ['-5', '30', true, false],
  ['249.99', '', false, true],
  ['249.99', '1.5', false, true],
])('%j for %j minutes', (price, minutes, isPriceWrong, areMinutesWrong) => {
  expect(formErrors({ ...emptyForm, price, minutes })).toEqual({ price: isPriceWrong, minutes: areMinutesWrong });
});

describe('an ID', () => {
  test.each([
    ['Sedan Plus!', [], 'sedan-plus'],
    ['Sedan Plus', ['sedan-plus', 'sedan-plus-2'], 'sedan-plus-3'],
    ['  ', [], 'item'],
  ])('of %j is new', (words, taken, id) => {
    expect(newId(words, taken)).toBe(id);
  });
});

test('what a colleague changed in the same item stays, and what was edited here wins', () => {
  const from = { name: 'One', price: 1, notice: 'Old' };
  const to: Partial<typeof from> & { name: string } = { name: 'One', price: 2 };
  expect(edited<Partial<typeof from>>({ name: 'Theirs', price: 5, notice: 'Old' }, { from, to })).toEqual({
    name: 'Theirs',
    price: 2,
  });
});

test('two items change places, and all others stay', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(swapped(items, 'b', 'd').map(({ id }) => id)).toEqual(['a', 'd', 'c', 'b']);
  expect(swapped(items, 'b', 'x').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
