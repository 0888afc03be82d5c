import type { Elements } from '../elements';

export interface PlateProps {
  /** The height of the left and right corners on the canvas. */
  level: number;
  thickness: number;
  /** Fills: of the face, and of the two visible sides. */
  face: string;
  left: string;
  right: string;
  opacity?: number | undefined;
  /** Strength of the two bands of light on the face, 0–1; none when absent. */
  sheen?: number | undefined;
  /** Drawn on the face. */
  children?: Elements;
}

/** One layer of a film, seen from above. */
export function Plate({ level, thickness, face, left, right, opacity, sheen, children }: PlateProps) {
  return (
    <g opacity={opacity}>
      <path fill={left} d={`M110 ${level}l250 125v${thickness}L110 ${level + thickness}Z`} />
      <path fill={right} d={`M360 ${level + 125}l250-125v${thickness}L360 ${level + 125 + thickness}Z`} />
      <path fill={face} d={`M360 ${level - 125}l250 125-250 125-250-125Z`} />
      {children}
      {sheen !== undefined && (
        <g fill="#fff" fillOpacity={sheen}>
          <path d={`M380 ${level - 115}l65 32.5H275l65-32.5Z`} />
          <path d={`M475 ${level - 67.5}l15 7.5H230l15-7.5Z`} />
        </g>
      )}
    </g>
  );
}
