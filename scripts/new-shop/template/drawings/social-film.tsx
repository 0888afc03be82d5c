interface SocialFilmProps {
  /** Design tokens in hexadecimal sRGB. */
  colors: Readonly<Record<string, string>>;
  /** Of the picture, in pixels; the ground behind the words ends at `ground`. */
  width: number;
  height: number;
  ground: number;
}

/** How the place on social pictures is seen, after its name: "a sunset …". */
export const filmInWords = 'behind half a window of film';

/** The film over the place on social pictures: one sheet, half on, and the ground of the words. Plain shapes only. */
export function SocialFilm({ colors, width, height, ground }: SocialFilmProps) {
  const edge = (ground + width) / 2;
  return (
    <>
      <path d={`M${edge + 60} 0H${width}V${height}H${edge - 60}Z`} fill={colors.film} opacity=".5" />
      <path d={`M${edge + 60} 0L${edge - 60} ${height}`} fill="none" stroke={colors['paper-0']} strokeWidth="2" opacity=".6" />
      <rect width={ground} height={height} fill={colors['ink-950']} opacity=".72" />
    </>
  );
}
