import { useId } from 'react';
import { Calm, Film, Glare, SceneFrame, type SceneProps } from '../scene/scene';

/** Props of {@link DriverScene}. */
export interface DriverSceneProps extends SceneProps {
  /** Percent of light, 0–100, that the side window lets through; the windshield's by default. */
  sideVlt?: number | undefined;
  /** The same for the back glass, which is visible in the mirror; the mirror is clear when absent. */
  backVlt?: number | undefined;
  /** The same for a strip along the top of the windshield; there is none when absent. */
  stripVlt?: number | undefined;
}

/** The road under a low sun, seen from the driver's seat. */
export function DriverScene({ vlt, sideVlt, backVlt, stripVlt, ...frame }: DriverSceneProps) {
  const id = useId();
  return (
    <SceneFrame {...frame}>
      <defs>
        <clipPath id={`${id}-glass`}>
          <path
            d="M176 128c254-36 654-42 1024-12v346c-340-26-780-18-1138 28 30-124 66-258 114-362M0 66l98 16c24 4 28 18 20 40-34 104-66 228-84 340l-34 8Z"
            clipRule="evenodd"
          />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--sky-1)" d="M0 0h1200v372H0Z" />
        <ellipse fill="var(--sky-2)" cx="742" cy="348" rx="760" ry="592.8" />
        <ellipse fill="var(--sky-3)" cx="742" cy="348" rx="590" ry="460.2" />
        <ellipse fill="var(--sky-4)" cx="742" cy="348" rx="450" ry="351" />
        <ellipse fill="var(--sky-5)" cx="742" cy="348" rx="330" ry="257.4" />
        <ellipse fill="var(--sky-6)" cx="742" cy="348" rx="226" ry="176.3" />
        <ellipse fill="var(--sky-7)" cx="742" cy="348" rx="140" ry="109.2" />
        <path fill="var(--sun-200)" opacity=".45" d="M680 318a62 62 0 0 1 124 0 62 62 0 0 1-124 0" />
        <ellipse fill="var(--sun-100)" cx="742" cy="318" rx="40" ry="40" />
        <path fill="var(--sea-1)" d="M0 372h1200v20H0Z" />
        <path fill="var(--sea-2)" d="M0 386h1200v120H0Z" />
        <path fill="var(--sea-3)" d="M0 416c300-8 500 16 700 16s300-24 500-16v144H0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M734 375q8-1.5 19.2 0-11.2 2-19.2 0" />
        <path fill="var(--sun-300)" opacity=".8" d="M726.9 378.4q15.1-1.6 25.7 0-10.6 2-21.8 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M732.6 381.8q9.4-1.6 18.2 0-8.8 2-23.2 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M724.3 385.2q17.7-1.6 38 0-20.3 2-37.9 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M714.1 388.6q27.9-1.7 55.9 0-28 2-48.8 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M726.4 392q15.6-1.8 33.8 0-18.2 2-42.2 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M714.4 395.4q27.6-1.8 47 0-19.4 2-46.6 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M701.3 398.8q40.7-1.9 80.7 0-40 2-70.4 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M720.3 402.2q21.7-1.9 62.2 0-40.5 2-74.1 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M704.5 405.6q37.5-1.9 60.8 0-23.3 2-60.1 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M688.6 409q53.4-2 89 0-35.6 2-75.6 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M714.3 412.4q27.7-2.1 88 0-60.3 2-103.5 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M694.4 415.8q47.6-2.1 94.4 0-46.8 2-93.2 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M676 419.2q66-2.1 95.9 0-29.9 2-79.5 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M708.3 422.6q33.7-2.2 91.5 0-57.8 2-110.6 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M684.1 426q57.9-2.2 134.8 0-76.9 2-132.9 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M663.4 429.4q78.6-2.3 126.5 0-47.9 2-107.1 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M702.3 432.8q39.7-2.4 81.9 0-42.2 2-104.6 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M673.8 436.2q68.2-2.4 151.8 0-83.6 2-149.2 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M651 439.6q91-2.4 177.2 0-86.2 2-155 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M696.4 443q45.6-2.5 93.2 0-47.6 2-119.6 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M663.3 446.4q78.7-2.6 141.4 0-62.7 2-137.9 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M638.6 449.8q103.4-2.6 211.8 0-108.4 2-186.8 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M690.5 453.2q51.5-2.6 138.6 0-87.1 2-168.7 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M652.7 456.6q89.3-2.7 140.2 0-50.9 2-135.7 0Z" />
        <path fill="var(--sun-300)" opacity=".8" d="M626.3 460q115.7-2.8 206.8 0-91.1 2-179.1 0Z" />
        <path fill="var(--ink-700)" d="M556 374h10l444 186H40Z" />
        <path fill="var(--ink-600)" opacity=".7" d="M561 374h5l444 186H600Z" />
        <path fill="var(--sun-200)" opacity=".85" d="m561 374-2.9 11.2h-1Z" />
        <path fill="var(--sun-200)" opacity=".85" d="M554.9 392.6h.8l-4.5 18.6H548Z" />
        <path fill="var(--sun-200)" opacity=".85" d="M542.7 429.8h2.4l-8.6 37.2h-8Z" />
        <path fill="var(--sun-200)" opacity=".85" d="M520.7 496.8h5.3L512 560h-16Z" />
        <path fill="var(--paper-4)" d="m556 373-1-2-615 129v40Z" />
        <path fill="var(--ink-500)" d="M556 375v-2L-60 540v60Z" />
        <path fill="var(--sun-300)" d="M555 371v-1L-60 494v8Z" />
        <path fill="var(--paper-4)" d="m566 373 1-3 693 116v74Z" />
        <path fill="var(--sun-300)" d="M567 370v-1l693 109v14Z" />
        <path fill="var(--ink-500)" d="M566 375v-2l694 183v84Z" />
        <path fill="var(--sky-1)" d="M507 384.1v-31.2h2.3v31.2Zm0-31.2h10.1v2.2H507Z" />
        <path fill="var(--sky-1)" d="M458.1 394.2v-46.4h2.6v46.4Zm0-46.4h12.2v2.3h-12.2Z" />
        <path fill="var(--sky-1)" d="M372.4 411.8v-73h3.2v73Zm0-73h15.8v2.6h-15.8Z" />
        <path fill="var(--sky-1)" d="M237.8 439.5V324.7h4.1v114.8Zm0-114.8h21.5v3h-21.5Z" />
        <path fill="var(--sky-1)" d="M35.8 481.1V303.6h5.4v177.5Zm0-177.5h30.1v3.7H35.8Z" />
        <path fill="var(--sky-2)" d="M0 372v-20c80-10 150 4 240 8s160 8 230 12Z" />
      </g>
      <g>
        <Film vlt={vlt} d="M176 128c254-36 654-42 1024-12v346c-340-26-780-18-1138 28 30-124 66-258 114-362" />
        <Film vlt={sideVlt ?? vlt} d="m0 66 98 16c24 4 28 18 20 40-34 104-66 228-84 340l-34 8Z" />
        {stripVlt !== undefined && (
          <Film vlt={stripVlt} d="M176 128c254-36 654-42 1024-12v70c-370-30-778-24-1052 14 8-24 18-48 28-72" />
        )}
      </g>
      <Calm vlt={vlt} clipPath={`url(#${id}-glass)`}>
        <ellipse fill="var(--sun-400)" cx="742" cy="318" rx="40" ry="40" />
        <ellipse fill="var(--sky-5)" opacity=".25" cx="742" cy="318" rx="64" ry="64" />
      </Calm>
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--gulf-100)" opacity=".06" d="M250 80h170L250 520H70Z" />
        <path fill="var(--gulf-100)" opacity=".06" d="M470 80h40L350 520h-40Z" />
        <path fill="var(--gulf-100)" opacity=".06" d="M940 80h70L880 470h-70Z" />
      </g>
      <Glare vlt={vlt} clipPath={`url(#${id}-glass)`}>
        <path fill="var(--sun-100)" opacity=".1" d="M742 318-725.2 6.1l40.6-151.6Z" />
        <path fill="var(--sun-100)" opacity=".08" d="M742 318-594.5-363-456-584.7Z" />
        <path fill="var(--sun-100)" opacity=".1" d="M742 318-202-847.7-75-940Z" />
        <path fill="var(--sun-100)" opacity=".08" d="M742 318 253.6-1100.3l253.7-63.2Z" />
        <path fill="var(--sun-100)" opacity=".1" d="m742 318 182.8-1488.8 154.6 27.2Z" />
        <path fill="var(--sun-100)" opacity=".08" d="m742 318 681-1336.5L1644.7-880Z" />
        <path fill="var(--sun-100)" opacity=".1" d="m742 318 1198-902.7 87.8 130.1Z" />
        <path fill="var(--sun-100)" opacity=".08" d="m742 318 1426.6-463.5 50.6 203Z" />
        <ellipse fill="var(--sun-100)" opacity=".12" cx="742" cy="318" rx="300" ry="300" />
        <ellipse fill="var(--sun-100)" opacity=".18" cx="742" cy="318" rx="200" ry="200" />
        <ellipse fill="var(--sun-100)" opacity=".3" cx="742" cy="318" rx="128" ry="128" />
        <ellipse fill="var(--sun-100)" opacity=".7" cx="742" cy="318" rx="84" ry="84" />
        <path fill="var(--sun-100)" opacity=".5" d="M640 444h220l120 32-420-6Z" />
      </Glare>
      <g>
        <path
          fill="var(--ink-950)"
          fillRule="evenodd"
          d="M0 0h1200v800H0Zm176 128c254-36 654-42 1024-12v346c-340-26-780-18-1138 28 30-124 66-258 114-362M0 66l98 16c24 4 28 18 20 40-34 104-66 228-84 340l-34 8Z"
        />
        <path fill="var(--ink-900)" d="M0 0h1200v116C830 86 430 92 176 128c-16 4-36-12-26-28L0 66Z" />
        <path fill="var(--ink-800)" d="M0 0h1200v60C800 40 300 44 0 26Z" />
        <path
          fill="var(--ink-800)"
          d="M150 100c10-4 28 0 26 28-48 104-84 238-114 362l-28-20c20-130 52-248 90-350 6-16 14-18 26-20"
        />
        <path fill="var(--sky-3)" opacity=".9" d="M176 128C128 232 92 366 62 490l-7-6c31-124 67-258 115-360Z" />
        <path fill="var(--ink-850)" d="m214 64 346-20c12-1 18 6 18 16l2 40c0 12-6 16-16 17l-328 21c-14 1-22-6-24-16Z" />
        <path fill="var(--ink-700)" d="m214 64 346-20c12-1 18 6 18 16L214 84Z" />
        <path fill="var(--sky-3)" opacity=".6" d="m212 118 368-24v6c0 12-6 16-16 17l-328 21c-14 1-22-6-24-16Z" />
        <path fill="var(--ink-900)" d="M726 92h20l4 40h-28Z" />
        <path
          fill="var(--ink-900)"
          d="M640 132c0-8 6-12 14-12l172-4c12 0 18 6 17 16l-5 40c-1 8-6 12-14 12l-162 4c-12 0-17-4-18-14Z"
        />
        <path fill="var(--sky-2)" d="m650 134 182-6-4 44-174 5Z" />
        <path fill="var(--sky-4)" d="m650 156 180-6-2 22-174 5Z" />
        <path fill="var(--sky-5)" d="m650 166 179-5-1 11-174 5Z" />
        {backVlt !== undefined && <Film vlt={backVlt} d="m650 134 182-6-4 44-174 5Z" />}
        <path fill="var(--ink-800)" opacity=".5" d="m650 134 50-2-28 45h-18Z" />
        <path fill="var(--ink-900)" d="M62 490c358-46 798-54 1138-28v338H0V520Z" />
        <path fill="var(--ink-800)" d="M62 490c358-46 798-54 1138-28v38c-300-26-700-20-1080 40L0 574v-74Z" />
        <path fill="var(--ink-700)" d="M62 490c358-46 798-54 1138-28v8c-340-24-770-18-1130 32Z" />
        <path fill="var(--sky-4)" opacity=".9" d="M62 490c358-46 798-54 1138-28v3.5C860 440 420 448 63 494Z" />
        <path fill="var(--ink-850)" d="M0 640c300-80 520-40 640-36h560v196H0Z" />
        <path fill="var(--ink-800)" d="M600 596h600v8H600Z" />
        <rect fill="var(--ink-950)" x="1010" y="548" width="150" height="40" rx="10" />
        <path fill="var(--ink-700)" d="M1018 557h134v3h-134Z" />
        <path fill="var(--ink-700)" d="M1018 567h134v3h-134Z" />
        <path fill="var(--ink-700)" d="M1018 577h134v3h-134Z" />
        <path
          fill="var(--ink-950)"
          d="m640 520 320-10c10 0 16 5 16 14l-2 144c0 10-6 15-16 15l-314 7c-10 0-16-5-16-14l-2-142c0-9 5-13 14-14"
        />
        <path fill="var(--gulf-900)" d="m640 533 322-10-2 147-318 7Z" />
        <path fill="var(--gulf-800)" d="M640 600c60-20 120 40 180 10s100-50 142-38l-2 98-318 7Z" />
        <path
          fill="var(--sun-400)"
          d="M700 672c20-32 16-62 60-76 40-12 60-30 64-66h8c-2 42-26 62-66 74-38 12-32 36-50 68Z"
        />
        <ellipse fill="var(--ember-500)" cx="828" cy="540" rx="9" ry="9" />
        <path fill="var(--sky-7)" d="M860 632h10v24h-10Z" />
        <path fill="var(--ink-950)" opacity=".15" d="M860 632h10v24h-10Z" />
        <path fill="var(--sky-6)" d="M873 632h10v24h-10Z" />
        <path fill="var(--ink-950)" opacity=".27" d="M873 632h10v24h-10Z" />
        <path fill="var(--sky-5)" d="M886 632h10v24h-10Z" />
        <path fill="var(--ink-950)" opacity=".38" d="M886 632h10v24h-10Z" />
        <path fill="var(--sky-5)" d="M899 632h10v24h-10Z" />
        <path fill="var(--ink-950)" opacity=".47" d="M899 632h10v24h-10Z" />
        <path fill="var(--sky-4)" d="M912 632h10v24h-10Z" />
        <path fill="var(--ink-950)" opacity=".52" d="M912 632h10v24h-10Z" />
        <path fill="var(--sky-4)" d="M925 632h10v24h-10Z" />
        <path fill="var(--ink-950)" opacity=".58" d="M925 632h10v24h-10Z" />
        <path fill="var(--sky-3)" d="M938 632h10v24h-10Z" />
        <path fill="var(--ink-950)" opacity=".74" d="M938 632h10v24h-10Z" />
        <path fill="var(--ink-950)" d="M170 560c50-40 250-48 310-12 20 12 24 32 20 52H150c2-16 8-30 20-40" />
        <path fill="var(--gulf-900)" d="M190 570c50-30 210-34 272-10l4 40H178Z" />
        <path fill="var(--sun-400)" d="M236 596a44 40 0 0 1 78-22l-6 5a36 32 0 0 0-63 17Z" />
        <path fill="var(--gulf-400)" d="M352 596a44 40 0 0 1 78-10l-8 4a36 32 0 0 0-62 6Z" />
        <path fill="var(--ink-600)" d="M170 560c50-40 250-48 310-12l-2 6c-58-34-254-26-304 12Z" />
        <g>
          <path
            fill="var(--ink-950)"
            d="M328 506c142 0 228 100 228 220 0 34-6 60-16 86h-56c14-26 22-54 22-86 0-92-72-164-178-164s-178 72-178 164c0 32 8 60 22 86h-56c-10-26-16-52-16-86 0-120 86-220 228-220"
          />
          <path
            fill="var(--ink-700)"
            d="M328 506c142 0 228 100 228 220h-10c0-110-80-208-218-208s-218 98-218 208h-10c0-120 86-220 228-220"
          />
          <path
            fill="var(--ink-800)"
            d="M328 518c138 0 218 98 218 208h-24c0-98-76-182-194-182s-194 84-194 182h-24c0-110 80-208 218-208"
          />
          <path fill="var(--sky-5)" d="M360 508c110 12 188 98 196 192h-5c-11-90-85-176-191-188Z" />
          <path
            fill="var(--ink-900)"
            d="M150 700c60-10 96-16 120-10h118c24-6 58 0 118 10v40c-60-4-86 12-102 72H252c-16-60-42-76-102-72Z"
          />
          <path fill="var(--ink-800)" d="M270 690h118c12 0 24 10 22 24l-14 98H262l-16-98c-1-14 12-24 24-24" />
          <path fill="var(--ink-700)" d="M270 690h118c8 0 16 4 20 12H250c4-8 12-12 20-12" />
          <ellipse fill="var(--ink-950)" cx="328" cy="756" rx="24" ry="22" />
          <path fill="var(--sky-7)" d="M311 746h4v20h-4Z" />
          <path fill="var(--ink-950)" opacity=".15" d="M311 746h4v20h-4Z" />
          <path fill="var(--sky-6)" d="M316 746h4v20h-4Z" />
          <path fill="var(--ink-950)" opacity=".27" d="M316 746h4v20h-4Z" />
          <path fill="var(--sky-5)" d="M321 746h4v20h-4Z" />
          <path fill="var(--ink-950)" opacity=".38" d="M321 746h4v20h-4Z" />
          <path fill="var(--sky-5)" d="M326 746h4v20h-4Z" />
          <path fill="var(--ink-950)" opacity=".47" d="M326 746h4v20h-4Z" />
          <path fill="var(--sky-4)" d="M331 746h4v20h-4Z" />
          <path fill="var(--ink-950)" opacity=".52" d="M331 746h4v20h-4Z" />
          <path fill="var(--sky-4)" d="M336 746h4v20h-4Z" />
          <path fill="var(--ink-950)" opacity=".58" d="M336 746h4v20h-4Z" />
          <path fill="var(--sky-3)" d="M341 746h4v20h-4Z" />
          <path fill="var(--ink-950)" opacity=".74" d="M341 746h4v20h-4Z" />
        </g>
        <Glare vlt={vlt}>
          <path fill="var(--sun-400)" opacity=".28" d="m560 470 440-8 160 78-640 20Z" />
          <path fill="var(--sun-300)" opacity=".35" d="m640 462 220-4 80 42-340 8Z" />
          <path fill="var(--sun-300)" opacity=".6" d="M400 514c78 22 140 96 150 198h-20c-10-96-70-164-146-182Z" />
          <path fill="var(--sun-300)" opacity=".22" d="m640 533 322-10-1 77-320 40Z" />
        </Glare>
        <path fill="var(--ink-900)" d="m0 404 52-8c14-2 22 6 20 20l-6 50-66 24Z" />
        <path fill="var(--sky-3)" d="m0 414 50-8c8-1 12 4 11 12l-5 38-56 18Z" />
        <path fill="var(--sky-5)" d="m0 440 58-8-2 24-56 18Z" />
        {sideVlt !== undefined && <Film vlt={sideVlt} d="m0 414 50-8c8-1 12 4 11 12l-5 38-56 18Z" />}
        <path fill="var(--ink-800)" d="m0 490 66-24-4 12-62 32Z" />
      </g>
    </SceneFrame>
  );
}
