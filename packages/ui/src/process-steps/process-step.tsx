import { useId } from 'react';
import type { Elements } from '../elements';
import type { VehiclePaint } from '../vehicle/vehicle';
import vehicle from '../vehicle/vehicle.module.css';

export interface ProcessStepProps {
  /** Description for assistive technology; decorative when absent. */
  title?: string | undefined;
}

export interface ProcessStepFrameProps extends ProcessStepProps {
  /** The body color of the car in the picture. */
  paint?: VehiclePaint | undefined;
  children: Elements;
}

/** The canvas of a process step. Its colors are those of the vehicles. */
export function ProcessStepFrame({ paint, title, children }: ProcessStepFrameProps) {
  const titleId = useId();
  const canvas = { viewBox: '0 0 480 360', className: vehicle.root, 'data-paint': paint };
  if (title === undefined) {
    return (
      <svg {...canvas} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...canvas} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      {children}
    </svg>
  );
}
