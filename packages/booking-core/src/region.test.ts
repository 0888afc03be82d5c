import { expect, test } from 'vitest';
import { parseZip, regionOfZip } from './region';
import { testCatalogue } from './testing/catalogue';

test.each([
  ['33602', '33602'],
  [' 33602 ', '33602'],
  ['33602-1234', '33602'],
  ['33602 1234', '33602'],
  ['336021234', '33602'],
  ['3 3 6 0 2', '33602'],
  ['00501', '00501'],
  ['33602–1234', '33602'],
  ['33602\u00a0', '33602'],
  ['33602-', '33602'],
  ['33602\n', '33602'],
  ['33602;', '33602'],
  ['33602.0', '33602'],
  ["'33602", '33602'],
  ['FL 33602', '33602'],
  ['FL, 33602-1234', '33602'],
  ['３３６０２', '33602'],
  ['٣٣٦٠٢', '33602'],
])('%j is the ZIP code %s', (text, zip) => {
  expect(parseZip(text)).toBe(zip);
});

test.each(['', '3360', '336022', '33602-12', '33602-12345', 'ABCDE', '-33602', '33602/33603', 'ZIP', 'FLA 33602'])(
  '%j is no ZIP code',
  (text) => {
    expect(parseZip(text)).toBeUndefined();
  },
);

test.each([
  ['33511', 'north'],
  ['33602', 'north'],
  ['33602-1234', 'north'],
  ['34102', 'south'],
  ['33401', undefined],
  ['34201', undefined],
  ['10001', undefined],
  ['336', undefined],
  ['', undefined],
])('%j is served by %s', (zip, region) => {
  expect(regionOfZip(testCatalogue, zip)?.id).toBe(region);
});

test('a whole ZIP code decides before the first digits, in whichever order the regions are', () => {
  const [north, south] = testCatalogue.regions;
  if (north === undefined || south === undefined) throw new Error('The catalog has two regions');
  const carved = { ...south, zipPrefixes: [...south.zipPrefixes, '33602', '3351'] };
  for (const regions of [
    [north, carved],
    [carved, north],
  ]) {
    const found = ['33602', '33603', '33511', '33521'].map(
      (zip) => regionOfZip({ ...testCatalogue, regions }, zip)?.id,
    );
    expect(found).toEqual(['south', 'north', 'south', 'north']);
  }
});
