import { SocialPlace } from '@tintforge/shop/drawings/social-place';
import { filmAlpha, rampShades } from '@tintforge/ui';
import { socialColors as colors } from './social-colors';
import { socialSize } from './social-size';

const { width, height } = socialSize;
/** Left edge of the panes; the words are to the left of it. */
const panesX = 640;
const paneWidth = (width - panesX) / rampShades.length;

/** The picture behind the words: the shop's place, seen through the seven shades of the ramp. */
export function SocialScene() {
  return (
    <>
      <SocialPlace colors={colors} width={width} height={height} />
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
