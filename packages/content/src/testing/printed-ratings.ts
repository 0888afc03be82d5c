const rating =
  /★|\b\d(?:\.\d)? ?(?:of|out of|\/) ?5\b|\b(?:five|\d(?:\.\d)?)[- ]stars?\b|\b\d+\+? (?:ratings|reviews)\b/i;

/** Whether a text prints a rating without saying who states it; ratings come from `reviews`, with their source. */
export function printsRating(text: string): boolean {
  return rating.test(text) && !/\bstated by the shop\b/i.test(text);
}
