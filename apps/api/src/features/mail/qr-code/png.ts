import { crc32, deflateSync } from 'node:zlib';

/** The light frame that readers need, in modules (ISO/IEC 18004, clause 6.3.9). */
const frame = 4;

/**
 * A picture of modules, black on white, each `scale` pixels wide, with its light frame: PNG of one bit a pixel (PNG
 * specification, third edition).
 */
export function modulesPng(modules: readonly (readonly boolean[])[], scale: number): Buffer {
  const side = (modules.length + 2 * frame) * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, shades of gray, and nothing else out of the ordinary.
  header.writeUInt8(1, 8);
  const rows = Array.from({ length: side }, (_, y) =>
    row(modules[Math.floor(y / scale) - frame] ?? [], { side, scale }),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One line of pixels, a set bit for white, after a byte that means "not filtered". */
function row(modules: readonly boolean[], { side, scale }: { side: number; scale: number }): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(side / 8));
  for (let x = 0; x < side; x += 1) {
    const isDark = modules[Math.floor(x / scale) - frame] === true;
    if (!isDark) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  }
  return line;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
