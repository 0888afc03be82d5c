const rating =
  /★|\b\d(?:\.\d)? ?(?:of|out of|\/) ?5\b|\b(?:five|\d(?:\.\d)?)[- ]stars?\b|\b\d+\+? (?:ratings|reviews)\b/i;

/** True when a text prints a rating without its source; ratings come from `reviews`, which has one. */
export function printsRating(text: string): boolean {
  return rating.test(text) && !/\bstated by the shop\b/i.test(text);
}
