import { useId } from 'react';
import type { Elements } from '../elements';
import type { Sample } from '../pane-swatch/pane-swatch';
import { twiceFilmAlpha } from '../panes/panes';
import styles from './facade.module.css';

export interface FacadeProps<Pane extends string> {
  /**
   * Percent of visible light, 0–100, that the film on all panes lets through, or on some: by window (`study`) or by
   * pane (`study-2`). Without it `--vlt` of an ancestor applies, else 70.
   */
  vlt?: FacadeShades<Pane> | undefined;
  /** Description for assistive technology; decorative when absent. */
  title?: string | undefined;
}

/** One shade for all panes, or a shade or frost for each pane with film. */
export type FacadeShades<Pane extends string = string> = number | Partial<Record<Pane | `${Pane}-${number}`, Sample>>;

export interface FacadeFrameProps {
  height: number;
  title: string | undefined;
  children: Elements;
}

/** The canvas of a façade, 1200 wide. */
export function FacadeFrame({ height, title, children }: FacadeFrameProps) {
  const titleId = useId();
  const canvas = { viewBox: `0 0 1200 ${height}`, className: styles.root };
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

export interface FacadePaneProps {
  /** The window or floor of the pane, and its place there, counted from 1 on the left. */
  of: string;
  place: number;
  vlt: FacadeShades | undefined;
  /** The outline. */
  d: string;
}

/**
 * One pane with its film. Light passes it twice, in and out. A given shade is an attribute, so that no rule matches it.
 */
export function FacadePane({ of: group, place, vlt, d }: FacadePaneProps) {
  const pane = `${group}-${place}` as const;
  const shade = typeof vlt === 'object' ? (vlt[pane] ?? vlt[group]) : vlt;
  if (shade === undefined) return <path className={styles.pane} data-pane={pane} d={d} />;
  if (shade === 'frost') return <path fill="var(--paper-2)" fillOpacity="0.84" data-pane={pane} d={d} />;
  return <path className={styles.filmed} data-pane={pane} d={d} fillOpacity={twiceFilmAlpha(shade)} />;
}

/** Light on glass. */
export const sheen = 'color-mix(in oklab, var(--paper-0) 40%, var(--gulf-100))';
