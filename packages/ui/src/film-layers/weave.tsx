import { isometric } from './isometric';

const threads = 16;

export interface WeaveProps {
  /** The level of the plate under it. */
  level: number;
}

/** A carbon weave on a plate: a twill of light and dark threads. */
export function Weave({ level }: WeaveProps) {
  const patches = Array.from({ length: threads * threads }, (_, index) => {
    const column = Math.floor(index / threads);
    const row = index % threads;
    const { x, y } = isometric({ right: (column + 0.1) / threads, left: (row + 0.1) / threads, level });
    // Two threads up, two down; the mask keeps the remainder of a negative difference positive.
    return { isUnder: ((column - row) & 3) < 2, d: `M${x} ${y}l12.5 6.2-12.5 6.3-12.5-6.3Z` };
  });
  const under = patches.filter((patch) => patch.isUnder);
  const over = patches.filter((patch) => !patch.isUnder);
  return (
    <>
      <path fill="color-mix(in oklab, var(--ink-950) 70%, var(--ink-400))" d={under.map(({ d }) => d).join('')} />
      <path fill="var(--ink-600)" d={over.map(({ d }) => d).join('')} />
    </>
  );
}
