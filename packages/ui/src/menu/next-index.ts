/** The keys for next and previous: down and up in a column, right and left in a row. */
const keys = {
  column: { forward: 'ArrowDown', back: 'ArrowUp' },
  row: { forward: 'ArrowRight', back: 'ArrowLeft' },
} as const;

/**
 * Target of a key in a list that wraps around: `at` is the index with the focus, -1 for none. Undefined for other keys,
 * and in an empty list.
 */
export function nextIndex({
  key,
  at,
  count,
  along,
}: {
  key: string;
  at: number;
  count: number;
  along: keyof typeof keys;
}): number | undefined {
  if (count === 0) return undefined;
  const { forward, back } = keys[along];
  if (key === forward) return (at + 1) % count;
  if (key === back) return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
