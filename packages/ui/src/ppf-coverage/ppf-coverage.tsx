import { useId } from 'react';
import type { Elements } from '../elements';
import styles from './ppf-coverage.module.css';

/** Coverage of a car with paint film, from nothing to all painted panels. */
export const coverages = ['none', 'partial', 'full-front', 'full-vehicle'] as const;

/** Coverage of a car with paint film. */
export type Coverage = (typeof coverages)[number];

/** Props of {@link PpfCoverage}. */
export interface PpfCoverageProps {
  /** Coverage of the car with paint film. */
  coverage: Coverage;
  /** Description for assistive technology; decorative when absent. */
  title?: string | undefined;
}

/**
 * A car from above with its paint film. Paint like that of the vehicles: `--body`, `--body-shade`, `--body-light` on an
 * ancestor.
 */
export function PpfCoverage({ coverage, title }: PpfCoverageProps) {
  const titleId = useId();
  const canvas = { viewBox: '0 0 1084 520', className: styles.root, 'data-coverage': coverage };
  if (title === undefined) {
    return (
      <svg {...canvas} aria-hidden="true">
        <Plan />
      </svg>
    );
  }
  return (
    <svg {...canvas} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      <Plan />
    </svg>
  );
}

function Plan() {
  return (
    <>
      <g opacity=".22" fill="color-mix(in oklab, var(--sky-3) 30%, var(--film))">
        <path d="M74 280v-44c0-38 6-66 22-90 16-22 46-34 88-38 170-8 530-10 630-6 80 2 140 8 176 22 28 12 42 46 46 92v128c-4 46-18 80-46 92-36 14-96 20-176 22-100 4-460 2-630-6-42-4-72-16-88-38-16-24-22-52-22-90Z" />
      </g>
      <path fill="var(--plan-body)" d="M62 257h960v6H62Z" />
      <path fill="var(--ink-950)" d="M362 257h96v6h-96Zm422 0h104v6H784Z" />
      <BothSides>
        <Body />
      </BothSides>
      <g className={styles.whole}>
        <BothSides>
          <path
            fillRule="evenodd"
            d="M60 260.6V216c0-38 6-66 22-90 16-22 46-34 88-38 90.6-8 170-6 250-8 140-2 280-2 380 2 80 2 140 8 176 22 28 12 42 46 46 92 2 24 2 44 2 64.6Zm302 0c0-40.6 4-80.6 14-114.6 34-6 64-6 94 0-8 34-12 74-12 114.6ZM384 128c56-16 176-22 296-20 80 2 140 10 170 22-20 4-50 6-80 4-90-6-210-4-292 4-38 4-70 2-94-10m400 132.6c0-40.6-4-76.6-12-110.6 28-6 68-4 96 2 14 34 20 72 20 108.6ZM1008 150c8 20 12 40 14 62h-16c-2-26-8-46-18-62 8-4 16-6 20 0M404 82l-12-24c-2-8 4-12 12-11l26 5q9 3 6 12l-6 18Z"
          />
        </BothSides>
      </g>
      <BothSides>
        <Zones />
      </BothSides>
    </>
  );
}

/** One half, and its mirror image. */
function BothSides({ children }: { children: Elements }) {
  return (
    <>
      {children}
      <g transform="matrix(1 0 0 -1 0 520)">{children}</g>
    </>
  );
}

