import { ridges } from './ridges';

/** The views out of a car in the film explorer. The time of day comes from the tokens of their surroundings. */

/** A sky in bands, the highest first, by their upper edges. */
function Sky({ tops }: { tops: readonly number[] }) {
  return tops.map((top, index) => (
    <path key={top} fill={`var(--sky-${index + 1})`} d={`M0 ${top}c300-34 800-40 1200-6v560H0Z`} />
  ));
}

/** Through the side windows: the Divide over the fields, a barn, pines and the fence along the road. */
export function CabinView() {
  return (
    <>
      <Sky tops={[0, 120, 186, 236, 276, 308, 334]} />
      <circle fill="var(--sun-100)" cx="817" cy="318" r="36" />
      <g transform="matrix(.75 0 0 .62 0 64)">
        <path fill="var(--sky-3)" d={ridges.far} />
        <path fill="var(--sky-2)" d={ridges.middle} />
        <path fill="var(--sky-1)" d={ridges.hills} />
      </g>
      <path fill="var(--sea-1)" d="M0 374c400-10 800 8 1200-2v80H0Z" />
      <path fill="var(--sea-2)" d="M0 390c400-10 800 10 1200 0v60H0Z" />
      <g fill="var(--sky-1)">
        <path d="M150 392v-50l34-28 34 28v50Zm72 0v-38h22v38Z" />
        <path d="M392 404h6v-16h22l-16-26h10l-14-26h8l-13-32-13 32h8l-14 26h10l-16 26h22Zm52 2h5v-13h17l-12-20h8l-11-20h6l-10.5-26-10.5 26h6l-11 20h8l-12 20h17Z" />
        <path d="M1006 406h6v-16h22l-16-28h10l-14-26h8l-13-34-13 34h8l-14 26h10l-16 28h22Z" />
      </g>
      <path fill="var(--sun-200)" opacity=".85" d="M176 356h16v14h-16Z" />
      <path fill="var(--sea-3)" d="M0 402h1200v48H0Z" />
      <path
        fill="var(--sky-1)"
        d="M0 398h1200v3H0Zm0 12h1200v3H0ZM40 388h6v40h-6Zm150 0h6v40h-6Zm150 0h6v40h-6Zm150 0h6v40h-6Zm150 0h6v40h-6Zm150 0h6v40h-6Zm150 0h6v40h-6Zm150 0h6v40h-6Z"
      />
    </>
  );
}

/** Through the windshield: a straight road toward the Divide under a low sun. */
export function RoadView() {
  return (
    <>
      <Sky tops={[0, 96, 166, 222, 266, 302, 332]} />
      <path fill="var(--sun-200)" opacity=".45" d="M680 318a62 62 0 0 1 124 0 62 62 0 0 1-124 0" />
      <circle fill="var(--sun-100)" cx="742" cy="318" r="40" />
      <g transform="matrix(.75 0 0 .62 -76 54)">
        <path fill="var(--sky-3)" d={ridges.far} />
        <path fill="var(--sky-2)" d={ridges.middle} />
      </g>
      <g transform="matrix(.75 0 0 .62 76 54)">
        <path fill="var(--sky-3)" d="M1480 320 1516 312 1560 300 1640 330V570H1480Z" />
        <path fill="var(--sky-1)" d={ridges.hills} />
      </g>
      <path fill="var(--sky-1)" d="M0 352h90v40H0Z" />
      <path fill="var(--sea-1)" d="M0 374h1200v40H0Z" />
      <path fill="var(--sea-2)" d="M0 388c300-6 500 6 700 4s300-8 500-2v170H0Z" />
      <path fill="var(--sea-3)" d="M0 436c200-16 340-22 470-26l-160 150H0Zm1200-6c-200-14-340-18-470-20l190 150h280Z" />
      <path fill="var(--ink-700)" d="M556 374h10l444 186H40Z" />
      <path fill="var(--ink-600)" opacity=".7" d="M561 374h5l444 186H600Z" />
      <path
        fill="var(--sun-300)"
        d="m561 374-2.9 11.2h-1ZM554.9 392.6h.8l-4.5 18.6H548ZM542.7 429.8h2.4l-8.6 37.2h-8ZM520.7 496.8h5.3L512 560h-16Z"
      />
      <path fill="var(--paper-4)" opacity=".8" d="M556 374-60 628v-18Zm10 0 694 292v-18Z" />
      <path
        fill="var(--sky-1)"
        d="M498 372h2v22h-2Zm-50-6h3v38h-3Zm-82-8h4v58h-4Zm-134-14h5v96h-5ZM36 322h7v150h-7Zm584 50h2v22h-2Zm62-6h3v40h-3Zm106-8h4v66h-4Zm176-12h5v104h-5Zm216-20h7v170h-7Z"
      />
      <path
        fill="none"
        stroke="var(--sky-1)"
        strokeWidth="1.5"
        d="M0 330q20 10 39 4l195 22 134 10 81 5 50 3M1200 338q-10 4-17-2l-217 20-176 10-106 5-63 3"
      />
    </>
  );
}
