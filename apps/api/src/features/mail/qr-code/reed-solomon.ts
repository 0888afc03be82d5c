/** Multiplies in the field of 256 elements of QR codes (ISO/IEC 18004, clause 7.5: modulus 0x11d). */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product >= 128 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** Coefficients of (x − 2⁰)(x − 2¹)…, highest first, without the leading one. */
function generator(degree: number): number[] {
  let coefficients = [1];
  let root = 1;
  for (let power = 0; power < degree; power += 1) {
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((value, index) => value ^ multiply(coefficients[index - 1] ?? 0, root));
    root = multiply(root, 2);
  }
  return coefficients.slice(1);
}

/** The `count` bytes by which a reader mends what is smudged: the remainder of a division of polynomials. */
export function correctionBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let remainder: number[] = new Array(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    const shifted = [...remainder.slice(1), 0];
    remainder = shifted.map((value, index) => value ^ multiply(divisor[index] ?? 0, factor));
  }
  return remainder;
}
