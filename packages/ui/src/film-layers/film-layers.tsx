import { useId } from 'react';
import type { Elements } from '../elements';
import styles from './film-layers.module.css';
import { Plate } from './plate';

/** The drawn films. */
export type FilmKind = 'ceramic' | 'carbon' | 'hybrid';

/** The layers of a film on glass, from the sunny side to the room. A hybrid has both a ceramic and a carbon layer, the others one. */
export const filmLayers = ['glass', 'adhesive', 'uv-polyester', 'ceramic', 'carbon', 'polyester', 'hard-coat'] as const;

/** One layer of a film. */
export type FilmLayer = (typeof filmLayers)[number];

export interface FilmLayersProps<Layer extends FilmLayer = FilmLayer> {
  /** The name of each layer; one without a name gets no line. */
  labels?: Partial<Record<Layer, string>> | undefined;
  /** Description for assistive technology; decorative when absent. */
  title?: string | undefined;
}

export interface FilmStackProps extends FilmLayersProps {
  film: FilmKind;
  /** The height of each layer on the canvas. */
  levels: Partial<Record<FilmLayer, number>> & Record<OuterLayer, number>;
  /** Offset of a name's line above (negative) or below its layer, where two lines would meet. */
  shifts?: Partial<Record<FilmLayer, number>> | undefined;
  /** The level that heat falls on. */
  heatLevel: number;
  /** The share of heat that gets through, 0–1: the width of the beam behind the film. */
  heatPassed: number;
  /** The working layers, the lowest first. */
  children: Elements;
}

type OuterLayer = Exclude<FilmLayer, 'ceramic' | 'carbon'>;

/**
 * The layers that every film has, with the working ones between them, two beams of sunlight and the names at the side.
 */
export function FilmStack({
  film,
  levels,
  shifts = {},
  heatLevel,
  heatPassed,
  labels = {},
  title,
  children,
}: FilmStackProps) {
  const named = filmLayers.flatMap((layer) => {
    const level = levels[layer];
    const text = labels[layer];
    return level === undefined || text === undefined ? [] : [{ layer, level, text }];
  });
  return (
    <div className={styles.root} data-film={film}>
      <Canvas title={title}>
        <path
          fill="color-mix(in oklab, var(--sky-3) 30%, var(--film))"
          opacity=".14"
          d="m90 618 270-135 270 135-270 135Z"
        />
        <Plate {...outer['hard-coat']} level={levels['hard-coat']} />
        <Plate {...outer.polyester} level={levels.polyester} />
        {children}
        <Plate {...outer['uv-polyester']} level={levels['uv-polyester']} />
        <Plate {...outer.adhesive} level={levels.adhesive} />
        <Plate {...outer.glass} level={levels.glass} />
        <Heat level={heatLevel} passed={heatPassed} />
        <Light level={heatLevel} />
        {named.map(({ layer, level }) => (
          <g key={layer}>
            <circle fill="currentColor" cx="112" cy={level + 3} r="3.5" />
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              opacity=".5"
              d={`M-90 ${level + 3 + (shifts[layer] ?? 0)}H70L108 ${level + 3}`}
            />
          </g>
        ))}
      </Canvas>
      {named.length > 0 && (
        <ol className={styles.labels}>
          {named.map(({ layer, text }) => (
            <li key={layer} data-layer={layer}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Canvas({ title, children }: { title: string | undefined; children: Elements }) {
  const titleId = useId();
  const canvas = { viewBox: '-90 0 810 770', className: styles.canvas };
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

/** Infrared: the film reflects most of it. */
function Heat({ level, passed }: { level: number; passed: number }) {
  const back = 28.5 * (1 - passed);
  const through = Math.max(3, 30 * passed);
  return (
    <g fill="color-mix(in oklab, var(--ember-600) 90%, var(--gulf-500))">
      <path opacity=".84" d={`M644 ${level - 330}h30L516 ${level}h-30Z`} />
      <path opacity=".5" d={`M${516 - back} ${level}H516L720 ${level - 120 + back * 0.55}v${-1.1 * back}Z`} />
      <path opacity=".42" d={`M${501 - through / 2} ${level + 16}h${through}l-140 294h-${through}Z`} />
    </g>
  );
}

/** Daylight: passes, dimmer. */
function Light({ level }: { level: number }) {
  return (
    <g fill="color-mix(in oklab, var(--ink-400) 10%, var(--sun-400))">
      <path opacity=".9" d={`M488 ${level - 384}h44L352 ${level}h-44Z`} />
      <path opacity=".42" d={`M312 ${level + 16}h26L196 ${level + 330}h-26Z`} />
    </g>
  );
}

const outer = {
  glass: {
    thickness: 26,
    face: 'color-mix(in oklab, var(--paper-1) 60%, var(--gulf-400))',
    left: 'color-mix(in oklab, var(--sun-100) 20%, var(--gulf-500))',
    right: 'color-mix(in oklab, var(--gulf-300) 80%, var(--sky-3))',
    opacity: 0.74,
    sheen: 0.5,
  },
  adhesive: {
    thickness: 7,
    face: 'color-mix(in oklab, var(--paper-3) 40%, var(--sun-300))',
    left: 'color-mix(in oklab, var(--ink-600) 30%, var(--sun-400))',
    right: 'color-mix(in oklab, var(--sun-500) 70%, var(--gulf-300))',
    opacity: 0.66,
    sheen: 0.35,
  },
  'uv-polyester': {
    thickness: 8,
    face: 'color-mix(in oklab, var(--gulf-100) 90%, var(--sky-3))',
    left: 'color-mix(in oklab, var(--paper-3) 50%, var(--gulf-500))',
    right: 'color-mix(in oklab, var(--paper-1) 60%, var(--gulf-500))',
    opacity: 0.62,
    sheen: 0.4,
  },
  polyester: {
    thickness: 8,
    face: 'color-mix(in oklab, var(--gulf-100) 90%, var(--sky-4))',
    left: 'color-mix(in oklab, var(--paper-3) 60%, var(--gulf-500))',
    right: 'color-mix(in oklab, var(--paper-1) 70%, var(--gulf-500))',
    opacity: 0.86,
    sheen: 0.4,
  },
  'hard-coat': {
    thickness: 7,
    face: 'color-mix(in oklab, var(--paper-0) 90%, var(--gulf-500))',
    left: 'color-mix(in oklab, var(--ink-300) 80%, var(--gulf-300))',
    right: 'color-mix(in oklab, var(--paper-2) 80%, var(--gulf-500))',
    opacity: 0.95,
    sheen: 0.75,
  },
} satisfies Record<OuterLayer, object>;
