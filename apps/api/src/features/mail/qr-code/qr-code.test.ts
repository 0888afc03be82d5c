import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrModules } from './qr-code';

const link = 'https://tintforge.example/booking-verification/TF-7K3M-9QXA?';

const digest = (modules: boolean[][]) =>
  createHash('sha256')
    .update(modules.map((row) => row.map(Number).join('')).join('\n'))
    .digest('hex')
    .slice(0, 16);

// Digests of what another encoder draws at level H (qrcode.react 4.2.0, which draws the site's own codes).
test.each([
  [1, 21, '0dffb3fc048570a4'],
  [8, 25, '1c53d5726262b2e8'],
  [15, 29, 'f2a785406ee0f024'],
  [25, 33, '655765737a9c62f4'],
  [35, 37, '615c9f68b3e05987'],
  [46, 41, 'fb2f44778a12b00a'],
  [60, 45, '0b8505f20578af0f'],
  [65, 49, 'eb21e28230b1d548'],
  [85, 53, '8bbd8ab3b37b262d'],
  [99, 57, 'f83550bb54ebf78f'],
  [120, 61, 'a821d882a835285f'],
  [139, 65, '9c2cb9099a82e0d7'],
  [158, 69, '36e1bcdbb47b930e'],
  [178, 73, '9f06ef54b3c89320'],
  [195, 77, '0a595db574c1950b'],
  [223, 81, '374bee452a0a69ed'],
  [251, 85, 'f793cb929a957674'],
  [281, 89, 'f1ccaab8bcbe096f'],
  [311, 93, '5e3964848ae38473'],
  [340, 97, '115bf80d3017cd5d'],
])('%i bytes are drawn as another encoder draws them, %i modules wide', (length, side, drawn) => {
  const modules = qrModules(link.repeat(8).slice(0, length));
  expect([modules.length, digest(modules)]).toEqual([side, drawn]);
});

test('the longest address of a host fits, and more than 382 bytes do not', () => {
  const longest = `https://${'a.'.repeat(126)}a/booking-verification/TF-7K3M-9QXA`;
  expect(qrModules(longest).length).toBeGreaterThan(80);
  expect(() => qrModules('a'.repeat(383))).toThrow(RangeError);
});
