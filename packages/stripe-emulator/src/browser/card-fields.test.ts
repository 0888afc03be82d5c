import { describe, expect, it } from 'vitest';
import { testCards } from '../test-cards';
import {
  caretAfter,
  checkField,
  emptyFields,
  type FieldName,
  fieldNames,
  fieldsOf,
  formatField,
  typedCard,
} from './card-fields';

const today = new Date(2026, 10, 20);

describe('a field while it is typed', () => {
  it.each<[FieldName, string, string]>([
    ['number', '42424242', '4242 4242'],
    ['number', '4242-4242 4242x4242 99', '4242 4242 4242 4242'],
    ['expiry', '1', '1'],
    ['expiry', '12', '12'],
    ['expiry', '123', '12 / 3'],
    ['expiry', '12 / 34', '12 / 34'],
    ['expiry', '4', '04'],
    ['expiry', '1/', '01 /'],
    ['expiry', '0434', '04 / 34'],
    ['cvc', '12a345', '1234'],
    ['zip', '33602-1234', '33602'],
  ])('%s %s looks like %s', (name, typed, shown) => {
    expect(formatField(name, typed)).toBe(shown);
  });

  it('can be deleted again, character by character', () => {
    let shown = '12 / 34';
    const seen: string[] = [];
    for (let steps = 0; steps < 12 && shown !== ''; steps += 1) {
      shown = formatField('expiry', shown.slice(0, -1));
      seen.push(shown);
    }
    expect(seen.at(-1)).toBe('');
  });
});

describe('the cursor', () => {
  it.each([
    ['4242 4242', 0, 0],
    ['4242 4242', 3, 3],
    ['4242 4242', 4, 4],
    ['4242 4242', 5, 6],
    ['12 / 34', 3, 6],
    ['12 / 34', 9, 7],
  ])('in %s after %i digits is at %i', (shown, digits, place) => {
    expect(caretAfter(shown, digits)).toBe(place);
  });
});

describe('a field', () => {
  it.each<[FieldName, string, string | undefined]>([
    ['number', '', 'incomplete_number'],
    ['number', '4242 4242', 'incomplete_number'],
    ['number', '5555 5555 5555 4444', 'invalid_number'],
    ['number', '4242 4242 4242 4242', undefined],
    ['expiry', '12 / 3', 'incomplete_expiry'],
    ['expiry', '13 / 34', 'invalid_expiry_month'],
    ['expiry', '00 / 34', 'invalid_expiry_month'],
    ['expiry', '12 / 25', 'invalid_expiry_year_past'],
    ['expiry', '10 / 26', 'invalid_expiry_month_past'],
    ['expiry', '11 / 26', undefined],
    ['cvc', '12', 'incomplete_cvc'],
    ['cvc', '123', undefined],
    ['zip', '3360', 'incomplete_zip'],
    ['zip', '33602', undefined],
  ])('%s with %s has the error %s', (name, typed, code) => {
    expect(checkField({ ...emptyFields, [name]: typed }, { name, today })?.code).toBe(code);
  });

  it.each(testCards)('is in order when $number is chosen from the list', (card) => {
    const fields = fieldsOf(card);
    expect(fieldNames.filter((name) => checkField(fields, { name, today }) !== undefined)).toEqual([]);
    expect(typedCard(fields)).toEqual(card);
  });
});
