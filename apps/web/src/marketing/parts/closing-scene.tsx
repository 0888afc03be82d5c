import { filmAlpha, rampShades } from '@tintforge/ui';

/** Where the first pane begins and how far apart they stand, in units of the canvas. */
const firstPane = 848;
const paneStep = 86;

/** The evening sun over the Gulf, and the seven panes in front of it. Covers the place that it is given. Decorative. */
export function ClosingScene({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 520" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path d="M600 520L1440 -160V520Z" fill="var(--sky-2)" />
      <path d="M640 520L1440 40V520Z" fill="var(--sky-3)" />
      <path d="M680 520L1440 170V520Z" fill="var(--sky-4)" />
      <path d="M720 520L1440 270V520Z" fill="var(--sky-5)" />
      <path d="M760 520L1440 350V520Z" fill="var(--sky-6)" />
      <path d="M800 520L1440 420V520Z" fill="var(--sky-7)" />
      <circle cx="1006" cy="384" r="78" fill="var(--sun-100)" />
      {rampShades.map((shade, index) => (
        <g key={shade} transform={`translate(${firstPane + index * paneStep})`}>
          <rect width={paneStep - 2} height="520" fill="var(--film)" fillOpacity={filmAlpha(shade)} />
          <rect width="1.5" height="520" fill="var(--seam-3)" />
        </g>
      ))}
    </svg>
  );
}
