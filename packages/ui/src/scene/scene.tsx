import { useId } from 'react';
import type { Elements } from '../elements';
import { filmAlpha } from '../panes/panes';
import styles from './scene.module.css';

/** Props of every scene. */
export interface SceneProps {
  /**
   * Percent of visible light, 0–100, that the film in the picture lets through. Without it `--vlt` of an ancestor
   * applies, else 35.
   */
  vlt?: number | undefined;
  /** Description for assistive technology; decorative when absent. */
  title?: string | undefined;
}

export interface SceneFrameProps extends Pick<SceneProps, 'title'> {
  viewBox?: string | undefined;
  children: Elements;
}

/** Palms of a scene, which a shop's `--palms` leaves out. */
export function Palms({ children }: { children: Elements }) {
  return <g className={styles.palms}>{children}</g>;
}

/** The canvas of a scene. Covers its parent; where that has no height, it has the scene's own aspect ratio. */
export function SceneFrame({ title, viewBox = '0 0 1200 800', children }: SceneFrameProps) {
  const titleId = useId();
  const canvas = { viewBox, preserveAspectRatio: 'xMidYMid slice', className: styles.root };
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

export interface FilmProps extends Pick<SceneProps, 'vlt'> {
  /** The outline. */
  d: string;
}

/** The film on one pane. Light passes it once on its way to the eye. */
export function Film({ vlt, d }: FilmProps) {
  return (
    <path className={styles.film} data-film="" d={d} fillOpacity={vlt === undefined ? undefined : filmAlpha(vlt)} />
  );
}

export interface GlareProps extends Pick<SceneProps, 'vlt'> {
  /** As `url(#id)`. */
  clipPath?: string | undefined;
  children: Elements;
}

/** Bloom and light on surfaces, which fade with the light that the film blocks. */
export function Glare({ vlt, clipPath, children }: GlareProps) {
  return (
    <g clipPath={clipPath} className={styles.glare} data-glare="" opacity={vlt === undefined ? undefined : vlt / 100}>
      {children}
    </g>
  );
}

export interface CalmProps extends GlareProps {
  /** Strength behind the darkest film, 0–1. */
  strength?: number | undefined;
}

/**
 * The sun's disc, which becomes visible as the glare fades. Its paint is translucent rather than its group: a
 * translucent group behind two clip paths gets a dark square from Chromium's software renderer.
 */
export function Calm({ vlt, clipPath, strength = 0.9, children }: CalmProps) {
  if (vlt !== undefined) {
    return (
      <g clipPath={clipPath} fillOpacity={(strength * (100 - vlt)) / 100}>
        {children}
      </g>
    );
  }
  return (
    <g clipPath={clipPath} opacity={strength}>
      <g className={styles.calm}>{children}</g>
    </g>
  );
}

export interface FrostProps extends Pick<SceneProps, 'vlt'> {
  /** 0 is clear and 1 fully private. Without it, it follows the shade: bare glass is clear, 35 and darker are private. */
  frost: number | undefined;
  clipPath: string;
  children: Elements;
}

/** The view through a privacy film: shapes of light, no outlines. */
export function Frost({ vlt, frost, clipPath, children }: FrostProps) {
  const followed = vlt === undefined ? undefined : Math.min(1, (100 - vlt) / 65);
  return (
    <g clipPath={clipPath} className={styles.frost} opacity={frost ?? followed}>
      {children}
    </g>
  );
}

export interface MoistureProps {
  /** 0 is fresh, with moisture under the film, and 1 is cured. Without it `--cure` of an ancestor applies, else 0. */
  cure: number | undefined;
  clipPath: string;
  children: Elements;
}

/** The pockets of moisture under a fresh film, which dry up. */
export function Moisture({ cure, clipPath, children }: MoistureProps) {
  return (
    <g clipPath={clipPath} className={styles.cure} opacity={cure === undefined ? undefined : 1 - cure}>
      {children}
    </g>
  );
}

export interface ParkedProps {
  /** Light on the vehicle. */
  light: 'day' | 'lamps';
  /** Position of the vehicle's origin, in units of the scene. */
  x: number;
  y: number;
  scale: number;
  /** A vehicle. */
  children: Elements;
}

/** A slot in a scene for a vehicle, which keeps its own canvas. */
export function Parked({ light, x, y, scale, children }: ParkedProps) {
  return (
    <g transform={`matrix(${scale} 0 0 ${scale} ${x} ${y})`}>
      <svg aria-hidden="true" className={styles.parked} data-light={light} y="-24" width="1280" height="464">
        {children}
      </svg>
    </g>
  );
}
