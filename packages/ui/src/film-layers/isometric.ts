/**
 * Position of a plate's point on the canvas. `right` and `left` are shares (0–1) of the plate's two edges from its far
 * corner.
 */
export function isometric({ right, left, level }: PlatePoint): { x: number; y: number } {
  return { x: tenth(360 + (right - left) * 250), y: tenth(level + (right + left - 1) * 125) };
}

export interface PlatePoint {
  right: number;
  left: number;
  /** The height of the plate's left and right corners. */
  level: number;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
