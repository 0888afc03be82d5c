import { tintDisclosure } from '@tintforge/content';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { keepDisclosure, shownDisclosure } from './shown-disclosure';

const newer = { version: '2027-01-01', text: 'Read this.' };

test('this page’s own text is shown until the shop has said another', () => {
  const storage = memoryStorage();
  expect(shownDisclosure(storage)).toEqual(tintDisclosure);
  keepDisclosure(newer, storage);
  expect(shownDisclosure(storage)).toMatchObject(newer);
});

test('a page of another version goes by its own text again', () => {
  const storage = memoryStorage();
  storage.write('tint_disclosure', JSON.stringify({ ...newer, insteadOf: '2026-01-01' }));
  expect(shownDisclosure(storage)).toEqual(tintDisclosure);
  storage.write('tint_disclosure', '{"version":7}');
  expect(shownDisclosure(storage)).toEqual(tintDisclosure);
});
