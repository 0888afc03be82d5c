import { createGrid, type Grid } from './grid';

/** A grid with the figures by which a reader finds its way (ISO/IEC 18004, clause 6.3), and room for the format. */
export function drawFigures(version: number): Grid {
  const grid = createGrid(4 * version + 17);
  const last = grid.size - 1;
  for (let step = 0; step < grid.size; step += 1) {
    grid.fix(6, step, step % 2 === 0);
    grid.fix(step, 6, step % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ] as const)
    drawFinder(grid, x, y);
  drawAlignments(grid, version);
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
  return grid;
}

/** The distance of rings from a centre: how far along the longer of the two ways. */
function ring(dx: number, dy: number): number {
  return Math.max(Math.abs(dx), Math.abs(dy));
}

function drawFinder(grid: Grid, centreX: number, centreY: number): void {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const distance = ring(dx, dy);
      const [x, y] = [centreX + dx, centreY + dy];
      const isInside = x >= 0 && y >= 0 && x < grid.size && y < grid.size;
      if (isInside) grid.fix(x, y, distance !== 2 && distance !== 4);
    }
  }
}

/** Centres along one side (annex E): 6, the last but six, and even steps between, the odd gap first. */
function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = 4 * version + 10;
  const others = Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step);
  return [6, ...others];
}

function drawAlignments(grid: Grid, version: number): void {
  const places = alignmentPlaces(version);
  const last = places.at(-1);
  for (const y of places) {
    for (const x of places) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isFinder) drawAlignment(grid, x, y);
    }
  }
}

function drawAlignment(grid: Grid, centreX: number, centreY: number): void {
  for (let dy = -2; dy <= 2; dy += 1) {
    for (let dx = -2; dx <= 2; dx += 1) grid.fix(centreX + dx, centreY + dy, ring(dx, dy) !== 1);
  }
}

/** Appends the remainder of a division, by which a reader mends these bits too (annexes C and D). */
function withRemainder(data: number, { bits, divisor }: { bits: number; divisor: number }): number {
  let remainder = data;
  for (let step = 0; step < bits; step += 1) {
    remainder = (remainder << 1) ^ ((remainder >> (bits - 1)) * divisor);
  }
  return (data << bits) | remainder;
}

/** Level H, two bits, and the mask, three, twice round the finders (clause 7.9). */
export function drawFormat(grid: Grid, mask: number): void {
  const levelH = 0b10;
  const format = withRemainder((levelH << 3) | mask, { bits: 10, divisor: 0x537 }) ^ 0x5412;
  const bit = (index: number) => ((format >> index) & 1) === 1;
  const last = grid.size - 1;
  for (let index = 0; index < 15; index += 1) {
    const down = index < 6 ? index : index + 1;
    if (index < 8) grid.fix(8, down, bit(index));
    else grid.fix(index === 8 ? 7 : 14 - index, 8, bit(index));
    if (index < 8) grid.fix(last - index, 8, bit(index));
    else grid.fix(8, last - 14 + index, bit(index));
  }
  grid.fix(8, last - 7, true);
}

/** The version, beside the upper right and the lower left finder (clause 7.10). */
function drawVersion(grid: Grid, version: number): void {
  const bits = withRemainder(version, { bits: 12, divisor: 0x1f25 });
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >> index) & 1) === 1;
    const far = grid.size - 11 + (index % 3);
    const near = Math.floor(index / 3);
    grid.fix(far, near, isDark);
    grid.fix(near, far, isDark);
  }
}
