import { isometric } from './isometric';

export interface ParticlesProps {
  /** The level of the plate under them. */
  level: number;
  /** Number of particles along each edge. */
  count: number;
}

/** Ceramic particles on a plate, in staggered rows. */
export function Particles({ level, count }: ParticlesProps) {
  const places = Array.from({ length: count * count }, (_, index) => {
    const row = index % count;
    const right = (Math.floor(index / count) + (row % 2 === 0 ? 0.25 : 0.75)) / count;
    return { right, left: (row + 0.5) / count, level };
  });
  // The last of a staggered row would hang over the edge.
  const centres = places.filter(({ right }) => right < 0.985).map(isometric);
  return (
    <>
      <path
        fill="color-mix(in oklab, var(--ink-300) 70%, var(--sea-3))"
        d={centres.map(({ x, y }) => `M${x} ${y}m-5.6 0l5.6 2.8 5.6-2.8v2l-5.6 3.2-5.6-3.2Z`).join('')}
      />
      <path
        fill="color-mix(in oklab, var(--ink-200) 60%, var(--gulf-100))"
        d={centres.map(({ x, y }) => `M${x} ${y}m-5.6 0l5.6-2.8 5.6 2.8-5.6 2.8Z`).join('')}
      />
    </>
  );
}
