import { createRequire } from 'node:module';

// Native code can't be bundled: it is loaded from its installed package.
const require = createRequire(import.meta.url);
const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');

/** A rendered drawing: four bytes per pixel, row by row. */
export interface Drawn {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Bounding box of drawn shapes, in pixels. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Renders an SVG at its own size. Its letters are shapes: system fonts are not used. */
export function drawSvg(svg: string): Drawn {
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { width, height, pixels };
}

/** The bounding box of all shapes of an SVG, or undefined when it has none. */
export function edgesOf(svg: string): Edges | undefined {
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).innerBBox();
  return box && { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}
