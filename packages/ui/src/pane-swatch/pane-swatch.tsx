import { useId } from 'react';
import type { Elements } from '../elements';
import { filmAlpha } from '../panes/panes';
import styles from './pane-swatch.module.css';

/** The six flat bands of light behind every swatch: color, and height in percent. */
const bands = [
  { top: 0, height: 18, tone: 'sky-4' },
  { top: 18, height: 20, tone: 'sky-5' },
  { top: 38, height: 18, tone: 'sky-6' },
  { top: 56, height: 16, tone: 'sun-100' },
  { top: 72, height: 12, tone: 'sea-1' },
  { top: 84, height: 16, tone: 'sea-2' },
] as const;

function Strip() {
  return bands.map((band) => (
    <rect key={band.tone} y={`${band.top}%`} width="100%" height={`${band.height}%`} fill={`var(--${band.tone})`} />
  ));
}

/** A shade, percent of visible light, or frost, a privacy film without a shade: daylight without outlines. */
export type Sample = number | 'frost';

/** One sample over the strip, its left third bare: before and after at a glance. */
export function PaneSwatch({ vlt, title }: { vlt: Sample; title?: string | undefined }) {
  return (
    <Drawing className={styles.swatch} title={title}>
      <Strip />
      {vlt === 'frost' ? (
        <rect x="30%" width="70%" height="100%" fill="var(--paper-2)" fillOpacity="0.84" />
      ) : (
        <rect x="30%" width="70%" height="100%" fill="var(--film)" fillOpacity={filmAlpha(vlt)} />
      )}
      <rect x="30%" width="2" height="100%" fill="var(--pane-edge)" />
    </Drawing>
  );
}

/** Props of {@link PaneStrip}. */
export interface PaneStripProps {
  /** Percent of visible light, from clear to dark. */
  shades: readonly number[];
  /** Prints each figure under its pane. */
  hasFigures?: boolean | undefined;
  /** Description of the shades for assistive technology; decorative when absent. */
  title?: string | undefined;
}

/** All shades of one film side by side over the same strip. */
export function PaneStrip({ shades, hasFigures = false, title }: PaneStripProps) {
  const width = 100 / shades.length;
  return (
    <span className={styles.shades}>
      <Drawing className={styles.strip} title={title}>
        <Strip />
        {shades.map((vlt, index) => (
          <rect
            key={vlt}
            x={`${index * width}%`}
            width={`${width}%`}
            height="100%"
            fill="var(--film)"
            fillOpacity={filmAlpha(vlt)}
          />
        ))}
        {shades.slice(1).map((vlt, index) => (
          <rect key={vlt} x={`${(index + 1) * width}%`} width="1" height="100%" fill="var(--seam-3)" />
        ))}
      </Drawing>
      {hasFigures && (
        <span className={styles.figures} aria-hidden={title === undefined ? undefined : true}>
          {shades.map((vlt) => (
            <span key={vlt}>{vlt}</span>
          ))}
        </span>
      )}
    </span>
  );
}

interface DrawingProps {
  className: string | undefined;
  title: string | undefined;
  children: Elements;
}

function Drawing({ className, title, children }: DrawingProps) {
  const titleId = useId();
  if (title === undefined) {
    return (
      <svg className={className} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg className={className} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      {children}
    </svg>
  );
}
