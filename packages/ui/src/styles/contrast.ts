/** The tokens of one scope, by name without the dashes. */
export type TokenScope = Readonly<Record<string, string>>;

/** The two scopes of the tokens' stylesheet. Ink inherits tokens that it doesn't define. */
export function readScopes(css: string): { paper: TokenScope; ink: TokenScope } {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector, body }));
  const isInk = ({ selector }: { selector: string }) => selector.includes('[data-theme="ink"]');
  const paper = Object.assign({}, ...rules.filter((rule) => !isInk(rule)).map((rule) => declarations(rule.body)));
  return { paper, ink: Object.assign({}, paper, ...rules.filter(isInk).map((rule) => declarations(rule.body))) };
}

function declarations(body: string): TokenScope {
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** A token's color with its references resolved; throws when one is undefined, which is a misspelled name. */
export function resolveToken(scope: TokenScope, name: string): string {
  const value = scope[name];
  if (value === undefined) throw new Error(`No token --${name}`);
  const reference = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  return reference === undefined ? value : resolveToken(scope, reference);
}

/** The contrast of two opaque `oklch()` colors as WCAG 2.2 computes it, 1 to 21, on 8-bit sRGB. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linearRgb(color).map((channel) => {
    const eightBit = Math.round(encode(Math.min(1, Math.max(0, channel))) * 255) / 255;
    return eightBit <= 0.04045 ? eightBit / 12.92 : ((eightBit + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function encode(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** OKLCH to linear sRGB; the matrices are those of CSS Color 4. */
function linearRgb(color: string): readonly [number, number, number] {
  const match = color.match(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/);
  if (match === null) throw new Error(`Not an opaque oklch() color: ${color}`);
  const [lightness = 0, chroma = 0, degrees = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((degrees * Math.PI) / 180);
  const b = chroma * Math.sin((degrees * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const surfaces = ['surface', 'surface-2', 'surface-raised', 'surface-sunken'];
const on = (marks: readonly string[], grounds: readonly string[], need: number) =>
  marks.flatMap((mark) => grounds.map((ground) => ({ mark, ground, need })));

/** Marks on grounds and the contrast that they need, on paper and on ink. WCAG 2.2 AA: text 4.5, marks, borders of controls and focus 3. */
export const contrastPairs = [
  ...on(['text', 'text-muted'], surfaces, 4.5),
  ...on(['text'], ['success-surface', 'danger-surface', 'warning-surface', 'selected-surface'], 4.5),
  ...on(['accent-text'], ['accent', 'accent-hover', 'accent-press'], 4.5),
  ...on(['solid-text'], ['solid', 'solid-hover'], 4.5),
  ...on(['danger-text'], ['danger', 'danger-hover'], 4.5),
  ...on(['highlight-text'], ['highlight'], 4.5),
  ...on(['link'], ['surface', 'surface-2', 'surface-raised'], 4.5),
  ...on(['success'], ['surface-raised', 'success-surface'], 4.5),
  ...on(['danger'], ['surface', 'surface-raised', 'danger-surface'], 4.5),
  ...on(['warning'], ['surface', 'surface-raised', 'warning-surface'], 4.5),
  // Selected days, starts, segments and options: the surface's color on the selection's.
  ...on(['surface', 'surface-raised'], ['selected'], 4.5),
  ...on(['border-control', 'focus'], ['surface', 'surface-2', 'surface-raised'], 3),
  ...on(['selected'], ['surface', 'surface-raised'], 3),
  ...on(['accent'], ['surface'], 3),
  ...on(['chart-2'], ['surface'], 3),
];

/** The same of primitives in drawings. */
export const drawingPairs = [
  ['paper-1', 'sky-1', 4.5],
  ['paper-1', 'sky-2', 4.5],
  ['paper-0', 'ink-950', 4.5],
  ['ink-950', 'paper-0', 4.5],
  ['ink-950', 'sky-5', 3],
  ['ember-500', 'ink-950', 3],
  ['ember-500', 'paper-1', 3],
  ['ink-950', 'sun-300', 4.5],
  ['ink-900', 'bay-floor', 4.5],
] as const;
