/** Position of the edge in the drawing below, in units of the scene. */
export const drawnEdge = 836;

/** Reflections on the pane, its cut edge and a grip. The grip is only drawn: the draggable control is above it. */
export function FilmEdge({ edge }: { edge: number }) {
  return (
    <g transform={`translate(${edge - drawnEdge} 0)`}>
      <g fill="color-mix(in oklab,var(--paper-0) 40%,var(--gulf-100))">
        <path opacity=".05" d="M836 0h344L836 620Z" />
        <path opacity=".04" d="M1250 0h180L930 900h-94V760Z" />
        <path opacity=".03" d="M1470 0h40l-500 900h-40Z" />
      </g>
      <g>
        <path fill="color-mix(in oklab,var(--ink-950) 60%,var(--film))" opacity=".35" d="M828 0h8v900h-8Z" />
        <path fill="color-mix(in oklab,var(--paper-0) 70%,var(--gulf-100))" opacity=".85" d="M836 0h2.5v900H836Z" />
        <path fill="color-mix(in oklab,var(--ink-200) 70%,var(--gulf-300))" opacity=".5" d="M838.5 0h5.5v900h-5.5Z" />
        <path fill="var(--ink-950)" opacity=".35" d="M844 0h2v900h-2Z" />
      </g>
      <g transform="translate(840 640)">
        <rect fill="var(--ink-950)" x="-17" y="-44" width="34" height="88" rx="14" />
        <path fill="var(--ink-800)" d="M-17-30A14 14 0 0 1-3-44h6a14 14 0 0 1 14 14v4h-34Z" />
        <path fill="color-mix(in oklab,var(--ink-200) 40%,var(--gulf-100))" d="M-5-16h3v32h-3Zm7 0h3v32H2Z" />
      </g>
    </g>
  );
}
