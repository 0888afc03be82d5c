import { type ComponentType, useId } from 'react';
import { Film, SceneFrame, type SceneProps } from '../scene/scene';

/** Light through the side windows of a car from front to back, percent, 0–100: two of them, or three. */
type CabinWindows = readonly [number, number] | readonly [number, number, number];

/** Props of {@link CabinScene}. */
export interface CabinSceneProps extends Pick<SceneProps, 'title'> {
  /** The view through the windows, 1200 by 450 units; a plain in the evening by default. */
  View?: ComponentType | undefined;
  windows: CabinWindows;
}

/** The openings from front to back. The third is a wall in a car with two windows. */
const openings = [
  'M64 420c20-92 48-178 86-254 10-22 26-32 52-34l262-16c12-1 18 5 18 16l8 284Z',
  'M540 414l2-282c0-12 6-18 18-18l284 8c18 1 28 8 32 24l36 256Z',
  'M952 398l-30-244c-2-16 4-22 18-20l92 16c20 4 32 12 40 30l62 206Z',
] as const;

/**
 * A view through the side windows, seen from inside a car. The time of day comes from the tokens of its surroundings.
 */
export function CabinScene({ View = OpenView, windows, title }: CabinSceneProps) {
  const id = useId();
  const seen = openings.slice(0, windows.length);
  return (
    <SceneFrame title={title}>
      <defs>
        <clipPath id={`${id}-glass`}>
          {seen.map((outline) => (
            <path key={outline} d={outline} />
          ))}
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-glass)`}>
        <View />
      </g>
      <path fill="var(--ink-950)" fillRule="evenodd" d={`M0 0h1200v800H0Z${seen.join('')}`} />
      {seen.map((outline, index) => (
        <Film key={outline} vlt={windows[index]} d={outline} />
      ))}
      <g clipPath={`url(#${id}-glass)`} fill="var(--gulf-100)">
        <path opacity=".07" d="M250 90h120L180 430H60Z" />
        <path opacity=".06" d="M700 90h90L640 430h-90Z" />
        <path opacity=".06" d="M1010 110h40L960 420h-40Z" />
      </g>
      <Interior />
    </SceneFrame>
  );
}

/** An evening over a plain. */
function OpenView() {
  return (
    <>
      <path fill="var(--sky-2)" d="M0 0h1200v420H0Z" />
      <path fill="var(--sky-3)" d="M0 150c400-40 800-40 1200 0v270H0Z" />
      <path fill="var(--sky-4)" d="M0 204c400-36 800-36 1200 0v216H0Z" />
      <path fill="var(--sky-5)" d="M0 252c400-32 800-32 1200 0v168H0Z" />
      <path fill="var(--sky-6)" d="M0 296c400-28 800-28 1200 0v124H0Z" />
      <path fill="var(--sky-7)" d="M0 330c400-22 800-22 1200 0v90H0Z" />
      <circle fill="var(--sun-100)" cx="660" cy="316" r="38" />
      <path fill="var(--sky-3)" d="M0 356c180-30 330-6 520-22s360-14 680 14v80H0Z" />
      <path fill="var(--sea-2)" d="M0 384c400-16 800 14 1200 0v66H0Z" />
      <path fill="var(--sky-2)" d="M0 410h1200v40H0Z" />
    </>
  );
}

/** Roof, pillars, door and the seats in front of the windows, with light on the edges that face it. */
function Interior() {
  return (
    <>
      <path fill="var(--ink-850)" d="M0 0h1200v92C1020 70 760 66 520 74 330 80 160 96 0 128Z" />
      <path fill="var(--ink-800)" d="M0 0h1200v40C840 22 380 30 0 74Z" />
      <path fill="var(--ink-900)" d="M0 446c380-26 800-36 1200-40v394H0Z" />
      <path fill="var(--ink-800)" d="M0 446c380-26 800-36 1200-40v26c-400 4-820 16-1200 44Z" />
      <path fill="var(--sky-5)" opacity=".8" d="M0 446c380-26 800-36 1200-40v4c-400 4-820 14-1200 41Z" />
      <path
        fill="var(--ink-850)"
        d="M60 560c140-22 290-30 430-32 14 0 22 8 20 22l-10 60c-2 14-10 20-24 20-130 2-270 10-400 28Z"
      />
      <path fill="var(--ink-700)" d="M60 560c140-22 290-30 430-32 14 0 22 8 20 18-150 0-300 8-450 30Z" />
      <path
        fill="var(--ink-850)"
        d="M560 526c110-6 220-10 320-10 16 0 24 8 24 20l2 56c0 12-8 20-22 20-96 0-206 4-310 10Z"
      />
      <path fill="var(--ink-700)" d="M560 526c110-6 220-10 320-10 16 0 24 8 24 16-110 0-230 4-344 12Z" />
      <path fill="var(--ink-500)" d="m150 500 74-6c8 0 12 4 10 10l-4 10-84 8Zm494-22 62-3c8 0 12 4 11 10l-2 8-74 5Z" />
      <path fill="var(--ink-600)" d="M514 96h14l-6 346h-26Z" />
      <path fill="var(--sky-4)" opacity=".6" d="M526 96h3l-5 345h-4Z" />
      <path
        fill="var(--ink-950)"
        d="M282 800c6-160 14-300 36-392 8-30 22-42 52-42 32 0 46 14 50 46 12 92 8 230 2 388Z"
      />
      <path fill="var(--ink-850)" d="M282 800c6-160 14-300 36-392 6-24 16-36 34-40-22 120-30 270-34 432Z" />
      <path fill="var(--ink-950)" d="M326 360c-10-34-6-66 6-84 8-12 56-14 66 0 12 16 14 52 4 84Z" />
      <path fill="var(--ink-800)" d="M326 360c-10-34-6-66 6-84 4-6 18-10 32-10-18 20-22 56-18 94Z" />
      <path
        fill="var(--ink-950)"
        d="M776 800c2-140 8-262 24-344 6-28 20-40 46-40 28 0 42 12 46 42 10 82 8 202 4 342Z"
      />
      <path fill="var(--ink-850)" d="M776 800c2-140 8-262 24-344 4-22 14-34 30-38-18 110-24 240-26 382Z" />
    </>
  );
}
