import type { FilmSeries } from '@tintforge/content';
import { useId } from 'react';
import styles from './film-light.module.css';

interface FilmLightProps {
  series: FilmSeries;
  /** Description of the picture for assistive technology. */
  title: string;
  /** The path of each beam, printed after its name. */
  words: { ultraviolet: string; visible: string; infrared: string };
}

/** Labels of the beams. */
const beamNames = { ultraviolet: 'Ultraviolet', visible: 'Visible light', infrared: 'Infrared' };

/** Strength of the reflected and the transmitted part of the infrared beam, 0–1: by each film's IRR. */
const infrared: Readonly<Record<FilmSeries, { back: number; through: number }>> = {
  ceramic: { back: 0.85, through: 0 },
  hybrid: { back: 0.42, through: 0.34 },
  carbon: { back: 0.12, through: 0.5 },
};

/** Each film has its own hour: noon, when infrared is strongest, the low gold of late afternoon, and dusk. */
const skies: Readonly<Record<FilmSeries, { high: string; low: string; rings: { radius: number; fill: string }[] }>> = {
  ceramic: {
    high: 'var(--gulf-700)',
    low: 'var(--gulf-500)',
    rings: [
      { radius: 420, fill: 'var(--gulf-400)' },
      { radius: 230, fill: 'var(--gulf-100)' },
    ],
  },
  hybrid: {
    high: 'var(--sky-3)',
    low: 'var(--sun-800)',
    rings: [
      { radius: 380, fill: 'var(--sky-4)' },
      { radius: 290, fill: 'var(--sun-600)' },
      { radius: 170, fill: 'var(--sun-400)' },
    ],
  },
  carbon: {
    high: 'var(--sky-1)',
    low: 'var(--sky-2)',
    rings: [{ radius: 150, fill: 'var(--sky-4)' }],
  },
};

const flakes = [
  { x: 4, y: 6, isGulf: true },
  { x: 13, y: 17.6, isGulf: false },
  { x: 22, y: 29.2, isGulf: false },
];

/**
 * A cut through tinted glass with three beams of sunlight: the reflected parts, and those that pass. Covers its
 * container.
 */
export function FilmLight({ series, title, words }: FilmLightProps) {
  const id = useId();
  const { back, through } = infrared[series];
  return (
    <svg
      className={styles.root}
      viewBox="0 0 760 680"
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-labelledby={`${id}-title`}
    >
      <title id={`${id}-title`}>{title}</title>
      <defs>
        <pattern id={`${id}-layer`} width="32" height="34.8" x="254" patternUnits="userSpaceOnUse">
          <Layer series={series} />
        </pattern>
      </defs>
      <Sky series={series} />
      <g fill="var(--gulf-300)">
        <path opacity=".85" d="M332.8 192 396.5 209.8v58L326.8 250Z" />
        <path opacity=".5" d="M399.5 210.7 463.2 228.5v58L399.5 268.7Z" />
        <path opacity=".25" d="M466.2 229.3 529.8 247.2v58L466.2 287.3Z" />
        <path d="M332.8 192 1600-162.7v56.3L326.8 250Z" />
      </g>
      <g fill="var(--sky-5)">
        <g opacity={back}>
          <path d="M302.8 478 379.8 499.6v88L293.6 566Z" />
          <path opacity=".6" d="M382.8 500.4 459.8 522v88L382.8 588.4Z" />
          <path opacity=".3" d="M462.8 522.8 539.8 544.4v88L462.8 610.8Z" />
        </g>
        <g opacity={through}>
          <path d="M206 504 147 520.5V608L195 594Z" />
          <path opacity=".6" d="M144 521.4 85 537.9V625.4L144 608.9Z" />
          <path opacity=".3" d="M82 538.8 23 555.3V642.8L82 626.3Z" />
        </g>
        <path d="M302.8 478 1600 114.8v85.4L293.6 566Z" />
      </g>
      <g fill="var(--sun-200)">
        <path d="M321.1 304 1600-59.2V57.3L308.5 424Z" />
        <path opacity=".5" d="M224 341 165 357.5v112L213 453Z" />
        <path opacity=".3" d="M162 358.4 103 374.9v112L162 470.4Z" />
        <path opacity=".16" d="M100 375.7 41 392.2v112L100 487.7Z" />
      </g>
      <g transform="skewX(-6)">
        <path fill="var(--gulf-300)" opacity=".42" d="M292-60h61v820h-61Z" />
        <path fill="var(--pane-edge)" d="M350-60h3v820h-3Z" />
        <path fill="var(--sky-7)" d="M286-60h6v820h-6Z" />
        <path fill={`url(#${id}-layer)`} d="M254-60h32v820h-32Z" />
        <path fill="var(--ink-300)" d="M245-60h9v820h-9Z" />
      </g>
      <g className={styles.beams} fill="var(--ink-950)">
        <Beam y={214} name={beamNames.ultraviolet} words={words.ultraviolet} />
        <Beam y={358} name={beamNames.visible} words={words.visible} />
        <Beam y={515} name={beamNames.infrared} words={words.infrared} />
      </g>
    </svg>
  );
}

/** One piece of the working layer: ceramic flakes, a weave of carbon, or both next to each other. */
function Layer({ series }: Pick<FilmLightProps, 'series'>) {
  const hasCarbon = series !== 'ceramic';
  const hasCeramic = series !== 'carbon';
  const shown = hasCarbon ? flakes.slice(0, 2) : flakes;
  return (
    <>
      <path fill={hasCeramic ? 'var(--gulf-800)' : 'var(--ink-900)'} d="M0 0h32v34.8H0Z" />
      {hasCarbon && (
        <g fill="var(--ink-950)" transform={hasCeramic ? 'translate(18)' : undefined}>
          <path d="M0 0h32v34.8H0Z" />
          <path
            fill="var(--ink-700)"
            d="m2 4 12-3v12L2 16Zm16 17.4 12-3v12l-12 3ZM18 4l12-3v6l-12 3ZM2 21.4l12-3v6l-12 3Z"
          />
        </g>
      )}
      {hasCeramic &&
        shown.map(({ x, y, isGulf }) => (
          <path
            key={y}
            fill={isGulf ? 'var(--gulf-400)' : 'var(--sun-300)'}
            d={`M${hasCarbon ? x * 0.6 : x} ${y}l5-3 4.5 3.4-5 3Z`}
          />
        ))}
    </>
  );
}

/** The sky outside, with the sun that is the source of the beams. */
function Sky({ series }: Pick<FilmLightProps, 'series'>) {
  const { high, low, rings } = skies[series];
  return (
    <>
      <path fill={low} d="M348-60h1252v820H268Z" />
      <path fill={high} d="M348-60h1252v-100L320 300Z" />
      <path fill={high} opacity=".65" d="M300 560 1600 420v340H268Z" />
      {rings.map(({ radius, fill }) => (
        <circle key={radius} cx="744" cy="196" r={radius} fill={fill} opacity=".75" />
      ))}
      <circle cx="744" cy="196" r="100" fill="var(--sun-100)" />
    </>
  );
}

/** The name of a beam and its path, along the beam. */
function Beam({ y, name, words }: { y: number; name: string; words: string }) {
  return (
    <text transform={`translate(384 ${y}) rotate(-15.64)`}>
      <tspan>{name}</tspan>
      <tspan dx="8" className={styles.fate}>
        {words}
      </tspan>
    </text>
  );
}
