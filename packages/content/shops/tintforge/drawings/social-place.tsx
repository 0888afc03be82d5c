interface SocialPlaceProps {
  /** Design tokens in hexadecimal sRGB. */
  colors: Readonly<Record<string, string>>;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
}

const horizon = 430;
const sunX = 740;

/** Planes of light around the sun, the widest first. */
const light = [
  { plane: 'sky-2', rx: 900, ry: 666 },
  { plane: 'sky-3', rx: 700, ry: 518 },
  { plane: 'sky-4', rx: 520, ry: 385 },
  { plane: 'sky-5', rx: 370, ry: 274 },
  { plane: 'sky-6', rx: 250, ry: 185 },
  { plane: 'sky-7', rx: 150, ry: 111 },
];

/** The sun on the water: one path of lenses that widen toward the viewer. */
const glints = Array.from({ length: 24 }, (_, line) => {
  const length = 18 + 7.8 * line;
  return `M${sunX - length / 2} ${horizon + 3 + 3.6 * line}q${length / 2}-2 ${length} 0q${-length / 2} 2 ${-length} 0`;
}).join('');

/** The shop's place on social pictures, which film and words cover: a low sun over the Gulf. Plain shapes only. */
export function SocialPlace({ colors, width, height }: SocialPlaceProps) {
  return (
    <>
      <rect width={width} height={height} fill={colors['sky-1']} />
      {light.map(({ plane, rx, ry }) => (
        <ellipse key={plane} fill={colors[plane]} cx={sunX} cy={horizon} rx={rx} ry={ry} />
      ))}
      <circle fill={colors['sun-100']} cx={sunX} cy={horizon - 42} r="46" />
      <rect y={horizon} width={width} height={height} fill={colors['sea-1']} />
      <path fill={colors['sea-2']} d="M0 440c400-4 760 16 900 16s200-16 300-18v192H0Z" />
      <path fill={colors['sea-3']} d="M0 480c400-8 760 24 900 24s200-20 300-24v150H0Z" />
      <path fill={colors['ink-950']} opacity=".55" d="M0 558c400-12 800 8 1200-6v78H0Z" />
      <path fill={colors['sun-200']} opacity=".8" d={glints} />
    </>
  );
}
