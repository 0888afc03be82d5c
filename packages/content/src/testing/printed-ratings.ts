const rating =
  /★|\b\d(?:\.\d)? ?(?:of|out of|\/) ?5\b|\b(?:five|\d(?:\.\d)?)[- ]stars?\b|\b\d+\+? (?:ratings|reviews)\b/i;

/** True when a text prints a rating: those come from `reviews`. */
export function printsRating(text: string): boolean {
  return rating.test(text);
}
