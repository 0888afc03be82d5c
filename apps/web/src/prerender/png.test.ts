import { expect, test } from 'vitest';
import { pngOf } from './png';
import { drawSvg } from './svg-renderer';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="5" height="3">${content}</svg>`;

test('a reader of PNG finds the same pixels', () => {
  const drawn = drawSvg(
    svg('<rect width="5" height="3" fill="#f75616"/><rect x="3" y="1" width="1" height="2" fill="#0a0f14"/>'),
  );
  const png = pngOf(drawn).toString('base64');
  const again = drawSvg(svg(`<image width="5" height="3" href="data:image/png;base64,${png}"/>`));
  expect([...again.pixels]).toEqual([...drawn.pixels]);
  expect([...drawn.pixels.subarray(0, 4)]).toEqual([0xf7, 0x56, 0x16, 0xff]);
});
