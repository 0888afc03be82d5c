import { crc32, deflateSync } from 'node:zlib';
import type { Drawn } from './svg-renderer';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * An opaque drawing as PNG (W3C, PNG third edition). Flat colors deflate best without a filter and without alpha: two
 * thirds of the renderer's own output.
 */
export function pngOf({ width, height, pixels }: Drawn): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue; the rest is zero.
  header.set([8, 2], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rowsOf({ width, height, pixels }), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows of red, green and blue. Each begins with the number of its filter: 0, none. */
function rowsOf({ width, height, pixels }: Drawn): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let end = 0;
  pixels.forEach((channel, index) => {
    if (index % (width * 4) === 0) end += 1;
    if (index % 4 === 3) return;
    rows[end] = channel;
    end += 1;
  });
  return rows;
}

/** Length, name, content, and the checksum of name and content. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
