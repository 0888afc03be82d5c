import type { Daylight } from './daylight';
import styles from './gulf-scene.module.css';

/**
 * The car's shadow on the floor: its profile laid flat, with the light that its glass lets through, and the dark under
 * it.
 */
export function CarShadow({ light, carVlt }: { light: Daylight; carVlt: number | undefined }) {
  const { skew, length, strength } = light.shadow;
  return (
    <g fill="var(--ink-950)">
      <g
        transform={`translate(200 784) matrix(1 0 ${skew} 1 0 0) scale(1 ${length}) translate(0 -400)`}
        opacity={strength}
      >
        <path
          fillRule="evenodd"
          d="M190 371c-18-.5-30-4-34-12-6-13-9-31-9.5-49-.5-20 .5-38 4.5-50 3-9 9-14 19-18 44-16 140-34 254-41l38 2.5c50-40.5 98-73 146-86.5 38-10 84-11.5 134-7.5S836 122 876 137c42 20 78 41 114 58l30-.5c28 1 56 1.5 86 2 5 .1 7 2.5 7.5 6.5 2.5 15 7.5 29 9.5 45 3 24 3 48-1 70-3 20-10 38-24 47l-10 4H980.1a78 78 0 1 0-130.2 0H386.1a78 78 0 1 0-130.2 0Zm300-166c40-31 88-64.5 134-76.5 36-9 78-10.5 120-7.5 54 4 102 18 146 41 16 8.5 28 16 36 23.5 5 5.5 3 10-5 10.7-131 .8-301 4.8-431 8.8"
        />
        <path d="M386 364h466v38H386Z" />
        <circle cx="321" cy="327" r="79" />
        <circle cx="915" cy="327" r="79" />
        <g className={styles.glassShadow} opacity={carVlt === undefined ? undefined : (100 - carVlt) / 100}>
          <path d="M424 201c54-32 116-68.5 176-83.5l8-.5c-48 13.5-96 46-146 86.5Z" />
          <path d="M488 207c40-32 89-67 135-79.5 25-6.5 53-9 77-9.5l-12 86Z" />
          <path d="M704 118c14 0 28 .8 41 2 41 3 79 12 113 26l16 54-182 3Z" />
          <path d="M862 147c26 12 50 25 65 37 7 7 4 13-6 14l-44 1Z" />
          <path d="M870 135c56 17 104 39 152 59.5l-32 .5c-36-17-72-38-120-60" />
        </g>
      </g>
      <ellipse cx="830" cy="786" rx="500" ry="13" opacity=".45" />
      <ellipse cx="830" cy="784" rx="450" ry="7" opacity=".6" />
    </g>
  );
}
