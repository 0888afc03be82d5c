import { useId } from 'react';
import type { Elements } from '../elements';

export interface CarWindowProps {
  /** Drawn on the glass. */
  children: Elements;
}

/** The side window of a car, close up, with the seats and the evening behind it. */
export function CarWindow({ children }: CarWindowProps) {
  const id = useId();
  return (
    <>
      <clipPath id={`${id}-glass`}>
        <path d="M40 300c20-80 56-172 110-230 14-14 34-20 56-20h256v250Z" />
      </clipPath>
      <path fill="var(--paper-3)" d="M0 0h480v360H0Z" />
      <path fill="var(--paper-2)" d="M0 0h300L120 360H0Z" />
      <path fill="var(--v-shade)" d="M0 360v-54l18-6c22-88 64-194 122-250 14-14 38-20 66-20h274v330Z" />
      <path
        fill="var(--v-body)"
        d="M6 360v-50l18-8c22-88 64-190 120-246 14-14 36-20 62-20h274v24H206c-20 0-36 4-48 16-52 56-86 140-106 222l428 8v54Z"
      />
      <path fill="var(--v-light)" d="M0 316c160-6 320-5 480-2v9c-160-3-320-4-480 2Z" />
      <path
        fill="var(--v-light)"
        opacity=".5"
        d="M24 302c22-88 64-190 120-246 14-14 36-20 62-20h274v4H206c-22 0-42 6-56 20-56 56-96 154-118 242Z"
      />
      <path fill="var(--v-shade)" opacity=".7" d="M0 340c160-8 320-7 480-3v23H0Z" />
      <path fill="var(--ink-950)" d="M30 303c22-85 60-181 116-239 14-14 36-20 60-20h274v262Z" />
      <g clipPath={`url(#${id}-glass)`}>
        <ThroughGlass />
        {children}
        <GlassSheen />
      </g>
    </>
  );
}

/** The view through bare glass. */
export function ThroughGlass() {
  return (
    <>
      <path fill="color-mix(in oklab, var(--ink-500) 10%, var(--sky-7))" d="M0 0h480v360H0Z" />
      <path fill="color-mix(in oklab, var(--gulf-100) 30%, var(--sky-7))" d="M180 0h300v200C380 190 280 150 180 0" />
      <path fill="color-mix(in oklab, var(--paper-2) 30%, var(--sky-4))" d="M0 236c160-10 320-6 480-12v136H0Z" />
      <path fill="color-mix(in oklab, var(--ink-500) 90%, var(--red-600))" d="M0 262c160-8 320-4 480-10v108H0Z" />
      <circle cx="372" cy="166" r="34" fill="var(--sun-100)" />
      <circle cx="372" cy="166" r="58" fill="var(--sun-100)" opacity=".3" />
      <path fill="var(--ink-800)" d="M300 310c6-50 18-96 40-114 20-14 46-8 52 14 6 30 10 70 12 100Z" />
      <path fill="var(--ink-700)" d="M300 310c6-50 18-96 40-114 6-4 12-6 18-7-22 21-34 73-36 121Z" />
      <path
        fill="var(--ink-800)"
        d="M326 176c-4-26 0-44 8-50 10-6 44-6 54 1 8 9 10 25 6 49-4 8-62 8-68 0m18 4-2 20h8l2-20Zm28 0 2 20h8l-2-20Z"
      />
      <path fill="var(--ink-700)" d="M326 176c-4-26 0-44 8-50 4-2 12-3.5 20-4-12 8-14 28-12 59-8-.5-14-2-16-5" />
      <path fill="var(--ink-800)" d="M40 310c40-34 90-48 140-46 20 2 30 12 34 26l6 20Z" />
      <g transform="rotate(-22 238 250)">
        <path
          fill="var(--ink-850)"
          fillRule="evenodd"
          d="M238 188c14 0 22 28 22 62s-8 62-22 62-22-28-22-62 8-62 22-62m0 9c-8 0-13 25-13 53s5 53 13 53 13-25 13-53-5-53-13-53"
        />
      </g>
    </>
  );
}

/** Two bands of light on the glass. */
export function GlassSheen() {
  return (
    <g fill="#fff">
      <path opacity=".14" d="M150 40h110L90 300H20Z" />
      <path opacity=".09" d="M286 40h26L140 300h-26Z" />
    </g>
  );
}
