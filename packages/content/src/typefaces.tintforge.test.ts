import { expect, test } from 'vitest';
import { typefaces } from './typefaces';

test('a shop without its own type has that of the design system', () => {
  expect(typefaces).toEqual({ display: 'Archivo Display', text: 'Archivo Text' });
});
