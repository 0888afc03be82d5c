/** Position of a seat, and its shades: on the viewer's side of the cabin, or the far side. */
export interface SeatProps {
  transform: string;
  side: 'near' | 'far';
}

const shades = {
  near: { body: 'var(--v-cabin-0)', edge: 'var(--v-cabin-1)' },
  far: { body: 'var(--v-cabin-2)', edge: 'var(--v-cabin-3)' },
} as const;

/** A seat with its headrest in profile, as drawn in every cabin. */
export function Seat({ transform, side }: SeatProps) {
  const { body, edge } = shades[side];
  return (
    <g transform={transform}>
      <path fill={body} d="M-36 76c6-30 13-54 21-70 3-6 11-9 19-8 9 1 14 5 15 12 3 20 8 42 11 66Z" />
      <path fill={edge} d="M-36 76c6-30 13-54 21-70 2-4 6-7 10-8-5 16-14 48-16 78Z" />
      <path fill={body} d="m-5 0-2-10h3.5l2 10ZM5 0 3-10h3.5l2 10Z" />
      <path
        fill={body}
        d="M-16-13c-1-12 2-21 7-24.5 6-2.5 15-2 18.5 2.5 3 8 3 19 1 24.5C7-6.5-9-6.5-14-9.5q-2.1-1.4-2-3.5"
      />
      <path fill={edge} d="M-16-13c-1-12 2-21 7-24.5q3-1.3 6-1.5c-5 7-7 17-6.5 31.2-3-.7-6.5-2.2-6.5-5.2" />
    </g>
  );
}
