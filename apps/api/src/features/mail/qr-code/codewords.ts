import { correctionBytes } from './reed-solomon';

/**
 * Correction bytes of each block, and the number of blocks, for versions 1 to 20 at level H, where a quarter of the code
 * may be covered (ISO/IEC 18004, table 9). Version 20 holds 382 bytes, more than the longest host with our longest path.
 */
const correctionPerBlock = [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28];
const blockCounts = [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25];

/** Bits of a version that are left for data and correction, the figures around them taken off (clause 6.3.8, table 1). */
function usableBits(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  const alignments = Math.floor(version / 7) + 2;
  return all - (25 * alignments - 10) * alignments + 55 - (version >= 7 ? 36 : 0);
}

interface Capacity {
  version: number;
  dataBytes: number;
  totalBytes: number;
  blocks: number;
  correction: number;
}

function capacityOf(version: number): Capacity {
  const blocks = blockCounts[version - 1] ?? 0;
  const correction = correctionPerBlock[version - 1] ?? 0;
  const totalBytes = Math.floor(usableBits(version) / 8);
  return { version, blocks, correction, totalBytes, dataBytes: totalBytes - blocks * correction };
}

/** The text as bits that announce themselves as bytes, padded to what the version holds (clauses 7.4.5 and 7.4.10). */
function dataBytesOf(bytes: Uint8Array, { version, dataBytes }: Capacity): number[] {
  const lengthBits = lengthBitsOf(version);
  const bits = `0100${bytes.length.toString(2).padStart(lengthBits, '0')}${[...bytes].map(byteBits).join('')}`;
  const ended = bits.padEnd(Math.min(bits.length + 4, dataBytes * 8), '0');
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const data = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0xec; data.length < dataBytes; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

function lengthBitsOf(version: number): number {
  return version < 10 ? 8 : 16;
}

function byteBits(byte: number): string {
  return byte.toString(2).padStart(8, '0');
}

/** The bytes of a QR code in the order in which they are drawn, and the smallest version that holds them. */
export function codewordsOf(text: string): { version: number; bytes: number[] } {
  const content = new TextEncoder().encode(text);
  const capacity = blockCounts
    .map((_, index) => capacityOf(index + 1))
    .find(({ version, dataBytes }) => dataBytes * 8 >= 4 + lengthBitsOf(version) + content.length * 8);
  if (capacity === undefined) throw new RangeError(`A QR code of ours cannot hold ${content.length} bytes`);
  return { version: capacity.version, bytes: interleave(dataBytesOf(content, capacity), capacity) };
}

/** Bytes of all blocks in turns, so that a stain takes a little of each (clause 7.6). The last blocks are the longer ones. */
function interleave(data: readonly number[], { blocks: count, correction, totalBytes, dataBytes }: Capacity): number[] {
  const shortLength = Math.floor(dataBytes / count);
  const shortCount = count - (totalBytes % count);
  const blocks: number[][] = [];
  let start = 0;
  for (let index = 0; index < count; index += 1) {
    const length = shortLength + (index < shortCount ? 0 : 1);
    blocks.push(data.slice(start, start + length));
    start += length;
  }
  return [...inTurns(blocks), ...inTurns(blocks.map((block) => correctionBytes(block, correction)))];
}

function inTurns(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => (index < block.length ? [block[index] ?? 0] : [])),
  ).flat();
}
