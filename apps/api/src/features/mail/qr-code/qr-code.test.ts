import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrModules } from './qr-code';

/** A camera's view: four pixels per module in a light frame. */
function pictureOf(modules: readonly (readonly boolean[])[]) {
  const scale = 4;
  const frame = 4;
  const side = (modules.length + 2 * frame) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = modules[Math.floor(y / scale) - frame]?.[Math.floor(x / scale) - frame] === true;
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

test.each([
  'https://tintforge.example/booking-verification/TF-7K3M-9QXA',
  'http://localhost:3000/booking-verification/TF-0000-0000',
  `https://${'a.'.repeat(126)}a/booking-verification/TF-7K3M-9QXA`,
])('a reader finds %s in its code', (address) => {
  expect(decodeQR(pictureOf(qrModules(address)))).toBe(address);
});
