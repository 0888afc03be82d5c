import { makeTrackingCode } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import { describe, expect, test } from 'vitest';
import { readScannedText } from './scanned-code';

const trackingCode = makeTrackingCode(brand.codePrefix, [7, 1, 20, 3, 9, 22, 30]);
const origins = ['https://tintforge.example', 'http://localhost:3000'];
const read = (text: string) => readScannedText(text, origins);
const bare = trackingCode.slice(3);

describe('the code is found in', () => {
  test.each([
    ['the QR code of a pass', `https://tintforge.example/booking-verification/${trackingCode}`],
    ['the other address of the shop', `http://localhost:3000/booking-verification/${trackingCode}`],
    [
      'a link from a mail, its secret left out',
      `https://tintforge.example/booking-verification/${trackingCode}#secret`,
    ],
    ['a link without its scheme', `tintforge.example/booking-verification/${trackingCode.toLowerCase()}?a=b`],
    ['the code', trackingCode],
    ['small letters', trackingCode.toLowerCase()],
    ['no hyphens', trackingCode.replaceAll('-', '')],
    ['blanks', `  ${brand.codePrefix} ${bare.replace('-', ' ')}\n`],
    ['other dashes', trackingCode.replaceAll('-', '–')],
    ['no letters in front', bare],
    ['neither letters nor hyphen', bare.replace('-', '')],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual({ kind: 'code', trackingCode });
  });
});

describe('what is no code of ours says why', () => {
  test.each([
    ['', { kind: 'nothing' }],
    ['   ', { kind: 'nothing' }],
    [
      `https://elsewhere.example/booking-verification/${trackingCode}`,
      { kind: 'other-site', host: 'elsewhere.example' },
    ],
    [
      `https://tintforge.example.evil.example/booking-verification/${trackingCode}`,
      { kind: 'other-site', host: 'tintforge.example.evil.example' },
    ],
    ['https://tintforge.example/booking-verification/TF-0000-0001', { kind: 'damaged' }],
    ['TF-0000-0001', { kind: 'damaged' }],
    [trackingCode.slice(0, -1), { kind: 'damaged' }],
    [`${trackingCode}7`, { kind: 'damaged' }],
    ['https://tintforge.example/contact', { kind: 'foreign' }],
    [`${brand.codePrefix} 0000 0001`, { kind: 'damaged' }],
    ['WIFI:S:Sample;T:WPA;P:secret;;', { kind: 'foreign' }],
    ['4006381333931', { kind: 'foreign' }],
    ['https://[/booking-verification/x', { kind: 'foreign' }],
    ['東京', { kind: 'foreign' }],
    ['x'.repeat(100_000), { kind: 'foreign' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

test('every code is found however it is written', () => {
  const some = [0, 9, 17, 22, 30, 31, 5];
  const codes = some.flatMap((_, place) =>
    Array.from({ length: 32 }, (_unused, symbol) => makeTrackingCode(brand.codePrefix, some.with(place, symbol))),
  );
  for (const code of codes) {
    for (const dash of ['', '-', ' ', '–', ' - ']) {
      const written = code.replaceAll('-', dash);
      for (const text of [written, written.toLowerCase(), written.slice(2)]) {
        expect(read(text), text).toEqual({ kind: 'code', trackingCode: code });
      }
    }
  }
});
