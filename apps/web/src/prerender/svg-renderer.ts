import { createRequire } from 'node:module';

// Native code cannot be bundled: it is loaded from where it is installed.
const require = createRequire(import.meta.url);
const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');

/** A drawing as pixels: four bytes each, row by row. */
export interface Drawn {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Where the edges of something drawn are, in pixels. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Draws an SVG in its own size. It has its letters as shapes: fonts of the machine are not looked at. */
export function drawSvg(svg: string): Drawn {
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { width, height, pixels };
}

/** The edges of all shapes of an SVG, or undefined when it has none. */
export function edgesOf(svg: string): Edges | undefined {
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).innerBBox();
  return box && { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}
