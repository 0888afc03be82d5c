import { type ComponentType, useId } from 'react';
import { Calm, Film, Glare, SceneFrame, type SceneProps } from '../scene/scene';

/** Props of {@link DriverScene}. */
export interface DriverSceneProps extends SceneProps {
  /** The view ahead, 1200 by 560 units, with the sun at 742, 318; a road over a plain by default. */
  View?: ComponentType | undefined;
  /** Percent of light, 0–100, that the side window lets through; the windshield's by default. */
  sideVlt?: number | undefined;
  /** The same for the back glass, which is visible in the mirror; the mirror is clear when absent. */
  backVlt?: number | undefined;
  /** The same for a strip along the top of the windshield; there is none when absent. */
  stripVlt?: number | undefined;
}

/** The road under a low sun, seen from the driver's seat. */
export function DriverScene({ View = OpenRoad, vlt, sideVlt, backVlt, stripVlt, ...frame }: DriverSceneProps) {
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
        <View />
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

/** A road over a plain in the evening. */
function OpenRoad() {
  return (
    <>
      <path fill="var(--sky-1)" d="M0 0h1200v372H0Z" />
      <ellipse fill="var(--sky-2)" cx="742" cy="348" rx="760" ry="592.8" />
      <ellipse fill="var(--sky-3)" cx="742" cy="348" rx="590" ry="460.2" />
      <ellipse fill="var(--sky-4)" cx="742" cy="348" rx="450" ry="351" />
      <ellipse fill="var(--sky-5)" cx="742" cy="348" rx="330" ry="257.4" />
      <ellipse fill="var(--sky-6)" cx="742" cy="348" rx="226" ry="176.3" />
      <ellipse fill="var(--sky-7)" cx="742" cy="348" rx="140" ry="109.2" />
      <ellipse fill="var(--sun-100)" cx="742" cy="318" rx="40" ry="40" />
      <path fill="var(--sky-3)" d="M0 366c160-26 330-8 520-18s380-16 680 12v40H0Z" />
      <path fill="var(--sea-2)" d="M0 376h1200v130H0Z" />
      <path fill="var(--sea-3)" d="M0 416c300-8 500 16 700 16s300-24 500-16v144H0Z" />
      <path fill="var(--ink-700)" d="M556 374h10l444 186H40Z" />
      <path fill="var(--ink-600)" opacity=".7" d="M561 374h5l444 186H600Z" />
      <path
        fill="var(--sun-200)"
        opacity=".85"
        d="m561 374-2.9 11.2h-1ZM554.9 392.6h.8l-4.5 18.6H548ZM542.7 429.8h2.4l-8.6 37.2h-8ZM520.7 496.8h5.3L512 560h-16Z"
      />
    </>
  );
}
