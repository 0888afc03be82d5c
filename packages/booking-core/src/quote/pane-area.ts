/** Equal panes of glass. */
export interface Panes {
  /** Of one pane, inches, to the hundredth. */
  widthInches: number;
  heightInches: number;
  count: number;
}

/** Area of panes, as measured and as it is billed. */
export interface PaneArea {
  /** Hundredths of a square foot, half up. */
  measuredHundredths: number;
  /** Whole square feet: each pane is rounded up separately, as film is cut by the pane. */
  billedSquareFeet: number;
}

/** Square hundredths of an inch in a square foot. */
const squareFoot = 144 * 100 * 100;

/** Area of some panes, each width × height / 144 square feet. Throws on a pane without area. */
export function paneArea(panes: readonly Panes[]): PaneArea {
  let measured = 0;
  let billedSquareFeet = 0;
  for (const { widthInches, heightInches, count } of panes) {
    const area = hundredthsOf(widthInches) * hundredthsOf(heightInches);
    measured += area * count;
    billedSquareFeet += Math.ceil(area / squareFoot) * count;
  }
  return { measuredHundredths: Math.floor((measured * 100 + squareFoot / 2) / squareFoot), billedSquareFeet };
}

function hundredthsOf(inches: number): number {
  const hundredths = Math.round(inches * 100);
  if (!Number.isSafeInteger(hundredths) || hundredths <= 0) throw new RangeError('A pane has two sides');
  return hundredths;
}
