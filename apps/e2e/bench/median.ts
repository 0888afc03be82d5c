/** The one in the middle by `measure`; of an even number, the lower of the two. Throws when there is none. */
export function medianBy<Each>(all: readonly Each[], measure: (each: Each) => number): Each {
  const ordered = all.toSorted((one, other) => measure(one) - measure(other));
  const middle = ordered[Math.floor((ordered.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
