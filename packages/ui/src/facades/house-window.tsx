import { type ReactNode, useId } from 'react';
import { FacadePane, type FacadeShades, sheen } from './facade';

export interface HouseWindowProps {
  /** The window's name in `vlt`. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Number of panes side by side. */
  panes: number;
  vlt: FacadeShades | undefined;
  /** The room behind it. */
  children: ReactNode;
}

/** A window in its frame. */
export function HouseWindow({ name, x, y, width, height, panes, vlt, children }: HouseWindowProps) {
  const id = useId();
  const paneWidth = width / panes;
  const lefts = Array.from({ length: panes }, (_, index) => x + index * paneWidth);
  return (
    <>
      <clipPath id={id}>
        <path d={`M${x} ${y}h${width}v${height}h-${width}Z`} />
      </clipPath>
      <path fill="var(--ink-800)" d={`M${x - 5} ${y - 5}h${width + 10}v${height + 10}h-${width + 10}Z`} />
      <g clipPath={`url(#${id})`}>{children}</g>
      {lefts.map((left, index) => (
        <g key={left}>
          <FacadePane of={name} place={index + 1} vlt={vlt} d={`M${left} ${y}h${paneWidth}v${height}h-${paneWidth}Z`} />
          <Sheen left={left} top={y} width={paneWidth} height={height} />
        </g>
      ))}
      {lefts.slice(1).map((left) => (
        <path key={left} fill="var(--ink-800)" d={`M${left - 3} ${y}h6v${height}h-6Z`} />
      ))}
    </>
  );
}

interface SheenProps {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Two slanting bands of sky on one pane. */
function Sheen({ left, top, width, height }: SheenProps) {
  return (
    <g fill={sheen}>
      <path opacity=".16" d={`M${left} ${top}h${tenth(0.62 * width)}L${left} ${tenth(top + 0.75 * height)}Z`} />
      <path
        opacity=".1"
        d={`M${tenth(left + 0.74 * width)} ${top}h${tenth(0.14 * width)}L${tenth(left + 0.1 * width)} ${top + height}H${left}v-${tenth(0.1 * height)}Z`}
      />
    </g>
  );
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
