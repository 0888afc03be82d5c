/** The wheel of every small drawing, 100 units in radius, for its `use` elements to place. */
export function MiniWheel({ id }: { id: string }) {
  return (
    <g id={id}>
      <circle r="100" fill="var(--ink-900)" />
      <path fill="var(--ink-800)" d="M-92-8A92 92 0 0 1 92-8L80-6A80 80 0 0 0-80-6Z" />
      <circle r="74" fill="var(--ink-400)" />
      <circle r="66" fill="var(--ink-950)" />
      <circle r="46" fill="var(--ink-600)" />
      <path
        fill="none"
        stroke="var(--ink-200)"
        strokeWidth="9"
        d="m0 0-9-63M0 0l9-63M0 0l58-28M0 0l63-11M0 0l44 46M0 0l30 57M0 0l-30 57M0 0l-44 46M0 0l-63-11M0 0l-58-28"
      />
      <circle r="15" fill="var(--ink-300)" />
    </g>
  );
}