function Body() {
  return (
    <>
      <path
        fill="var(--plan-body)"
        d="M60 260v-44c0-38 6-66 22-90 16-22 46-34 88-38 90-8 170-6 250-8 140-2 280-2 380 2 80 2 140 8 176 22 28 12 42 46 46 92 2 24 2 44 2 64Z"
      />
      <path fill="var(--plan-shade)" d="m404 82-12-24c-2-8 4-12 12-11l26 5q9 3 6 12l-6 18Z" />
      <path fill="var(--plan-light)" d="M392 58c-2-8 4-12 12-11l26 5-2 6-32 4Z" />
      <path
        fill="var(--plan-shade)"
        d="M82 126c16-22 46-34 88-38 170-8 530-10 630-6 80 2 140 8 176 22l8 14c-44-12-104-16-184-18-160-4-460-2-620 6-40 4-68 12-84 30Z"
      />
      <g fill="var(--plan-light)">
        <path opacity=".55" d="M110 138c40-20 150-26 290-28-20 8-100 14-180 22-50 6-90 18-116 42q-3-21 6-36" />
        <path opacity=".35" d="M760 108c100 0 170 6 218 20 14 22 20 42 22 62q-30-45-120-60c-50-8-90-14-120-22" />
        <path opacity=".3" d="M84 260v-40c4-30 16-52 42-64 74-14 154-16 226-10-6 34-10 74-10 114Z" />
        <path opacity=".35" d="M84 260v-24c76-22 176-30 259-28l-1 52Z" />
      </g>
      <path fill="var(--plan-shade)" d="M60 260v-44c0-32 6-60 18-80 2 34 0 78 0 124Z" />
      <path fill="var(--ink-900)" d="M70 176c4-24 18-42 42-50l44-6c-10 18-36 30-60 46-10 6-18 10-26 10" />
      <path
        fill="color-mix(in oklab, var(--ink-200) 40%, var(--gulf-100))"
        d="M76 170c6-18 18-32 38-39l26-5c-10 12-28 20-46 32q-12 9-18 12"
      />
      <path fill="var(--ink-950)" d="M362 260c0-40 4-80 14-114 34-6 64-6 94 0-8 34-12 74-12 114Z" />
      <path
        fill="color-mix(in oklab, var(--ink-300) 80%, var(--gulf-400))"
        opacity=".34"
        d="M370 200c2-20 4-36 8-50 22-4 42-5 62-4-16 14-40 34-70 54"
      />
      <path
        fill="var(--ink-950)"
        d="M384 128c56-16 176-22 296-20 80 2 140 10 170 22-20 4-50 6-80 4-90-6-210-4-292 4-38 4-70 2-94-10"
      />
      <path
        fill="color-mix(in oklab, var(--ink-300) 80%, var(--gulf-400))"
        opacity=".22"
        d="M400 126c60-12 160-17 280-15 60 1 110 6 144 13-84-6-264-6-394 8Z"
      />
      <path fill="var(--plan-body)" d="M590 106h14l2 28h-14Z" />
      <g fill="var(--plan-light)">
        <path opacity=".5" d="M470 260q0-60 12-108c78-10 198-12 274-6 8 34 12 74 12 114Z" />
        <path opacity=".55" d="M470 260v-34c90-20 210-22 297-12l1 46Z" />
      </g>
      <path fill="var(--ink-950)" d="M784 260c0-40-4-76-12-110 28-6 68-4 96 2 14 34 20 72 20 108Z" />
      <path
        fill="color-mix(in oklab, var(--ink-300) 80%, var(--gulf-400))"
        opacity=".26"
        d="M782 212q-3-33-9-60c23-5 47-4 69-2-16 20-36 42-60 62"
      />
      <path fill="var(--plan-light)" opacity=".35" d="M904 260c0-36-6-70-20-104q54-6 96 12c12 28 16 62 16 92Z" />
      <path
        fill="color-mix(in oklab, var(--sun-800) 20%, var(--red-700))"
        d="M1008 150c8 20 12 40 14 62h-16c-2-26-8-46-18-62 8-4 16-6 20 0"
      />
      <path
        {...shutLine}
        d="M80 206c12-30 30-46 60-54 70-12 150-14 212-8m0 0c-6 36-10 76-10 116m20-156 2 40m228-62v24m198-22 10 20m84 50c36-4 68 0 98 12m-78 94c0-36-6-70-20-106M356 84c-6 8-10 16-12 28M80 260v-54"
      />
    </>
  );
}

