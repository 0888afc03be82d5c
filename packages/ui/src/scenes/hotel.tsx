import { useId } from 'react';
import { PalmCrown } from '../scene/palm';
import { Film, Palms, Parked, SceneFrame, type SceneProps } from '../scene/scene';
import { Coupe } from '../vehicles/coupe';

/** Props of {@link HotelScene}. */
export interface HotelSceneProps extends SceneProps {
  /** Percent of light, 0–100, that the car's own glass lets through. Without it the scene's shade. */
  carVlt?: number | undefined;
}

/** A black coupe in front of a hotel at dusk. */
export function HotelScene({ vlt, carVlt, ...frame }: HotelSceneProps) {
  const id = useId();
  return (
    <SceneFrame {...frame}>
      <defs>
        <PalmCrown id={`${id}-palm`} shade="var(--ink-950)" leaf="var(--gulf-900)" lit="var(--sky-3)" />
      </defs>
      <path fill="var(--sky-1)" d="M0 0h1200v620H0Z" />
      <ellipse fill="var(--sky-2)" cx="250" cy="560" rx="980" ry="784" />
      <ellipse fill="var(--sky-3)" cx="250" cy="560" rx="700" ry="560" />
      <ellipse fill="var(--sky-4)" cx="250" cy="560" rx="480" ry="384" />
      <ellipse fill="var(--sky-5)" cx="250" cy="560" rx="320" ry="256" />
      <ellipse fill="var(--sky-6)" cx="250" cy="560" rx="200" ry="160" />
      <Palms>
        <path
          fill="var(--ink-950)"
          d="m76.3 599.4 3.1-41.4 3-40.7 3-40 3.3-39.2 3.4-38.4 3.7-37.6 3.8-36.9 4.1-36.2 4.3-35.3 4.6-34.6 14.8 1.8-3.6 34.6-3.4 35.3-3.1 36.1-2.8 36.8-2.6 37.6-2.3 38.3-2.1 39.1-1.7 39.9-1.4 40.6-.7 41.4Z"
        />
        <path
          fill="var(--sky-3)"
          opacity=".8"
          d="m94.8 600.2 1.5-41.4 1.9-40.6 2.1-39.9 2.5-39.2 2.7-38.3 2.9-37.6 3.2-36.9 3.4-36.1 3.7-35.3 3.9-34.6 4.8.6-3.6 34.6-3.4 35.3-3.1 36.1-2.8 36.8-2.6 37.6-2.3 38.3-2.1 39.1-1.7 39.9-1.4 40.6-.7 41.4Z"
        />
        <path fill="var(--gulf-900)" opacity=".7" d="m77.9 557.9 28 1.4-1.5 3.9-25-1.2Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m81 517.2 26.2 1.5-1.4 3.9-23.4-1.3Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m84.1 477.2 24.7 1.6-1.3 3.9-22.1-1.4Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m87.4 438 23.4 1.7-1.2 3.9-20.9-1.5Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m90.9 399.6 22.2 1.8-1.2 3.9-19.8-1.6Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m94.7 362 20.9 1.8-1.1 3.9-18.7-1.6Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m98.6 325.1 19.8 1.9-1.1 3.9-17.7-1.7Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m102.7 288.9 18.7 2-1 3.9-16.7-1.8Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m107.1 253.6 17.7 2-1 3.9-15.8-1.8Z" />
        <use transform="matrix(1.25 0 0 1.25 120 220)" href={`#${id}-palm`} />
        <path
          fill="var(--ink-950)"
          d="m199.6 610.4-.4-28.3-.8-27.8-1.1-27.2-1.3-26.8-1.5-26.2-1.7-25.7-1.8-25.2-2.1-24.7-2.2-24.2-2.4-23.6 11.4-1.4 3 23.7 2.9 24.2 2.8 24.7 2.6 25.3 2.5 25.7 2.3 26.3 2.3 26.8 2.1 27.3 2 27.9 2.2 28.4Z"
        />
        <path
          fill="var(--sky-3)"
          opacity=".8"
          d="m213.7 609.8-1.7-28.3-1.6-27.8-1.8-27.3-1.9-26.8-2.1-26.3-2.2-25.8-2.4-25.2-2.5-24.7-2.7-24.2-2.8-23.6 3.7-.5 3 23.7 2.9 24.2 2.8 24.7 2.6 25.3 2.5 25.7 2.3 26.3 2.3 26.8 2.1 27.3 2 27.9 2.2 28.4Z"
        />
        <path fill="var(--gulf-900)" opacity=".7" d="m198.1 582.2 21.3-1.1-1.2 4.1-19 .9Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m197.3 554.4 19.9-1.1-1 4-17.8 1Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m196.3 527.1 18.8-1.1-1 4-16.8 1.1Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m195 500.4 17.8-1.3-1 4.1-15.8 1.1Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m193.6 474.1 16.8-1.2-.9 4-15 1.2Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m192 448.4 15.9-1.3-.9 4.1-14.2 1.2Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m190.2 423.2 15-1.4-.8 4.1-13.4 1.3Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m188.2 398.6 14.2-1.5-.8 4.1-12.7 1.3Z" />
        <path fill="var(--gulf-900)" opacity=".7" d="m186 374.4 13.4-1.5-.7 4.1-12 1.3Z" />
        <use transform="matrix(-.95 0 0 .95 190 350)" href={`#${id}-palm`} />
      </Palms>
      <g>
        <path fill="var(--ink-900)" d="m330 60 870-60v620H330Z" />
        <path fill="var(--ink-800)" d="m330 60 50-6v566h-50Z" />
        <path fill="var(--gulf-900)" d="m400 83.9 64-2v58h-64Z" />
        <Film vlt={vlt} d="m400 83.9 64-2v58h-64Z" />
        <path fill="var(--sun-400)" d="m490 81.2 64-2v58h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M490 112h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M490 81.2h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M554 81.2h-12l3 56h9Z" />
        <Film vlt={vlt} d="m490 81.2 64-2v58h-64Z" />
        <path fill="var(--sun-400)" d="m580 78.5 64-2v58h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M580 109.3h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M580 78.5h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M644 78.5h-12l3 56h9Z" />
        <Film vlt={vlt} d="m580 78.5 64-2v58h-64Z" />
        <path fill="var(--gulf-900)" d="m670 75.8 64-2v58h-64Z" />
        <Film vlt={vlt} d="m670 75.8 64-2v58h-64Z" />
        <path fill="var(--sun-400)" d="m760 73.1 64-2v58h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M760 103.9h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M760 73.1h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M824 73.1h-12l3 56h9Z" />
        <Film vlt={vlt} d="m760 73.1 64-2v58h-64Z" />
        <path fill="var(--sun-400)" d="m850 70.4 64-2v58h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M850 101.2h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M850 70.4h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M914 70.4h-12l3 56h9Z" />
        <Film vlt={vlt} d="m850 70.4 64-2v58h-64Z" />
        <path fill="var(--gulf-900)" d="m940 67.7 64-2v58h-64Z" />
        <Film vlt={vlt} d="m940 67.7 64-2v58h-64Z" />
        <path fill="var(--sun-400)" d="m1030 65 64-2v58h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M1030 95.8h64V121h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1030 65h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1094 65h-12l3 56h9Z" />
        <Film vlt={vlt} d="m1030 65 64-2v58h-64Z" />
        <path fill="var(--sun-400)" d="m1120 62.3 64-2v58h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M1120 93.1h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1120 62.3h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1184 62.3h-12l3 56h9Z" />
        <Film vlt={vlt} d="m1120 62.3 64-2v58h-64Z" />
        <path fill="var(--ink-700)" d="m380 150 820-18v6l-820 18Z" />
        <path fill="var(--sun-400)" d="m400 166.4 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M400 197.2h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M400 166.4h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M464 166.4h-12l3 56h9Z" />
        <Film vlt={vlt} d="m400 166.4 64-1.4v57.4h-64Z" />
        <path fill="var(--gulf-900)" d="m490 164.4 64-1.4v57.4h-64Z" />
        <Film vlt={vlt} d="m490 164.4 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-400)" d="m580 162.4 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M580 193.2h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M580 162.4h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M644 162.4h-12l3 56h9Z" />
        <Film vlt={vlt} d="m580 162.4 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-400)" d="m670 160.3 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M670 191.2h64v25.1h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M670 160.3h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M734 160.3h-12l3 56h9Z" />
        <Film vlt={vlt} d="m670 160.3 64-1.4v57.4h-64Z" />
        <path fill="var(--gulf-900)" d="m760 158.3 64-1.4v57.4h-64Z" />
        <Film vlt={vlt} d="m760 158.3 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-400)" d="m850 156.3 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M850 187.1h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M850 156.3h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M914 156.3h-12l3 56h9Z" />
        <Film vlt={vlt} d="m850 156.3 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-400)" d="m940 154.3 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M940 185.1h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M940 154.3h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1004 154.3h-12l3 56h9Z" />
        <Film vlt={vlt} d="m940 154.3 64-1.4v57.4h-64Z" />
        <path fill="var(--gulf-900)" d="m1030 152.2 64-1.4v57.4h-64Z" />
        <Film vlt={vlt} d="m1030 152.2 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-400)" d="m1120 150.2 64-1.4v57.4h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M1120 181h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1120 150.2h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1184 150.2h-12l3 56h9Z" />
        <Film vlt={vlt} d="m1120 150.2 64-1.4v57.4h-64Z" />
        <path fill="var(--ink-700)" d="m380 232 820-12v6l-820 12Z" />
        <path fill="var(--sun-400)" d="m400 248.9 64-.8v56.8h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M400 279.8h64v25.1h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M400 248.9h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M464 248.9h-12l3 56h9Z" />
        <Film vlt={vlt} d="m400 248.9 64-.8v56.8h-64Z" />
        <path fill="var(--sun-400)" d="m490 247.6 64-.8v56.8h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M490 278.4h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M490 247.6h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M554 247.6h-12l3 56h9Z" />
        <Film vlt={vlt} d="m490 247.6 64-.8v56.8h-64Z" />
        <path fill="var(--gulf-900)" d="m580 246.2 64-.8v56.8h-64Z" />
        <Film vlt={vlt} d="m580 246.2 64-.8v56.8h-64Z" />
        <path fill="var(--sun-400)" d="m670 244.9 64-.8v56.8h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M670 275.7h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M670 244.9h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M734 244.9h-12l3 56h9Z" />
        <Film vlt={vlt} d="m670 244.9 64-.8v56.8h-64Z" />
        <path fill="var(--sun-400)" d="m760 243.6 64-.8v56.8h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M760 274.4h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M760 243.6h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M824 243.6h-12l3 56h9Z" />
        <Film vlt={vlt} d="m760 243.6 64-.8v56.8h-64Z" />
        <path fill="var(--gulf-900)" d="m850 242.2 64-.8v56.8h-64Z" />
        <Film vlt={vlt} d="m850 242.2 64-.8v56.8h-64Z" />
        <path fill="var(--sun-400)" d="m940 240.8 64-.8v56.9h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M940 271.6h64v25.3h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M940 240.8h12l-3 56.1h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1004 240.8h-12l3 56.1h9Z" />
        <Film vlt={vlt} d="m940 240.8 64-.8v56.9h-64Z" />
        <path fill="var(--sun-400)" d="m1030 239.5 64-.8v56.8h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M1030 270.3h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1030 239.5h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1094 239.5h-12l3 56h9Z" />
        <Film vlt={vlt} d="m1030 239.5 64-.8v56.8h-64Z" />
        <path fill="var(--gulf-900)" d="m1120 238.2 64-.9v56.8h-64Z" />
        <Film vlt={vlt} d="m1120 238.2 64-.9v56.8h-64Z" />
        <path fill="var(--ink-700)" d="m380 314 820-6v6l-820 6Z" />
        <path fill="var(--gulf-900)" d="m400 331.5 64-.2v56.2h-64Z" />
        <Film vlt={vlt} d="m400 331.5 64-.2v56.2h-64Z" />
        <path fill="var(--sun-400)" d="m490 330.8 64-.2v56.2h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M490 361.6h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M490 330.8h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M554 330.8h-12l3 56h9Z" />
        <Film vlt={vlt} d="m490 330.8 64-.2v56.2h-64Z" />
        <path fill="var(--sun-400)" d="m580 330.1 64-.2v56.2h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M580 360.9h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M580 330.1h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M644 330.1h-12l3 56h9Z" />
        <Film vlt={vlt} d="m580 330.1 64-.2v56.2h-64Z" />
        <path fill="var(--gulf-900)" d="m670 329.4 64-.2v56.2h-64Z" />
        <Film vlt={vlt} d="m670 329.4 64-.2v56.2h-64Z" />
        <path fill="var(--sun-400)" d="m760 328.8 64-.2v56.2h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M760 359.6h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M760 328.8h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M824 328.8h-12l3 56h9Z" />
        <Film vlt={vlt} d="m760 328.8 64-.2v56.2h-64Z" />
        <path fill="var(--sun-400)" d="m850 328.1 64-.2v56.2h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M850 358.9h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M850 328.1h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M914 328.1h-12l3 56h9Z" />
        <Film vlt={vlt} d="m850 328.1 64-.2v56.2h-64Z" />
        <path fill="var(--gulf-900)" d="m940 327.4 64-.2v56.2h-64Z" />
        <Film vlt={vlt} d="m940 327.4 64-.2v56.2h-64Z" />
        <path fill="var(--sun-400)" d="m1030 326.8 64-.2v56.2h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M1030 357.6h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1030 326.8h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1094 326.8h-12l3 56h9Z" />
        <Film vlt={vlt} d="m1030 326.8 64-.2v56.2h-64Z" />
        <path fill="var(--sun-400)" d="m1120 326.1 64-.2v56.2h-64Z" />
        <path fill="var(--sun-200)" opacity=".8" d="M1120 356.9h64v25.2h-64Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1120 326.1h12l-3 56h-9Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M1184 326.1h-12l3 56h9Z" />
        <Film vlt={vlt} d="m1120 326.1 64-.2v56.2h-64Z" />
        <path fill="var(--ink-700)" d="M380 396h820v6H380Z" />
        <path fill="var(--sun-300)" d="M400 470h800v170H400Z" />
        <path fill="var(--sun-200)" d="M400 470h800v50H400Z" />
        <path fill="var(--sun-500)" d="M400 600h800v40H400Z" />
        <path fill="var(--sun-700)" d="M430 470h8v170h-8Z" />
        <path fill="var(--ink-850)" d="M480 470h5v170h-5Z" />
        <path fill="var(--sun-700)" d="M540 470h8v170h-8Z" />
        <path fill="var(--ink-850)" d="M590 470h5v170h-5Z" />
        <path fill="var(--sun-700)" d="M650 470h8v170h-8Z" />
        <path fill="var(--ink-850)" d="M700 470h5v170h-5Z" />
        <path fill="var(--sun-700)" d="M760 470h8v170h-8Z" />
        <path fill="var(--ink-850)" d="M810 470h5v170h-5Z" />
        <path fill="var(--sun-700)" d="M870 470h8v170h-8Z" />
        <path fill="var(--ink-850)" d="M920 470h5v170h-5Z" />
        <path fill="var(--sun-700)" d="M980 470h8v170h-8Z" />
        <path fill="var(--ink-850)" d="M1030 470h5v170h-5Z" />
        <path fill="var(--sun-700)" d="M1090 470h8v170h-8Z" />
        <path fill="var(--ink-850)" d="M1140 470h5v170h-5Z" />
        <path
          fill="var(--gulf-800)"
          d="M520 640c-30-40-24-80-14-104 14 30 22 44 26 60 6-26 18-48 32-60 6 44-8 84-18 104Zm490 0c-30-40-24-80-14-104 14 30 22 44 26 60 6-26 18-48 32-60 6 44-8 84-18 104Z"
        />
        <path fill="var(--sun-800)" d="M700 560h150v80H700Z" />
        <path fill="var(--sun-700)" d="M690 552h170v10H690Z" />
        <path fill="var(--paper-0)" d="M740 480h70l-10 20h-50Z" />
        <Film vlt={vlt} d="M438 470h102v170H438Z" />
        <Film vlt={vlt} d="M548 470h102v170H548Z" />
        <Film vlt={vlt} d="M658 470h102v170H658Z" />
        <Film vlt={vlt} d="M768 470h102v170H768Z" />
        <Film vlt={vlt} d="M878 470h102v170H878Z" />
        <Film vlt={vlt} d="M988 470h102v170H988Z" />
        <Film vlt={vlt} d="M1098 470h102v170h-102Z" />
        <path fill="var(--ink-950)" d="m330 432 870-18v56H360Z" />
        <path fill="var(--ink-700)" d="m330 432 870-18v8l-870 18Z" />
        <path fill="var(--sun-300)" d="M360 464h840v6H362Z" />
        <ellipse fill="var(--sun-100)" cx="420" cy="470" rx="14" ry="4" />
        <ellipse fill="var(--sun-100)" cx="510" cy="470" rx="14" ry="4" />
        <ellipse fill="var(--sun-100)" cx="600" cy="470" rx="14" ry="4" />
        <ellipse fill="var(--sun-100)" cx="690" cy="470" rx="14" ry="4" />
        <ellipse fill="var(--sun-100)" cx="780" cy="470" rx="14" ry="4" />
        <ellipse fill="var(--sun-100)" cx="870" cy="470" rx="14" ry="4" />
        <ellipse fill="var(--sun-100)" cx="960" cy="470" rx="14" ry="4" />
        <ellipse fill="var(--sun-100)" cx="1050" cy="470" rx="14" ry="4" />
        <ellipse fill="var(--sun-100)" cx="1140" cy="470" rx="14" ry="4" />
        <path fill="var(--sky-7)" d="M560 438h10v18h-10Z" />
        <path fill="var(--ink-950)" opacity=".15" d="M560 438h10v18h-10Z" />
        <path fill="var(--sky-6)" d="M573 438h10v18h-10Z" />
        <path fill="var(--ink-950)" opacity=".27" d="M573 438h10v18h-10Z" />
        <path fill="var(--sky-5)" d="M586 438h10v18h-10Z" />
        <path fill="var(--ink-950)" opacity=".38" d="M586 438h10v18h-10Z" />
        <path fill="var(--sky-5)" d="M599 438h10v18h-10Z" />
        <path fill="var(--ink-950)" opacity=".47" d="M599 438h10v18h-10Z" />
        <path fill="var(--sky-4)" d="M612 438h10v18h-10Z" />
        <path fill="var(--ink-950)" opacity=".52" d="M612 438h10v18h-10Z" />
        <path fill="var(--sky-4)" d="M625 438h10v18h-10Z" />
        <path fill="var(--ink-950)" opacity=".58" d="M625 438h10v18h-10Z" />
        <path fill="var(--sky-3)" d="M638 438h10v18h-10Z" />
        <path fill="var(--ink-950)" opacity=".74" d="M638 438h10v18h-10Z" />
        <path fill="var(--ink-950)" d="M392 470h22v176h-22Z" />
        <path fill="var(--sun-600)" d="M392 470h5v176h-5Z" />
        <path fill="var(--ink-950)" d="M1120 470h22v176h-22Z" />
        <path fill="var(--sun-600)" d="M1120 470h5v176h-5Z" />
      </g>
      <g>
        <path fill="var(--ink-900)" d="M0 620h1200v180H0Z" />
        <path fill="var(--ink-800)" d="M0 620h1200v16H0Z" />
        <path fill="var(--ink-700)" d="M0 636h1200v4H0Z" />
        <path fill="var(--sky-5)" opacity=".25" d="M0 640h420l-120 60L0 720Z" />
        <path fill="var(--sun-400)" opacity=".3" d="M420 640h780v50H380Z" />
        <path fill="var(--sun-300)" opacity=".35" d="M470 640h680l30 24H440Z" />
        <path fill="var(--sun-200)" opacity=".1" d="M460 690h20l8 100h-36Z" />
        <path fill="var(--sun-200)" opacity=".1" d="M550 690h20l8 100h-36Z" />
        <path fill="var(--sun-200)" opacity=".1" d="M640 690h20l8 100h-36Z" />
        <path fill="var(--sun-200)" opacity=".1" d="M730 690h20l8 100h-36Z" />
        <path fill="var(--sun-200)" opacity=".1" d="M820 690h20l8 100h-36Z" />
        <path fill="var(--sun-200)" opacity=".1" d="M910 690h20l8 100h-36Z" />
        <path fill="var(--sun-200)" opacity=".1" d="M1000 690h20l8 100h-36Z" />
        <path fill="var(--sun-200)" opacity=".1" d="M1090 690h20l8 100h-36Z" />
      </g>
      <Parked light="lamps" x={30} y={352} scale={0.98}>
        <Coupe vlt={carVlt ?? vlt} />
      </Parked>
      <g transform="matrix(.98 0 0 .98 30 352)">
        <path
          fill="var(--sky-6)"
          opacity=".8"
          d="M642 136.4c30-8.6 68-10.5 106-7.7 58 3.9 104 15.3 142 29.6 44 19.1 84 33.5 112.8 44.9h-9.6c-33.2-10.5-67.2-23.9-109.2-43-38-14.3-78-24.8-136-28.6-38-2.4-72-1-98 6.7Z"
        />
        <path fill="var(--sun-300)" opacity=".7" d="M182 256c48-17 148-36 288-49l6 2c-146 15-240 33-290 51Z" />
      </g>
      <g>
        <path fill="var(--sun-400)" opacity=".1" d="M160 752h940l-60 28H230Z" />
        <ellipse fill="var(--ember-500)" opacity=".35" cx="1096" cy="766" rx="60" ry="6" />
        <ellipse fill="var(--sun-100)" opacity=".3" cx="176" cy="768" rx="50" ry="6" />
      </g>
    </SceneFrame>
  );
}
