/** Lightness of the accent, by its step: with it every hue can be read (WCAG 2.2 AA). */
const lightness = { 300: 0.79, 400: 0.7, 500: 0.62, 600: 0.6, 700: 0.52 };
/** Chroma that every hue has at these steps in sRGB. */
const mostChroma = 0.12;

/** Chroma and hue in degrees of a hexadecimal sRGB color; the matrices are those of CSS Color 4. */
function chromaAndHue(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The tokens of an accent in a color's hue, from light to dark, as `oklch()`. */
export function accentOf(color) {
  const { chroma, hue } = chromaAndHue(color);
  const own = Math.min(chroma, mostChroma).toFixed(3);
  return Object.fromEntries(
    Object.entries(lightness).map(([step, light]) => [`ember${step}`, `oklch(${light} ${own} ${hue.toFixed(1)})`]),
  );
}
