import { SceneFrame, type SceneProps } from '../scene/scene';

/** Paint in cross-section: the effect of a stone with and without paint film. */
export function StoneChipsScene(frame: Pick<SceneProps, 'title'>) {
  return (
    <SceneFrame {...frame}>
      <path fill="var(--paper-2)" d="M0 0h1200v800H0Z" />
      <ellipse fill="var(--paper-1)" cx="1000" cy="80" rx="620" ry="420" />
      <ellipse fill="var(--paper-0)" cx="1080" cy="20" rx="380" ry="270" />
      <ellipse fill="var(--sun-100)" cx="1120" cy="-20" rx="190" ry="150" />
      <g>
        <path fill="var(--ink-400)" d="M0 640h1200v160H0Z" />
        <path fill="var(--ink-300)" d="M0 640h1200v14H0Z" />
        <path fill="var(--ink-500)" d="M0 720h1200v80H0Z" />
        <path fill="var(--ink-300)" opacity=".25" d="M60 660h26L26 790H0Z" />
        <path fill="var(--ink-300)" opacity=".25" d="M210 660h26l-60 130h-26Z" />
        <path fill="var(--ink-300)" opacity=".25" d="M360 660h26l-60 130h-26Z" />
        <path fill="var(--ink-300)" opacity=".25" d="M510 660h26l-60 130h-26Z" />
        <path fill="var(--ink-300)" opacity=".25" d="M660 660h26l-60 130h-26Z" />
        <path fill="var(--ink-300)" opacity=".25" d="M810 660h26l-60 130h-26Z" />
        <path fill="var(--ink-300)" opacity=".25" d="M960 660h26l-60 130h-26Z" />
        <path fill="var(--ink-300)" opacity=".25" d="M1110 660h26l-60 130h-26Z" />
        <path fill="var(--paper-4)" d="M0 590h1200v50H0Z" />
        <path fill="var(--paper-3)" d="M0 590h1200v8H0Z" />
        <path fill="var(--gulf-700)" d="M0 500h1200v90H0Z" />
        <path fill="var(--gulf-800)" d="M0 560h1200v30H0Z" />
        <path fill="var(--gulf-500)" d="M0 500h1200v8H0Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m1137.7 578.5 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m67.3 519.8 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m994.2 564 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m797 535 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m721.1 555.3 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m691.6 524.8 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m512.5 540.8 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m860.4 581.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m1129.8 551 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m529.4 532.2 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m42.7 515.9 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m553.2 535.7 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m452.2 574.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m625.6 552.1 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m281 515.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m386.9 523.3 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m607.2 581.9 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m802.6 526.4 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m1063.4 568.2 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m873.9 575.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m907.8 567.7 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m421 580.7 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m1144.7 525 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m897.3 562.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m549.1 550.1 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m583.1 576.9 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m596 570.5 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m421.2 574 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m1070.6 545.3 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m675.6 576.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m861.3 547.1 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m264 536.1 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m832.5 525.3 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m1080.4 532.2 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m1084.5 535.1 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m1139.3 562 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m600.1 549.2 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m775.2 554 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m371.1 528.1 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m609.2 577.5 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m741.7 519.1 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m976.3 563.4 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m1080.1 527 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m886.3 518 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m777 532.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m269.7 573.5 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m126.5 549.5 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m1016.2 530.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m250.5 573.9 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m503.3 562.8 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m37.9 538.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m204.5 559.7 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m98.7 578.9 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m30.2 563.6 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m25.2 531.4 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m967.9 524.7 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m218.6 561 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m458.8 516.9 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m1178.1 524.3 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m43.2 537.4 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m732.1 564.5 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m134.6 536.9 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m36.7 544.5 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m911.5 564.3 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m1073.4 565.4 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m1026.3 562 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m562.6 529.3 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m786.4 535.5 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-400)" opacity=".7" d="m121.4 544.5 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-300)" opacity=".7" d="m1041 522.7 9-2 2 4-9 1Z" />
        <path fill="var(--gulf-100)" d="M0 450h1200v50H0Z" />
        <path fill="var(--paper-0)" d="M0 450h1200v7H0Z" />
        <path fill="var(--gulf-300)" opacity=".6" d="M0 488h1200v12H0Z" />
      </g>
      <g>
        <path
          fill="var(--paper-2)"
          d="m168 448 22 32 16 8 16 52 24 16 16 36 38 8 22-20 10-40 20-24 10-34 30-16 10-18Z"
        />
        <path
          fill="var(--sun-700)"
          d="m206 488 16 52 24 16 16 36 38 8 22-20 10-40 20-24-6-4-22 22-10 38-18 16-28-6-14-34-22-16-18-46Z"
        />
        <path fill="var(--ember-700)" d="m246 556 16 36 38 8 22-20-6 24-26 10-34-8Z" />
        <path fill="var(--sun-800)" d="m262 592 38 8-8 22-22-6Z" />
        <path fill="var(--paper-0)" d="m190 480-22-32-18-8 26 42Zm202-14 10-18 24-10-30 38Z" />
        <path fill="var(--gulf-500)" d="m190 480 16 8 16 52-10-10-16-36Zm172 2-10 34-20 24 8-16 12-32Z" />
      </g>
      <g transform="matrix(.86603 -.5 .5 .86603 150 424)">
        <path fill="var(--gulf-700)" d="m-9 0 9-7 10 5-4 8H-6Z" />
        <path fill="var(--gulf-300)" d="m-9 0 9-7 10 5L0-1Z" />
      </g>
      <g transform="matrix(.91355 .40674 -.40674 .91355 416 410)">
        <path fill="var(--gulf-700)" d="m-9 0 9-7 10 5-4 8H-6Z" />
        <path fill="var(--gulf-300)" d="m-9 0 9-7 10 5L0-1Z" />
      </g>
      <g transform="matrix(.64279 -.76604 .76604 .64279 120 396)">
        <path fill="var(--gulf-700)" d="m-9 0 9-7 10 5-4 8H-6Z" />
        <path fill="var(--gulf-300)" d="m-9 0 9-7 10 5L0-1Z" />
      </g>
      <g transform="matrix(.76604 .64279 -.64279 .76604 440 380)">
        <path fill="var(--gulf-700)" d="m-9 0 9-7 10 5-4 8H-6Z" />
        <path fill="var(--gulf-300)" d="m-9 0 9-7 10 5L0-1Z" />
      </g>
      <g transform="matrix(.9848 .17365 -.17365 .9848 372 398)">
        <path fill="var(--gulf-700)" d="m-9 0 9-7 10 5-4 8H-6Z" />
        <path fill="var(--gulf-300)" d="m-9 0 9-7 10 5L0-1Z" />
      </g>
      <g transform="matrix(.96126 -.27564 .27564 .96126 210 402)">
        <path fill="var(--gulf-700)" d="m-9 0 9-7 10 5-4 8H-6Z" />
        <path fill="var(--gulf-300)" d="m-9 0 9-7 10 5L0-1Z" />
      </g>
      <g>
        <path fill="var(--sun-500)" opacity=".75" d="M600 434h600v16H600Z" />
        <path
          fill="var(--sun-300)"
          opacity=".82"
          d="M600 372c100 0 160 2 200 14 40 14 60 26 100 26s60-12 100-26c40-12 100-14 200-14v62H600Z"
        />
        <path
          fill="var(--sun-200)"
          d="M600 372c100 0 160 2 200 14 40 14 60 26 100 26s60-12 100-26c40-12 100-14 200-14v14c-100 0-150 2-194 12-42 14-66 26-106 26s-64-12-106-26c-44-10-94-12-194-12Z"
        />
        <path
          fill="var(--paper-0)"
          d="M600 370c100 0 160 2 200 14 40 14 60 26 100 26s60-12 100-26c40-12 100-14 200-14v5c-100 0-156 2-198 14-40 14-62 25-102 25s-62-11-102-25c-42-12-98-14-198-14Z"
        />
        <path fill="var(--sun-600)" d="M600 372h6v78h-6Z" />
        <path
          fill="var(--paper-0)"
          opacity=".8"
          d="M640 396c60 0 100 4 130 12-30-2-70-4-130-4Zm400 12c40-8 90-12 140-12v6c-50 0-100 4-140 6"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M830 428c35 12 105 12 140 0-35 8-105 8-140 0" />
        <path fill="var(--paper-0)" opacity=".38" d="M796 425c52 13 156 13 208 0-52 9-156 9-208 0" />
        <path fill="var(--paper-0)" opacity=".26" d="M762 422c69 14 207 14 276 0-69 10-207 10-276 0" />
      </g>
      <path fill="var(--paper-3)" opacity=".9" d="m60 120 24-12 178 392-24 20Z" />
      <path fill="var(--paper-4)" opacity=".9" d="m70 116 6-4 180 396-12 8Z" />
      <g transform="matrix(.8927 .32492 -.32492 .8927 290 520)">
        <path fill="var(--ink-700)" d="m-40 6 10-32L0-40l32 14L42 4 24 34l-38 4Z" />
        <path fill="var(--ink-500)" d="m-40 6 10-32L0-40 4-8l-18 18Z" />
        <path fill="var(--ink-300)" d="M-30-26 0-40l32 14L4-8Z" />
        <path fill="var(--ink-600)" d="m4-8 28-18L42 4 24 34 8 16Z" />
        <path fill="var(--ink-800)" d="m-14 10 22 6 16 18-38 4Z" />
      </g>
      <path fill="var(--paper-3)" opacity=".9" d="m640 60 28-16 212 308-28 14Z" />
      <path fill="var(--paper-4)" opacity=".9" d="m650 54 8-5 216 307-14 6Z" />
      <g transform="matrix(1.03405 -.18233 .18233 1.03405 900 368)">
        <path fill="var(--ink-700)" d="m-40 6 10-32L0-40l32 14L42 4 24 34l-38 4Z" />
        <path fill="var(--ink-500)" d="m-40 6 10-32L0-40 4-8l-18 18Z" />
        <path fill="var(--ink-300)" d="M-30-26 0-40l32 14L4-8Z" />
        <path fill="var(--ink-600)" d="m4-8 28-18L42 4 24 34 8 16Z" />
        <path fill="var(--ink-800)" d="m-14 10 22 6 16 18-38 4Z" />
      </g>
      <path fill="var(--sun-400)" opacity=".55" d="m930 330 16 10 134-190-20-10Z" />
      <g transform="matrix(.53623 .44995 -.44995 .53623 1090 120)">
        <path fill="var(--ink-700)" d="m-40 6 10-32L0-40l32 14L42 4 24 34l-38 4Z" />
        <path fill="var(--ink-500)" d="m-40 6 10-32L0-40 4-8l-18 18Z" />
        <path fill="var(--ink-300)" d="M-30-26 0-40l32 14L4-8Z" />
        <path fill="var(--ink-600)" d="m4-8 28-18L42 4 24 34 8 16Z" />
        <path fill="var(--ink-800)" d="m-14 10 22 6 16 18-38 4Z" />
      </g>
      <g transform="matrix(.1539 .42286 -.42286 .1539 560 90)">
        <path fill="var(--ink-700)" d="m-40 6 10-32L0-40l32 14L42 4 24 34l-38 4Z" />
        <path fill="var(--ink-500)" d="m-40 6 10-32L0-40 4-8l-18 18Z" />
        <path fill="var(--ink-300)" d="M-30-26 0-40l32 14L4-8Z" />
        <path fill="var(--ink-600)" d="m4-8 28-18L42 4 24 34 8 16Z" />
        <path fill="var(--ink-800)" d="m-14 10 22 6 16 18-38 4Z" />
      </g>
      <g transform="matrix(.39392 .06946 -.06946 .39392 150 60)">
        <path fill="var(--ink-700)" d="m-40 6 10-32L0-40l32 14L42 4 24 34l-38 4Z" />
        <path fill="var(--ink-500)" d="m-40 6 10-32L0-40 4-8l-18 18Z" />
        <path fill="var(--ink-300)" d="M-30-26 0-40l32 14L4-8Z" />
        <path fill="var(--ink-600)" d="m4-8 28-18L42 4 24 34 8 16Z" />
        <path fill="var(--ink-800)" d="m-14 10 22 6 16 18-38 4Z" />
      </g>
      <g transform="matrix(.31177 .18 -.18 .31177 800 110)">
        <path fill="var(--ink-700)" d="m-40 6 10-32L0-40l32 14L42 4 24 34l-38 4Z" />
        <path fill="var(--ink-500)" d="m-40 6 10-32L0-40 4-8l-18 18Z" />
        <path fill="var(--ink-300)" d="M-30-26 0-40l32 14L4-8Z" />
        <path fill="var(--ink-600)" d="m4-8 28-18L42 4 24 34 8 16Z" />
        <path fill="var(--ink-800)" d="m-14 10 22 6 16 18-38 4Z" />
      </g>
      <g transform="matrix(.21855 .26046 -.26046 .21855 440 200)">
        <path fill="var(--ink-700)" d="m-40 6 10-32L0-40l32 14L42 4 24 34l-38 4Z" />
        <path fill="var(--ink-500)" d="m-40 6 10-32L0-40 4-8l-18 18Z" />
        <path fill="var(--ink-300)" d="M-30-26 0-40l32 14L4-8Z" />
        <path fill="var(--ink-600)" d="m4-8 28-18L42 4 24 34 8 16Z" />
        <path fill="var(--ink-800)" d="m-14 10 22 6 16 18-38 4Z" />
      </g>
      <path fill="var(--sun-400)" d="M886 318h6l-2-34Z" />
      <path fill="var(--sun-400)" d="m852 330 6-4-22-26Z" />
      <path fill="var(--sun-400)" d="m944 326 6 4 20-30Z" />
      <path fill="var(--ink-900)" opacity=".25" d="M598 330h4v310h-4Z" />
      <g>
        <circle fill="var(--ink-900)" data-label="film" cx="1180" cy="400" r="4" />
        <circle fill="var(--ink-900)" data-label="adhesive" cx="1180" cy="442" r="4" />
        <circle fill="var(--ink-900)" data-label="clear-coat" cx="1180" cy="475" r="4" />
        <circle fill="var(--ink-900)" data-label="color" cx="1180" cy="545" r="4" />
        <circle fill="var(--ink-900)" data-label="primer" cx="1180" cy="615" r="4" />
        <circle fill="var(--ink-900)" data-label="steel" cx="1180" cy="690" r="4" />
        <circle fill="var(--ink-900)" data-label="chip" cx="286" cy="600" r="4" />
        <circle fill="var(--ink-900)" data-label="dent" cx="900" cy="412" r="4" />
      </g>
    </SceneFrame>
  );
}
