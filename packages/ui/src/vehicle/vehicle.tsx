import { useId } from 'react';
import type { Elements } from '../elements';
import { twiceFilmAlpha } from '../panes/panes';
import styles from './vehicle.module.css';

/** The drawn vehicles. `coupe` represents luxury. */
export type VehicleKind = 'sedan' | 'suv' | 'truck' | 'coupe';

/** The panes of a vehicle that take film. The coupe has no rear door glass. */
export type VehiclePane = 'windshield' | 'front' | 'rear' | 'quarter' | 'back';

/** Body colors. */
export type VehiclePaint = 'gulf' | 'sand' | 'copper' | 'slate';

/** Props of every drawing of a vehicle. */
export interface VehicleProps {
  /** The body color; each kind has its own by default. */
  paint?: VehiclePaint | undefined;
  /**
   * Percent of visible light, 0–100, that the film on all panes or on each lets through. Without it a choice card or
   * `--vlt` applies.
   */
  vlt?: number | Partial<Record<VehiclePane, number>> | undefined;
  /** Description for assistive technology; decorative when absent. */
  title?: string | undefined;
}

/** Props of a vehicle's canvas. Without children it is empty, and has its size and name. */
export interface VehicleFrameProps extends Omit<VehicleProps, 'vlt'> {
  kind: VehicleKind;
  isMini?: boolean | undefined;
  children?: Elements;
}

/** The common canvas of all vehicles: 1 unit = 5 mm, ground at 400, so that two side by side are to scale. */
export function VehicleFrame({ kind, isMini = false, paint, title, children }: VehicleFrameProps) {
  const titleId = useId();
  const canvas = {
    viewBox: '0 -24 1280 464',
    className: styles.root,
    'data-kind': kind,
    'data-mini': isMini || undefined,
    'data-paint': paint ?? defaultPaint[kind],
  };
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

const defaultPaint: Record<VehicleKind, VehiclePaint> = { sedan: 'gulf', suv: 'sand', truck: 'copper', coupe: 'slate' };

export interface PaneProps {
  of: VehiclePane;
  vlt: VehicleProps['vlt'];
  /** The outline. */
  d: string;
}

/**
 * One pane of glass with its film. A given shade is an attribute, which any rule would override, so no rule matches it.
 */
export function Pane({ of: pane, vlt, d }: PaneProps) {
  const shade = typeof vlt === 'number' ? vlt : vlt?.[pane];
  if (shade === undefined) return <path className={styles.pane} data-pane={pane} d={d} />;
  return <path className={styles.filmed} data-pane={pane} d={d} fillOpacity={twiceFilmAlpha(shade)} />;
}
