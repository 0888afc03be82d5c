import { useId } from 'react';
import { PalmCrown } from '../scene/palm';
import { Calm, Film, Glare, SceneFrame, type SceneProps } from '../scene/scene';

/** A living room with a view of the water. */
export function LivingScene({ vlt, ...frame }: SceneProps) {
  const id = useId();
  return (
    <SceneFrame {...frame}>
      <defs>
        <clipPath id={`${id}-glass`}>
          <path d="M110 110h980v480H110Z" clipRule="evenodd" />
        </clipPath>
        <PalmCrown id={`${id}-palm`} shade="var(--gulf-900)" leaf="var(--gulf-800)" lit="var(--gulf-500)" />
      </defs>
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--gulf-400)" d="M0 0h1200v400H0Z" />
        <ellipse fill="var(--gulf-300)" cx="430" cy="300" rx="700" ry="560" />
        <ellipse fill="var(--gulf-100)" cx="430" cy="300" rx="500" ry="400" />
        <ellipse fill="var(--paper-1)" cx="430" cy="300" rx="330" ry="264" />
        <ellipse fill="var(--sun-100)" cx="430" cy="300" rx="190" ry="152" />
        <ellipse fill="var(--paper-0)" cx="430" cy="240" rx="46" ry="46" />
        <path fill="var(--paper-0)" opacity=".85" d="M620 200c66-14 132-16 220 0-88 6-154 6-220 0" />
        <path fill="var(--paper-0)" opacity=".85" d="M860 250c54-14 108-16 180 0-72 6-126 6-180 0" />
        <path fill="var(--paper-0)" opacity=".85" d="M160 180c45-14 90-16 150 0-60 6-105 6-150 0" />
        <path fill="var(--paper-0)" opacity=".85" d="M700 320c78-14 156-16 260 0-104 6-182 6-260 0" />
        <path fill="var(--gulf-300)" d="M110 400h980v20H110Z" />
        <path fill="var(--gulf-400)" d="M110 412h980v130H110Z" />
        <path fill="var(--gulf-500)" d="M110 440c290-10 590 14 980 0v160H110Z" />
        <path fill="var(--gulf-700)" d="M110 478c290-10 590 14 980 0v122H110Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M420 403q10-2 23 0-13 2.5-23 0" />
        <path fill="var(--sun-100)" opacity=".85" d="M412.9 407.4q17.1-2 29.7 0-12.6 2.5-26.6 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M417.4 411.8q12.6-2 26.3 0-13.7 2.5-31.7 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M404.2 416.2q25.8-2 53.3 0-27.5 2.5-49.5 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M402.3 420.6q27.7-2 55.7 0-28 2.5-54 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M407.9 425q22.1-2 43.1 0-21 2.5-51 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M386.4 429.4q43.6-2 81.6 0-38 2.5-72 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M396.4 433.8q33.6-2 80.1 0-46.5 2.5-84.5 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M393.5 438.2q36.5-2 67.5 0-31 2.5-73 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M370.7 442.6q59.3-2 102.8 0-43.5 2.5-89.5 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M392.7 447q37.3-2 102.1 0-64.8 2.5-114.8 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M373.3 451.4q56.7-2 103.2 0-46.5 2.5-100.5 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M361.1 455.8q68.9-2 114.9 0-46 2.5-104 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M386.6 460.2q43.4-2 122.3 0-78.9 2.5-140.9 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M350 464.6q80-2 148 0-68 2.5-134 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M358.8 469q71.2-2 120.7 0-49.5 2.5-119.5 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M373.4 473.4q56.6-2 142.3 0-85.7 2.5-159.7 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M328.9 477.8q101.1-2 193.9 0-92.8 2.5-170.8 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M361.1 482.2q68.9-2 127.9 0-59 2.5-141 0Z" />
        <path fill="var(--sun-100)" opacity=".85" d="M351.2 486.6q78.8-2 164.1 0-85.3 2.5-171.3 0Z" />
        <path fill="var(--paper-0)" d="M760 396v-46c12 18 20 34 22 46Z" />
        <path fill="var(--paper-3)" d="M757 396v-40c-7 16-13 30-17 40Z" />
        <path fill="var(--gulf-800)" d="M736 399h52l-6 7h-40Z" />
        <path fill="var(--paper-2)" d="M110 520c190-20 590 4 980-14v94H110Z" />
        <path fill="var(--paper-3)" d="M110 548c190-18 590 4 980-12v64H110Z" />
        <path
          fill="var(--gulf-900)"
          d="m918.5 559.3 2.9-31.6 2.9-31.1 2.9-30.5 3.2-29.9 3.3-29.3 3.6-28.8 3.8-28.1 4-27.6 4.2-27 4.5-26.4 12.4 2-3.7 26.4-3.4 26.9-3.2 27.5-3 28.1-2.6 28.7-2.4 29.3-2.2 29.8-1.8 30.4-1.5 31-.9 31.6Z"
        />
        <path
          fill="var(--gulf-500)"
          opacity=".8"
          d="m934 560.2 1.6-31.6 1.9-31 2.2-30.4 2.5-29.9 2.7-29.3 3-28.6 3.2-28.2 3.4-27.5 3.7-27 4-26.3 4 .6-3.7 26.4-3.4 26.9-3.2 27.5-3 28.1-2.6 28.7-2.4 29.3-2.2 29.8-1.8 30.4-1.5 31-.9 31.6Z"
        />
        <path fill="var(--gulf-800)" opacity=".7" d="m920.2 527.6 23.5 1.6-1.3 3.9-21-1.4Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m923.1 496.5 22 1.7-1.2 3.9-19.6-1.5Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m926.1 466 20.7 1.8-1.1 3.9-18.5-1.6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m929.3 436.1 19.6 1.9-1 3.9-17.5-1.7Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m932.7 406.8 18.6 1.9-1 3.9-16.6-1.7Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m936.4 378 17.5 2-1 3.9-15.6-1.8Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m940.2 349.9 16.6 2-.9 3.9-14.8-1.8Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m944.2 322.3 15.7 2.1-.8 3.9-14-1.9Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m948.5 295.3 14.8 2.2-.8 3.9-13.2-2Z" />
        <use transform="matrix(-1.05 0 0 1.05 960 270)" href={`#${id}-palm`} />
        <path
          fill="var(--gulf-900)"
          d="m1011.2 570.2.2-21.7-.3-21.4-.3-21-.5-20.6-.6-20.2-.7-19.8-.8-19.4-.9-18.9-1-18.6-1.1-18.2 9.6-.8 1.6 18.2 1.6 18.6 1.5 19.1 1.5 19.4 1.3 19.8 1.3 20.2 1.3 20.6 1.2 21 1.3 21.4 1.4 21.9Z"
        />
        <path
          fill="var(--gulf-500)"
          opacity=".8"
          d="m1023.1 569.9-.9-21.8-.9-21.4-1-21-1-20.6-1.1-20.2-1.1-19.8-1.3-19.4-1.3-19-1.4-18.6-1.4-18.2 3.1-.3 1.6 18.2 1.6 18.6 1.5 19.1 1.5 19.4 1.3 19.8 1.3 20.2 1.3 20.6 1.2 21 1.3 21.4 1.4 21.9Z"
        />
        <path fill="var(--gulf-800)" opacity=".7" d="m1010.4 548.5 17.9-.6-.9 4-16 .6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m1010.2 527.1 16.8-.6-.9 4-15 .6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m1009.9 506.1 15.9-.6-.9 4-14.1.6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m1009.5 485.5 14.9-.6-.8 4-13.3.6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m1008.9 465.4 14.2-.8-.8 4.1-12.6.6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m1008.2 445.6 13.5-.8-.7 4.1-12 .6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m1007.5 426.2 12.7-.8-.7 4.1-11.3.6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m1006.6 407.2 12.1-.8-.7 4-10.7.8Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m1005.7 388.6 11.3-.8-.6 4-10.1.8Z" />
        <use transform="matrix(.8 0 0 .8 1010 370)" href={`#${id}-palm`} />
        <path fill="var(--paper-0)" d="M110 486h980v4H110Z" />
      </g>
      <path fill="var(--ink-500)" opacity=".6" d="M130 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M210 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M290 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M370 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M450 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M530 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M610 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M690 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M770 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M850 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M930 486h3v104h-3Z" />
      <path fill="var(--ink-500)" opacity=".6" d="M1010 486h3v104h-3Z" />
      <g>
        <Film vlt={vlt} d="M110 110h245v480H110Z" />
        <Film vlt={vlt} d="M355 110h245v480H355Z" />
        <Film vlt={vlt} d="M600 110h245v480H600Z" />
        <Film vlt={vlt} d="M845 110h245v480H845Z" />
      </g>
      <Calm vlt={vlt} clipPath={`url(#${id}-glass)`}>
        <ellipse fill="var(--sun-300)" cx="430" cy="240" rx="46" ry="46" />
        <ellipse fill="var(--sun-400)" opacity=".22" cx="430" cy="240" rx="74" ry="74" />
      </Calm>
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--gulf-100)" opacity=".12" d="M260 100h110L190 600H80Z" />
        <path fill="var(--gulf-100)" opacity=".12" d="M400 100h20L240 600h-20Z" />
        <path fill="var(--gulf-100)" opacity=".12" d="M900 100h80L800 600h-80Z" />
        <path fill="var(--gulf-100)" opacity=".12" d="M1000 100h12L832 600h-12Z" />
      </g>
      <Glare vlt={vlt} clipPath={`url(#${id}-glass)`}>
        <path fill="var(--paper-0)" opacity=".1" d="M430 240-1037.2-71.9l40.6-151.6Z" />
        <path fill="var(--paper-0)" opacity=".08" d="M430 240-906.5-441-768-662.7Z" />
        <path fill="var(--paper-0)" opacity=".1" d="M430 240-514-925.7l127-92.3Z" />
        <path fill="var(--paper-0)" opacity=".08" d="M430 240-58.4-1178.3l253.7-63.2Z" />
        <path fill="var(--paper-0)" opacity=".1" d="m430 240 182.8-1488.8 154.6 27.2Z" />
        <path fill="var(--paper-0)" opacity=".08" d="m430 240 681-1336.5L1332.7-958Z" />
        <path fill="var(--paper-0)" opacity=".1" d="m430 240 1198-902.7 87.8 130.1Z" />
        <path fill="var(--paper-0)" opacity=".08" d="m430 240 1426.6-463.5 50.6 203Z" />
        <ellipse fill="var(--paper-0)" opacity=".14" cx="430" cy="240" rx="230" ry="230" />
        <ellipse fill="var(--paper-0)" opacity=".24" cx="430" cy="240" rx="150" ry="150" />
        <ellipse fill="var(--paper-0)" opacity=".5" cx="430" cy="240" rx="92" ry="92" />
      </Glare>
      <g>
        <path fill="var(--paper-2)" d="M0 0h1200v640h-110V110H110v530H0Z" />
        <path fill="var(--paper-3)" d="m0 0 110 110v480L0 660Z" />
        <path fill="var(--paper-4)" d="m1200 0-110 110v480l110 70Z" />
        <path fill="var(--paper-1)" d="M0 0h1200l-110 110H110Z" />
        <path fill="var(--sun-600)" d="M110 590h980l110 70v140H0V660Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M-121 590h2l-629 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M-41 590h2l-559 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M39 590h2l-489 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M119 590h2l-419 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M199 590h2l-349 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M279 590h2L2 800h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M359 590h2L152 800h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M439 590h2L302 800h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M519 590h2l-69 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M599 590h2l1 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M679 590h2l71 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M759 590h2l141 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M839 590h2l211 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M919 590h2l281 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M999 590h2l351 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M1079 590h2l421 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M1159 590h2l491 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M1239 590h2l561 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M1319 590h2l631 210h-4Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M1399 590h2l701 210h-4Z" />
        <path fill="var(--ink-850)" d="M105 108h10v486h-10Z" />
        <path fill="var(--ink-600)" d="M105 108h3v486h-3Z" />
        <path fill="var(--ink-850)" d="M350 108h10v486h-10Z" />
        <path fill="var(--ink-600)" d="M350 108h3v486h-3Z" />
        <path fill="var(--ink-850)" d="M595 108h10v486h-10Z" />
        <path fill="var(--ink-600)" d="M595 108h3v486h-3Z" />
        <path fill="var(--ink-850)" d="M840 108h10v486h-10Z" />
        <path fill="var(--ink-600)" d="M840 108h3v486h-3Z" />
        <path fill="var(--ink-850)" d="M1085 108h10v486h-10Z" />
        <path fill="var(--ink-600)" d="M1085 108h3v486h-3Z" />
        <path fill="var(--ink-850)" d="M104 104h992v10H104Z" />
        <path fill="var(--ink-850)" d="M104 586h992v10H104Z" />
        <path fill="var(--paper-3)" d="M346 330h4v70h-4Z" />
      </g>
      <Glare vlt={vlt}>
        <path fill="var(--sun-200)" opacity=".6" d="M116 596h233l1 204H-31.3Z" />
        <path fill="var(--sun-200)" opacity=".6" d="M361 596h233l156.9 204H369.6Z" />
        <path fill="var(--sun-200)" opacity=".6" d="M606 596h233l312.8 204H770.5Z" />
        <path fill="var(--sun-200)" opacity=".6" d="M851 596h233l468.7 204h-381.3Z" />
      </Glare>
      <g>
        <path fill="var(--paper-2)" opacity=".94" d="M250 650h650l110 120H170Z" />
        <path fill="var(--gulf-700)" opacity=".5" d="M272 658h608l96 102H206Z" />
        <path fill="var(--paper-2)" opacity=".95" d="M300 668h552l78 82H250Z" />
        <path fill="var(--ink-700)" d="M690 560c0-20 10-32 32-32h318c22 0 32 12 32 32v80H690Z" />
        <path fill="var(--ink-600)" d="M690 560c0-20 10-32 32-32h318c22 0 32 12 32 32v12c-112-10-272-10-382 0Z" />
        <path
          fill="var(--ink-800)"
          d="M660 600c0-16 16-22 34-20 12 2 16 10 16 22v38h342v-38c0-12 4-20 16-22 18-2 34 4 34 20v104H660Z"
        />
        <path fill="var(--ink-700)" d="M710 636h342v28H710Z" />
        <path fill="var(--ink-600)" d="M710 636h170v10H710Zm174 0h168v10H884Z" />
        <path fill="var(--ink-900)" d="M680 704h12v20h-12Zm390 0h12v20h-12Z" />
        <path fill="var(--sun-400)" d="m730 560 70-8 12 68-70 10Z" />
        <path fill="var(--sun-500)" d="m742 630 70-10-4-20-70 10Z" />
        <path fill="var(--gulf-500)" d="m980 556 64 10-10 66-64-8Z" />
        <path fill="var(--gulf-700)" d="m970 624 64 8 3-20-64-8Z" />
        <path fill="var(--sun-800)" d="M420 690h220v10H420Zm16 10h8v56h-8Zm180 0h8v56h-8Z" />
        <path fill="var(--sun-700)" d="M420 684h220v8H420Z" />
        <path fill="var(--paper-0)" d="M478 684v-10h60v10Z" />
        <path fill="var(--ember-500)" d="M560 684v-26h26v26Z" />
        <path
          fill="var(--gulf-800)"
          d="M572 658c-16-18-14-40-6-52 8 16 12 28 14 38 4-14 12-24 20-30 0 20-10 34-22 44Z"
        />
        <path
          fill="var(--gulf-800)"
          d="M96 690c-56-50-46-150-30-220 26 70 38 120 44 160 8-60 26-110 50-140 16 80-10 160-36 200Z"
        />
        <path fill="var(--gulf-700)" d="M96 690c-56-50-46-150-30-220 8 90 22 160 46 220Z" />
        <path fill="var(--paper-3)" d="M70 680h90l-12 70H82Z" />
        <path fill="var(--paper-4)" d="M70 680h40l-6 70H82Z" />
      </g>
    </SceneFrame>
  );
}
