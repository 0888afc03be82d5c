import { codewordsOf } from './codewords';
import { drawFigures, drawFormat } from './figures';
import type { Grid } from './grid';
import { masks, penaltyOf } from './masks';

/**
 * The modules of a QR code, row by row, true for dark, without the light frame that readers need. Level H like the code
 * that the site shows. Throws on more than 382 bytes.
 */
export function qrModules(text: string): boolean[][] {
  const { version, bytes } = codewordsOf(text);
  const drawn = masks.map((_, mask) => drawCode(version, bytes, mask));
  const best = drawn.reduce((one, other) => (penaltyOf(other) < penaltyOf(one) ? other : one));
  const steps = Array.from({ length: best.size }, (_, index) => index);
  return steps.map((y) => steps.map((x) => best.isDark(x, y)));
}

function drawCode(version: number, bytes: readonly number[], mask: number): Grid {
  const grid = drawFigures(version);
  drawData(grid, bytes, masks[mask] ?? (() => false));
  drawFormat(grid, mask);
  return grid;
}

/** Fills what is free in pairs of columns, from the right, up and down by turns (ISO/IEC 18004, clause 7.7.3). */
function drawData(grid: Grid, bytes: readonly number[], isTurned: (x: number, y: number) => boolean): void {
  let bit = 0;
  for (let pair = grid.size - 1; pair > 0; pair -= 2) {
    // The column of the timing figure belongs to no pair.
    const right = pair > 6 ? pair : pair - 1;
    const isUpward = ((grid.size - 1 - pair) / 2) % 2 === 0;
    for (let step = 0; step < grid.size; step += 1) {
      const y = isUpward ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.isFixed(x, y)) continue;
        const isSet = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid.paint(x, y, isSet !== isTurned(x, y));
        bit += 1;
      }
    }
  }
}
