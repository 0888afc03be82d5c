/**
 * True when the text has no control character and no line break of any kind, so that it cannot forge an email header.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}
