import type { Locator } from '@playwright/test';

/** Data bytes of each block at error correction level H, by version (ISO/IEC 18004, table 9): those our links need. */
const blocksByVersion: Readonly<Record<number, readonly number[]>> = {
  5: [11, 11, 12, 12],
  6: [15, 15, 15, 15],
  7: [13, 13, 13, 13, 14],
  8: [14, 14, 14, 14, 15, 15],
};

/** Rows and columns of the alignment patterns' centers, by version. */
const alignmentCentres: Readonly<Record<number, readonly number[]>> = {
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
};

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The two format bits of the highest level, H. */
const levelH = 0b10;

/** Reads the text out of a QR code of level H drawn as an SVG path, as a camera would; throws when it is none. */
export async function readQrCode(svg: Locator): Promise<string> {
  const path = (await svg.locator('path').last().getAttribute('d')) ?? '';
  const modules = modulesOf(path);
  const size = modules.length;
  const version = (size - 17) / 4;
  const blocks = blocksByVersion[version];
  const centers = alignmentCentres[version];
  if (blocks === undefined || centers === undefined) throw new Error(`A QR code of ${size} modules is not known here`);

  const format = bitsOf(modules, formatPlaces) ^ 0b101_0100_0001_0010;
  if (format >> 13 !== levelH) throw new Error('The QR code is not of level H');
  const mask = masks[(format >> 10) & 0b111];
  const bits: number[] = [];
  for (const [row, column] of dataPlaces(size, centers)) {
    bits.push(Number(modules[row]?.[column] !== mask?.(row, column)));
  }
  return textOf(arrange(bytesOf(bits), blocks));
}

/** The path is one rectangle for each run of dark modules in a row. */
function modulesOf(path: string): boolean[][] {
  const runs = [...path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H\d+z/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(length),
  }));
  const size = Math.max(0, ...runs.map(({ x, length }) => x + length));
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const { x, y, length } of runs) modules[y]?.fill(true, x, x + length);
  return modules;
}

/** Positions of the fifteen format bits around the upper left finder, the highest first. */
const formatPlaces: readonly (readonly [number, number])[] = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
  ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
];

function bitsOf(modules: boolean[][], places: typeof formatPlaces): number {
  return places.reduce((bits, [row, column]) => bits * 2 + Number(modules[row]?.[column] ?? false), 0);
}

/** The places of the data in reading order: pairs of columns from the right, up and down by turns. */
function* dataPlaces(size: number, centers: readonly number[]): Generator<readonly [number, number]> {
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUpwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isPattern({ row, column, size, centers })) yield [row, column];
      }
    }
    isUpwards = !isUpwards;
  }
}

/** Finders with format bits, timing lines, version bits and alignment patterns hold no data. */
function isPattern(place: { row: number; column: number; size: number; centers: readonly number[] }): boolean {
  const { row, column, size, centers } = place;
  const far = size - 8;
  if ((row < 9 && column < 9) || (row < 9 && column >= far) || (row >= far && column < 9)) return true;
  if (row === 6 || column === 6) return true;
  if (size >= 45 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const isNear = (center: number, at: number) => Math.abs(center - at) <= 2;
  return centers.some((y) => centers.some((x) => isNear(y, row) && isNear(x, column) && !isFinder({ x, y, size })));
}

/** The three corners in which a finder takes an alignment pattern's place. */
function isFinder({ x, y, size }: { x: number; y: number; size: number }): boolean {
  return (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
}

function bytesOf(bits: readonly number[]): number[] {
  const bytes: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) bytes.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
  return bytes;
}

/** Blocks are interleaved, a byte of each in turn; the short ones end first. Error correction follows. */
function arrange(bytes: readonly number[], lengths: readonly number[]): number[] {
  const blocks = lengths.map((): number[] => []);
  let at = 0;
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    for (const [number, block] of blocks.entries()) {
      if (index >= (lengths[number] ?? 0)) continue;
      block.push(bytes[at] ?? 0);
      at += 1;
    }
  }
  return blocks.flat();
}

/** Byte mode: four bits of mode, eight of length, then the bytes, all shifted by half a byte. */
function textOf(data: readonly number[]): string {
  const [first = 0, second = 0] = data;
  if (first >> 4 !== 0b0100) throw new Error('The QR code holds no bytes');
  const length = ((first & 0b1111) << 4) | (second >> 4);
  const shifted = data.slice(1, length + 2);
  const bytes = shifted
    .slice(0, length)
    .map((byte, index) => ((byte & 0b1111) << 4) | ((shifted[index + 1] ?? 0) >> 4));
  return Buffer.from(bytes).toString('utf8');
}
