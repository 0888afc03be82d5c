import { filmAlpha, rampShades } from '@tintforge/ui';

/** A time of day. */
export type ClosingHour = 'noon' | 'gold' | 'dusk';

/** Left edge of the first pane and total width of the panes, in units of the canvas. */
const firstPane = 848;
const panesWidth = 602;

/** Start of the rays on the ground and their end on the right, from the widest to the narrowest. */
const rays = [
  'M600 520L1440 -160',
  'M640 520L1440 40',
  'M680 520L1440 170',
  'M720 520L1440 270',
  'M760 520L1440 350',
  'M800 520L1440 420',
];

const hours: Readonly<Record<ClosingHour, { sun: { cx: number; cy: number }; fills: readonly string[] }>> = {
  noon: { sun: { cx: 1232, cy: 214 }, fills: ['gulf-900', 'gulf-800', 'gulf-700', 'gulf-500', 'gulf-400', 'gulf-300'] },
  gold: { sun: { cx: 1122, cy: 290 }, fills: ['sky-3', 'sky-4', 'sun-600', 'sky-5', 'sun-500', 'sun-400'] },
  dusk: { sun: { cx: 1006, cy: 384 }, fills: ['sky-2', 'sky-3', 'sky-4', 'sky-5', 'sky-6', 'sky-7'] },
};

interface ClosingSceneProps {
  className: string | undefined;
  hour?: ClosingHour | undefined;
  /** Percent of light that each pane lets through, from left to right; the ramp's own seven by default. */
  shades?: readonly number[] | undefined;
}

/** A low sun, and panes of film in front of it. Covers its container. Decorative. */
export function ClosingScene({ className, hour = 'dusk', shades = rampShades }: ClosingSceneProps) {
  const { sun, fills } = hours[hour];
  const paneStep = panesWidth / shades.length;
  return (
    <svg className={className} viewBox="0 0 1440 520" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {rays.map((ray, index) => (
        <path key={ray} d={`${ray}V520Z`} fill={`var(--${fills[index]})`} />
      ))}
      <circle {...sun} r="78" fill="var(--sun-100)" />
      {shades.map((shade, index) => (
        <g key={shade} transform={`translate(${firstPane + index * paneStep})`}>
          <rect width={paneStep - 2} height="520" fill="var(--film)" fillOpacity={filmAlpha(shade)} />
          <rect width="1.5" height="520" fill="var(--seam-3)" />
        </g>
      ))}
    </svg>
  );
}
