import { useId } from 'react';
import { Pane, VehicleFrame, type VehicleProps } from '../vehicle/vehicle';
import styles from '../vehicle/vehicle.module.css';
import { MiniWheel } from './mini-wheel';

/** The sedan for list rows and cards. */
export function SedanMini({ vlt, ...frame }: VehicleProps) {
  const id = useId();
  return (
    <VehicleFrame kind="sedan" isMini {...frame}>
      <defs>
        <clipPath id={`${id}-shell`}>
          <path
            d="M190 371c-18-1-30-4-34-12-6-13-9-31-10-49 0-20 1-38 5-50 3-9 9-14 19-18 44-16 140-34 254-41l38 3c50-41 98-74 146-87 38-10 84-11 134-7s94 12 134 27c42 20 78 41 114 58l30-1c28 2 56 2 86 2 5 1 7 3 8 7 2 15 7 29 9 45 3 24 3 48-1 70-3 20-10 38-24 47l-10 4H980a78 78 0 1 0-130 0H386a78 78 0 1 0-130 0Zm300-166c40-31 88-65 134-77 36-8 78-10 120-7 54 4 102 18 146 41q24 12 36 24c5 5 3 10-5 10-131 1-301 5-431 9"
            clipRule="evenodd"
          />
        </clipPath>
        <MiniWheel id={`${id}-wheel`} />
      </defs>
      <ellipse cx="628" cy="400" rx="487" ry="9" fill="var(--v-shadow)" opacity=".4" />
      <path fill="var(--ink-950)" d="M241 372v-72h754v60l-20 18H261Z" />
      <circle cx="321" cy="326" r="80" fill="var(--ink-950)" />
      <circle cx="915" cy="326" r="80" fill="var(--ink-950)" />
      <path fill="var(--v-through)" d="M424 201c54-32 116-69 176-83l60-4 84-1 132 24c50 15 98 37 146 57l-22 20H430Z" />
      <path
        fill="var(--ink-700)"
        d="M632 244c4-36 13-72 15-98 1-14 9-18 19-18s14 4 14 14c0 26 12 66 16 102Zm155-4c4-32 12-64 14-88 1-12 8-16 17-16s13 4 13 13c0 23 10 59 14 91Z"
      />
      <g>
        <Pane of="windshield" vlt={vlt} d="M424 201c54-32 116-69 176-83l8-1c-48 13-96 46-146 87Z" />
        <Pane of="front" vlt={vlt} d="M488 207c40-32 89-67 135-79 25-7 53-10 77-10l-12 86Z" />
        <Pane of="rear" vlt={vlt} d="M704 118c14 0 28 1 41 2 41 3 79 12 113 26l16 54-182 3Z" />
        <Pane of="quarter" vlt={vlt} d="M862 147c26 12 50 25 65 37 7 7 4 13-6 14l-44 1Z" />
        <Pane of="back" vlt={vlt} d="M870 135c56 17 104 39 152 59l-32 1c-36-17-72-38-120-60" />
      </g>
      <path
        fill="var(--v-body)"
        fillRule="evenodd"
        d="M190 371c-18-1-30-4-34-12-6-13-9-31-10-49 0-20 1-38 5-50 3-9 9-14 19-18 44-16 140-34 254-41l38 3c50-41 98-74 146-87 38-10 84-11 134-7s94 12 134 27c42 20 78 41 114 58l30-1c28 2 56 2 86 2 5 1 7 3 8 7 2 15 7 29 9 45 3 24 3 48-1 70-3 20-10 38-24 47l-10 4H980a78 78 0 1 0-130 0H386a78 78 0 1 0-130 0Zm300-166c40-31 88-65 134-77 36-8 78-10 120-7 54 4 102 18 146 41q24 12 36 24c5 5 3 10-5 10-131 1-301 5-431 9"
      />
      <g clipPath={`url(#${id}-shell)`}>
        <path
          fill="var(--v-light)"
          d="M140 270c10-20 18-26 32-32 58-22 138-36 252-40l48 2-6 8c-106 5-204 20-276 42-18 6-32 14-42 32Z"
        />
        <path
          fill="var(--v-glint)"
          opacity=".78"
          d="M160 249c6-5 12-8 24-12q84-27 240-36l38 3-1 2c-115 5-209 21-275 40-10 3-18 6-28 12Z"
        />
        <path
          fill="var(--v-light)"
          opacity=".5"
          d="M462 204c50-41 98-74 146-88 38-10 84-12 134-8s96 13 136 28c40 20 76 42 114 60l-20 1c-32-17-56-31-86-47-42-21-94-32-142-34-44-3-84-2-122 8-52 15-100 48-138 82Z"
        />
        <path
          fill="var(--v-glint)"
          opacity=".8"
          d="M604 118c42-12 88-14 138-10s96 14 136 29l-8 1c-38-12-82-21-128-24-46-4-90-2-124 7Z"
        />
        <path fill="var(--v-glint)" opacity=".5" d="M462 204c50-41 98-74 146-87l6 2c-46 15-94 47-140 86Z" />
        <path fill="var(--v-light)" d="M900 206c50-7 90-12 120-12l94 2 2 14c-56-6-116-8-216-4" />
        <path fill="var(--v-glint)" opacity=".75" d="M990 194h30l93 2 1 6c-34-4-84-4-129-4Z" />
        <path
          fill="var(--v-light)"
          opacity=".42"
          d="M226 247c104-16 294-22 474-24s310-9 420-12l2 8c-112 2-242 9-422 11-180 3-360 10-478 25Z"
        />
        <path
          fill="var(--v-glint)"
          opacity=".6"
          d="M250 249c110-15 270-19 450-21s300-9 362-12c-62 6-182 13-362 15s-340 8-450 18"
        />
        <path
          fill="var(--v-shade)"
          opacity=".62"
          d="M222 256c118-16 298-22 478-24 180-3 310-10 422-12l3 38c-45 0-105-2-165-6-60 10-160 26-270 26-130 0-270-8-360-24-30-4-74 0-108 2"
        />
        <path
          fill="var(--v-shade)"
          opacity=".6"
          d="M390 243c90-7 190-9 310-11 100-2 190-5 260-9-30 17-140 31-270 32s-240-3-300-12"
        />
        <path
          fill="var(--v-light)"
          opacity=".34"
          d="M399 322c101-18 241-26 361-24 36 1 60 4 78 8l-2 32c-136-12-296-8-436 8Z"
        />
        <path fill="var(--v-light)" opacity=".3" d="M400 328c120-16 260-22 438-15l-1 7c-157-8-297-1-437 16Z" />
        <path fill="var(--v-shade)" opacity=".8" d="M390 350c150-16 310-19 456-8l14 30H380Z" />
        <path fill="var(--v-deep)" d="m370 372 16-12c154-8 314-9 462-2l18 14Z" />
      </g>
      <path
        fill="var(--v-trim)"
        fillRule="evenodd"
        d="M484 208c42-34 93-70 140-82 36-9 78-10 120-7 55 4 104 18 148 41 16 9 29 16 37 24 7 6 3 14-7 15-132 1-302 5-438 9m13-6c123-3 293-7 423-8 6-1 8-4 4-8-8-6-20-14-35-22-44-22-92-36-145-40-42-3-84-2-118 7-44 12-91 42-129 71"
      />
      <path fill="var(--v-trim)" d="m697 117 14 1-12 85-19 1Z" />
      <path fill="var(--v-trim)" d="m856 143 7 3 21 54h-8Z" />
      <path className={styles.miniCut} d="M468 208c-14 14-24 42-27 76-2 28 1 54 9 73h392" />
      <path className={styles.miniCut} d="M690 204c-4 36-10 66-12 96-2 24-3 44-4 57" />
      <path className={styles.miniCut} d="M884 200c4 16 3 32-6 46-18 16-30 40-34 66-2 18-6 34-14 45" />
      <path fill="var(--v-lens)" d="M153 269q3-10.5 15-15c20-7 42-11 62-12-8 8-20 13-34 17-16 5-30 8-43 10" />
      <path fill="var(--v-lamp)" d="M151 272c17-2 33-5 52-11 15-5 27-12 31-19l4-2c-4 10-16 18-34 23s-36 9-53 9" />
      <path fill="var(--v-tail)" d="M1116 210c-24-1-50 1-67 5-1 3 3 6 11 7 20 2 40 3 58 3Z" />
      <path fill="var(--v-trim)" d="m500 207 12-14 8 3-4 11Z" />
      <path fill="var(--v-shade)" d="M474 194c0-8 8-14 23-16 15-1 25 2 26 8 1 8-1 14-7 16-14 2-32 1-38-2-3-2-4-4-4-6" />
      <path fill="var(--v-light)" d="M475 190c2-6 11-11 22-12 15-1 25 2 26 8 0 2-1 4-1 5-14-4-34-3-47-1" />
      <use href={`#${id}-wheel`} transform="matrix(.72 0 0 .72 321 328)" />
      <use href={`#${id}-wheel`} transform="matrix(.72 0 0 .72 915 328)" />
    </VehicleFrame>
  );
}
