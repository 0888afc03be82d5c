import { filmAlpha, rampShades } from '@tintforge/ui';

interface SocialFilmProps {
  /** Design tokens in hexadecimal sRGB. */
  colors: Readonly<Record<string, string>>;
  /** Of the picture, in pixels; the ground behind the words ends at `ground`. */
  width: number;
  height: number;
  ground: number;
}

/** How the place on social pictures is seen, after its name: "a sunset over the Gulf through …". */
export const filmInWords = 'through seven shades of window film';

/** The film over the place on social pictures: the seven panes of the mark, right of the words. Plain shapes only. */
export function SocialFilm({ colors, width, height, ground }: SocialFilmProps) {
  const paneWidth = (width - ground) / rampShades.length;
  return (
    <>
      {rampShades.map((shade, index) => (
        <g key={shade} transform={`translate(${ground + index * paneWidth})`}>
          <rect width={paneWidth} height={height} fill={colors.film} opacity={filmAlpha(shade)} />
          <rect x="-3" width="3" height={height} fill={colors['ink-950']} opacity=".25" />
          <rect width="1.5" height={height} fill={colors['paper-0']} opacity=".55" />
        </g>
      ))}
      <rect width={ground} height={height} fill={colors['ink-950']} opacity=".68" />
    </>
  );
}