/** `data-from` is the smallest coverage that includes a zone or an edge. */
function Zones() {
  return (
    <>
      <path
        className={styles.zone}
        data-from="partial"
        data-zone="bumper-front"
        d="M60 260v-44c0-38 6-66 22-90 6-9 14-16 24-22l5 21-29 49q-4.5 15 0 30c-2 10-2.5 26-2.5 56Z"
      />
      <path
        className={styles.zone}
        data-from="partial"
        data-zone="hood-leading"
        d="M82 260v-52c12-30 28-46 58-54 20-4 40-7 56-8.5-6 34.5-8 74.5-8 114.5Z"
      />
      <path
        className={styles.zone}
        data-from="full-front"
        data-zone="hood-rest"
        d="M190 260c0-40 2-80 8-114.5 52-5.5 106-5.5 152 .5-6 34-10 74-10 114Z"
      />
      <path
        className={styles.zone}
        data-from="partial"
        data-zone="fender-leading"
        d="M108 103c18-8 38-12 62-14l36-2.5 4 55.5c-20 2-50 6-70 9-26 9-42 27-55 52-4-9-4-19-1-29l29-49Z"
      />
      <path
        className={styles.zone}
        data-from="full-front"
        data-zone="fender-rest"
        d="M208 86.5c52-3 102-4 149-4.5l4 22 6 39h-17c-46-5-98-5-138-1.5Z"
      />
      <path
        className={styles.zone}
        data-from="partial"
        data-zone="mirror"
        d="m404 82-12-24c-2-8 4-12 12-11l26 5q9 3 6 12l-6 18Z"
      />
      <path
        className={styles.zone}
        data-from="full-vehicle"
        data-zone="door-front"
        d="M357 82c73-1.5 163-2.5 233-2.5V105c-70 1-150 7-206 22l-18 13-4-36Z"
      />
      <path
        className={styles.zone}
        data-from="full-vehicle"
        data-zone="door-rear"
        d="M594 79.5c76-.5 146 .5 195 2.5l9 22 48 24c-36-12-86-19-166-21l-74-1.5-12-.5Z"
      />
      <path
        className={styles.zone}
        data-from="full-vehicle"
        data-zone="pillars"
        d="M384 129c24 12 56 14 94 10 82-8 202-10 292-4 30 2 60 0 80-4l20 19c-30-6-70-8-100-2-80-8-210-8-294 0-36-10-66-10-102-3Z"
      />
      <path
        className={styles.zone}
        data-from="full-vehicle"
        data-zone="roof"
        d="M472 260c0-40 4-76 12-107 76-9 196-11 271-5.5 7 32.5 11 72.5 11 112.5Z"
      />
      <path
        className={styles.zone}
        data-from="full-vehicle"
        data-zone="quarter"
        d="M791 82c89 2 149 8 185 22 12 6 20 18 26 34-6 4-12 8-16 12 4 6 6 10 8 14-38-14-74-16-122-13l-22-23-48-24Z"
      />
      <path
        className={styles.zone}
        data-from="full-vehicle"
        data-zone="trunk"
        d="M906 260c0-36-6-70-19-104 35-4 65 0 94 12 12 28 16 62 16 92Z"
      />
      <path
        className={styles.zone}
        data-from="full-front"
        data-zone="headlamp"
        d="M70 176c4-24 18-42 42-50l44-6c-10 18-36 30-60 46-10 6-18 10-26 10"
      />
      <path
        className={styles.zone}
        data-from="full-vehicle"
        data-zone="bumper-rear"
        d="M999 260c0-30-3-60-13-90l10-6c6 16 9 32 10 49h16.5c1.5 19 1.5 33 1.5 47Z"
      />
      <path className={styles.edge} data-from="partial" d="M190 260c0-40 2-80 8-114.5l2-.1c-6 34.6-8 74.6-8 114.6Z" />
      <path
        className={styles.edge}
        data-from="full-front"
        d="M340 260c0-40 4-80 10-114l2 .2C346 180 342 220 342 260Z"
      />
      <path className={styles.edge} data-from="full-vehicle" d="M470 226c90-18 210-20 296-10v4c-86-10-206-8-296 10Z" />
      <path
        className={styles.edge}
        data-from="partial"
        d="M84 222c12-32 28-50 56-60l50-8v4l-48 8c-26 10-42 28-56 62Z"
      />
      <path
        {...shutLine}
        d="M80 206c12-30 30-46 60-54 70-12 150-14 212-8m0 0c-6 36-10 76-10 116m20-156 2 40m228-62v24m198-22 10 20m84 50c36-4 68 0 98 12m-78 94c0-36-6-70-20-106M356 84c-6 8-10 16-12 28"
      />
    </>
  );
}

const shutLine = { fill: 'none', stroke: 'var(--ink-950)', strokeWidth: 2, opacity: 0.75 };
