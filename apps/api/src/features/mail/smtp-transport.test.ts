import { expect, test } from 'vitest';
import { needsTls } from './smtp-transport';

test.each([
  ['smtp://shop:secret@mail.tintforge.example:587', true],
  ['smtp://mail.tintforge.example:25', false],
  ['smtp://shop:secret@127.0.0.1:1025', false],
  ['smtp://shop:secret@localhost:1025', false],
  // Encrypted from its first byte.
  ['smtps://shop:secret@mail.tintforge.example', false],
])('with %s encryption is insisted on: %s', (smtpUrl, expected) => {
  expect(needsTls(smtpUrl)).toBe(expected);
});
