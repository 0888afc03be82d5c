import { expect, test } from 'vitest';
import { typefaces } from './typefaces';

test('a shop’s own type is the first family of its token', () => {
  expect(typefaces).toEqual({ display: 'Fraunces', text: 'Archivo Text' });
});
