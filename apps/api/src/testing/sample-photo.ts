import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of some pixels as a phone takes it: with camera, place and time, and lying on its side. */
export function samplePhoto({ width = 900, height = 600 } = {}): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'Sample Phone', Model: 'Sample 1', DateTime: '2026:12:01 10:00:00' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 56/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '82/1 27/1 0/1' },
  };
  return picture({ width, height }).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
}

/** The same in another format, without metadata. */
export function samplePicture(format: 'png' | 'webp' | 'gif' | 'tiff' | 'avif'): Promise<Buffer> {
  return picture({ width: 90, height: 60 }).toFormat(format).toBuffer();
}

function picture({ width, height }: { width: number; height: number }) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#285', noise } });
}

/**
 * A HEIC of 120 by 80 pixels, red in the upper left quarter and green elsewhere, with the same words about camera, place and
 * time. Written with libheif 1.15 and x265.
 */
export const sampleHeic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA21tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'AA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAORAAEAAAAAAAAAcAACAAAAAAQBAAEAAAAAAAABegAAADhpaW5mAAAA',
    'AAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAACrGlwcnAAAAKNaXBjbwAAAHVodmNDAQNwAAAA',
    'AAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDyBRZbq',
    'SRprmwIAAAMAAgAAAwACECIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAHgAAABQAAAB7GNvbHJwcm9mAAAB4GxjbXMEIAAAbW50',
    'clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5keem/Vlo+',
    'AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQA',
    'AAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAg',
    'YlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAA',
    'HABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd///zJgAAB5AAAP2S///7of///aIAAAPcAADAcVhZ',
    'WiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBhcmEAAAAAAAMAAAACZmkA',
    'APKnAAANWQAAE9AAAApbAAAAEHBpeGkAAAAAAwgICAAAABdpcG1hAAAAAAAAAAEAAQSBAoOEAAAAGmlyZWYAAAAAAAAADmNkc2MA',
    'AgABAAEAAAHybWRhdAAAAGwoAa8TgLiRUKHDT//ymUf/2D+eH4sHp+HUWuqPA5HBtClEqjOhMtgsruBv+1BFyCM90sZUYIJcRpdc',
    'q+hBaTkvw4DsGyGpVCnmKgFH2Yq8oXTYTUhgu++yF2U3QSgAAl4AAAMAAMsAAxQAA9oAAAAASUkqAAgAAAAKAA8BAgANAAAAtAAA',
    'ABABAgAJAAAAqgAAABIBAwABAAAABgAAABoBBQABAAAAhgAAABsBBQABAAAAjgAAACgBAwABAAAAAgAAADIBAgAUAAAAlgAAABMC',
    'AwABAAAAAQAAAGmHBAABAAAAwgAAACWIBAABAAAAEAEAAAAAAAA4YwAA6AMAADhjAADoAwAAMjAyNjoxMjowMSAxMDowMDowMABT',
    'YW1wbGUgMQAAU2FtcGxlIFBob25lAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKg',
    'BAABAAAAeAAAAAOgBAABAAAAUAAAAAAAAAAEAAEAAgACAAAATgAAAAIABQADAAAAXgEAAAMAAgACAAAAVwAAAAQABQADAAAARgEA',
    'AAAAAABSAAAAAQAAABsAAAABAAAAAAAAAAEAAAAbAAAAAQAAADgAAAABAAAAAAAAAAEAAAA=',
  ].join(''),
  'base64',
);

/** A PNG of a few kilobytes that claims to be of so many pixels on each side. */
export function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
