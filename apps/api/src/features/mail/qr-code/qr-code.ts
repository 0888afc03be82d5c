import encodeQR from 'qr';

/**
 * The modules of a QR code, row by row, true for dark, without the light frame that readers need. Level H like the code
 * that the site shows.
 */
export function qrModules(text: string): boolean[][] {
  // The encoder always draws some frame.
  const framed = encodeQR(text, 'raw', { ecc: 'high', border: 1 });
  return framed.slice(1, -1).map((row) => row.slice(1, -1));
}
