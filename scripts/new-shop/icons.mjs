import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** How much of the color each pane of the mark keeps, from clear to dark. */
const panes = [1, 0.72, 0.46, 0.2];

function channels(color) {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

const hex = (rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function paneColors(color) {
  return panes.map((share) => channels(color).map((value) => value * share));
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

/** zlib's own where Node has it (22.2), else by hand. */
function crc(body) {
  if (crc32 !== undefined) return crc32(body);
  let rest = 0xffffffff;
  for (const byte of body) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

/** A square of panes as a PNG; `radius` is a share of its side. */
function png(size, colors, radius) {
  const corner = radius * size;
  const rows = Buffer.alloc((size * 4 + 1) * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const dx = Math.max(corner - x - 0.5, x + 0.5 - (size - corner), 0);
      const dy = Math.max(corner - y - 0.5, y + 0.5 - (size - corner), 0);
      const alpha = Math.min(1, Math.max(0, corner - Math.hypot(dx, dy) + 0.5));
      const at = y * (size * 4 + 1) + 1 + x * 4;
      const pane = colors[Math.floor((x / size) * colors.length)];
      rows.set([...pane, corner === 0 ? 255 : alpha * 255].map(Math.round), at);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** PNGs in one file, as browsers look for at /favicon.ico. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, index) => {
    const at = 6 + 16 * index;
    head.set([size, size], at);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

/** Writes a shop's icons: four panes of its color, from clear to dark. */
export function writeIcons(folder, { color, name }) {
  mkdirSync(folder, { recursive: true });
  const colors = paneColors(color);
  const write = (file, content) => writeFileSync(join(folder, file), content);
  const bars = colors.map((rgb, index) => `<path fill="${hex(rgb)}" d="M${index * 8} 0h8v32h-8Z"/>`).join('');
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  write(
    'favicon.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${title}</title><clipPath id="r"><rect width="32" height="32" rx="7"/></clipPath><g clip-path="url(#r)">${bars}</g></svg>\n`,
  );
  for (const size of [192, 512]) {
    write(`icon-${size}.png`, png(size, colors, 0.22));
    write(`icon-maskable-${size}.png`, png(size, colors, 0));
  }
  write('apple-touch-icon.png', png(180, colors, 0));
  write('favicon.ico', ico([16, 32, 48].map((size) => ({ size, data: png(size, colors, 0.22) }))));
}
