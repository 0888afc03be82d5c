import type { Region } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { expect, test } from 'vitest';
import { taxNote, taxNoteOfBill, taxNoteOfPart, taxNoteOfVersion } from './tax-note';

const salesTax = { included: 31.39, rateBp: 750 };
const [tampa] = catalogue.regions as readonly [Region];

test('a booked bill names its tax and rate, and without a rate only that tax is included', () => {
  expect(taxNote({ salesTax, taxTreatment: 'included' })).toBe('Includes $31.39 Florida sales tax (7.5%)');
  expect(taxNote({ salesTax: null, taxTreatment: 'included' })).toBe('Florida sales tax included');
});

test('a bill for film on a building says that no tax is added', () => {
  const taxTreatment = 'real-property';
  expect(taxNote({ salesTax: null, taxTreatment })).toBe('No sales tax is added; we pay it on the film');
  expect(taxNoteOfVersion({ includedTax: null, taxTreatment })).toBe('No sales tax is added; we pay it on the film');
});

test('a version for cars names the tax in it, and without a rate only that it is included', () => {
  const taxTreatment = 'included';
  expect(taxNoteOfVersion({ includedTax: 31.39, taxTreatment })).toBe('Includes $31.39 sales tax');
  expect(taxNoteOfVersion({ includedTax: null, taxTreatment })).toBe('Florida sales tax included');
});

test('what is left after refunds has its share, and a fee beyond the total none', () => {
  const note = (cents: number) => taxNoteOfPart(cents, { salesTax, totalPrice: 449.98 });
  expect(note(44_998)).toBe('Includes $31.39 Florida sales tax (7.5%)');
  expect(note(22_499)).toBe('Includes $15.70 Florida sales tax (7.5%)');
  expect(note(51_248)).toBe('Includes $31.39 Florida sales tax (7.5%)');
  expect(note(0)).toBeUndefined();
  expect(taxNoteOfPart(22_499, { salesTax: null, totalPrice: 449.98 })).toBeUndefined();
});

test('a bill to come has the rate of its region', () => {
  const lines = [{ amountCents: 24_999 }, { amountCents: 19_999 }];
  const taxed = { ...tampa, stateTaxBp: 600, surtaxBp: 150 };
  expect(taxNoteOfBill(lines, taxed)).toBe('Includes $31.39 Florida sales tax (7.5%)');
  expect(taxNoteOfBill(lines, { ...tampa, stateTaxBp: 600 })).toBe('Includes $25.47 Florida sales tax (6%)');
  expect(taxNoteOfBill(lines, tampa)).toBe('Florida sales tax included');
  expect(taxNoteOfBill(lines, undefined)).toBe('Florida sales tax included');
});
