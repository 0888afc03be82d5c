interface SocialFilmProps {
  /** Design tokens in hexadecimal sRGB. */
  colors: Readonly<Record<string, string>>;
  /** Of the picture, in pixels; the ground behind the words ends at `ground`. */
  width: number;
  height: number;
  ground: number;
}

/** How the place on social pictures is seen, after its name: "dusk over the Continental Divide …". */
export const filmInWords = 'with three films laid over it like strata';

/** Upper edges of the films Mica, Shale and Basalt, which swell toward the east like rock, and how much each darkens. */
const strata = [
  { edge: 'M683 350c90 44 160 48 247 0s170-170 290-190', opacity: 0.2 },
  { edge: 'M665 466c90 36 180 38 285-10s160-120 270-140', opacity: 0.38 },
  { edge: 'M650 566c110 20 200 20 310-12s160-70 260-84', opacity: 0.6 },
];

/** The film over the place on social pictures: three strata, and the words on a slope. Plain shapes only. */
export function SocialFilm({ colors, height, ground }: SocialFilmProps) {
  const slope = `M0 0H${ground + 96}L${ground} ${height}H0Z`;
  return (
    <>
      {strata.map(({ edge, opacity }) => (
        <g key={edge}>
          <path d={`${edge}V${height}H${ground}Z`} fill={colors.film} opacity={opacity} />
          <path d={edge} fill="none" stroke={colors['paper-0']} strokeWidth="3" opacity=".3" />
        </g>
      ))}
      <path d={slope} fill={colors['ink-950']} opacity=".82" />
      <path d={`M${ground + 96} 0L${ground} ${height}`} fill="none" stroke={colors['ember-500']} strokeWidth="6" />
    </>
  );
}
