interface SocialPlaceProps {
  /** Design tokens in hexadecimal sRGB. */
  colors: Readonly<Record<string, string>>;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
}

const bands = ['sky-2', 'sky-3', 'sky-4', 'sky-5', 'sky-6', 'sky-7'];

/** The picture of links to the site, which film and words cover: a sky and a plain. Plain shapes only. */
// @owner a drawing of your place
export function SocialPlace({ colors, width, height }: SocialPlaceProps) {
  return (
    <>
      <rect width={width} height={height} fill={colors['sky-1']} />
      {bands.map((plane, index) => (
        <path key={plane} fill={colors[plane]} d={`M0 ${110 + index * 58}c300-40 800-40 1200 0v300H0Z`} />
      ))}
      <circle fill={colors['sun-100']} cx="818" cy="374" r="40" />
      <path fill={colors['sea-2']} d="M0 446c400-8 800 8 1200-2v186H0Z" />
      <path fill={colors['sea-3']} d="M0 530c400-10 800 10 1200 0v100H0Z" />
    </>
  );
}
