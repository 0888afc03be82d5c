import { filmAlpha, rampShades } from '@tintforge/ui';
import { socialColors as colors } from './social-colors';
import { socialSize } from './social-size';

const { width, height } = socialSize;
const horizon = 430;
const sunX = 740;
/** Left edge of the panes; the words are to the left of it. */
const panesX = 640;
const paneWidth = (width - panesX) / rampShades.length;

/** Planes of light around the sun, the widest first. */
const light = [
  { fill: colors['sky-2'], rx: 900, ry: 666 },
  { fill: colors['sky-3'], rx: 700, ry: 518 },
  { fill: colors['sky-4'], rx: 520, ry: 385 },
  { fill: colors['sky-5'], rx: 370, ry: 274 },
  { fill: colors['sky-6'], rx: 250, ry: 185 },
  { fill: colors['sky-7'], rx: 150, ry: 111 },
];

/** The sun on the water: one path of lenses that widen toward the viewer. */
const glints = Array.from({ length: 24 }, (_, line) => {
  const length = 18 + 7.8 * line;
  return `M${sunX - length / 2} ${horizon + 3 + 3.6 * line}q${length / 2}-2 ${length} 0q${-length / 2} 2 ${-length} 0`;
}).join('');

/** The picture behind the words: a low sun, seen through the seven shades of the ramp. */
export function SocialScene() {
  return (
    <>
      <rect width={width} height={height} fill={colors['sky-1']} />
      {light.map(({ fill, rx, ry }) => (
        <ellipse key={fill} fill={fill} cx={sunX} cy={horizon} rx={rx} ry={ry} />
      ))}
      <circle fill={colors['sun-100']} cx={sunX} cy={horizon - 42} r="46" />
      <rect y={horizon} width={width} height={height} fill={colors['sea-1']} />
      <path fill={colors['sea-2']} d="M0 440c400-4 760 16 900 16s200-16 300-18v192H0Z" />
      <path fill={colors['sea-3']} d="M0 480c400-8 760 24 900 24s200-20 300-24v150H0Z" />
      <path fill={colors['ink-950']} opacity=".55" d="M0 558c400-12 800 8 1200-6v78H0Z" />
      <path fill={colors['sun-200']} opacity=".8" d={glints} />
      {rampShades.map((shade, index) => (
        <g key={shade} transform={`translate(${panesX + index * paneWidth})`}>
          <rect width={paneWidth} height={height} fill={colors.film} opacity={filmAlpha(shade)} />
          <rect x="-3" width="3" height={height} fill={colors['ink-950']} opacity=".25" />
          <rect width="1.5" height={height} fill={colors['paper-0']} opacity=".55" />
        </g>
      ))}
      <rect width={panesX} height={height} fill={colors['ink-950']} opacity=".68" />
    </>
  );
}
