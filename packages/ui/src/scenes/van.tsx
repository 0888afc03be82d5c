import { useId } from 'react';
import { PalmCrown } from '../scene/palm';
import { Film, Palms, SceneFrame, type SceneProps } from '../scene/scene';

/** The van of a mobile crew, open, in front of a house. */
export function VanScene({ vlt, ...frame }: SceneProps) {
  const id = useId();
  return (
    <SceneFrame {...frame}>
      <defs>
        <PalmCrown id={`${id}-palm`} shade="var(--gulf-900)" leaf="var(--gulf-800)" lit="var(--gulf-700)" />
        <clipPath id={`${id}-house-window`}>
          <path d="m908 296 238-16v210H908Z" clipRule="evenodd" />
        </clipPath>
        <clipPath id={`${id}-inside`}>
          <path d="M288 246c0-24 10-38 34-42 108-12 248-12 356 0 24 4 34 18 34 42l2 370H286Z" clipRule="evenodd" />
        </clipPath>
      </defs>
      <path fill="var(--gulf-300)" d="M0 0h1200v560H0Z" />
      <ellipse fill="var(--gulf-100)" cx="1010" cy="300" rx="1150" ry="690" />
      <ellipse fill="var(--paper-2)" cx="1010" cy="300" rx="880" ry="528" />
      <ellipse fill="var(--paper-1)" cx="1010" cy="300" rx="600" ry="360" />
      <ellipse fill="var(--sun-100)" cx="1010" cy="300" rx="330" ry="198" />
      <Palms>
        <path
          fill="var(--gulf-900)"
          d="m73.4 559.4 2.8-32.7 2.6-32.2 2.7-31.5 2.8-30.9 3-30.4 3.2-29.7 3.4-29.2 3.6-28.5 3.7-27.9 4-27.3 13.6 1.8-3.1 27.3-2.9 27.9-2.7 28.5-2.4 29-2.2 29.7-2 30.2-1.7 30.9-1.5 31.5-1.2 32-.5 32.7Z"
        />
        <path
          fill="var(--gulf-700)"
          opacity=".8"
          d="m90.4 560.2 1.3-32.7 1.6-32.1 1.9-31.5 2.1-30.8 2.3-30.3 2.5-29.7 2.8-29.1 2.9-28.5 3.2-27.9 3.4-27.3 4.4.6-3.1 27.3-2.9 27.9-2.7 28.5-2.4 29-2.2 29.7-2 30.2-1.7 30.9-1.5 31.5-1.2 32-.5 32.7Z"
        />
        <path fill="var(--gulf-800)" opacity=".7" d="m74.8 526.6 25.7 1.4-1.4 3.9-22.9-1.2Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m77.5 494.5 24.1 1.4-1.3 4-21.5-1.4Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m80.2 462.9 22.8 1.6-1.2 3.9-20.3-1.4Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m83.2 432 21.4 1.6-1.1 3.9-19.2-1.4Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m86.2 401.6 20.4 1.8-1.1 3.9-18.2-1.6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m89.5 371.9 19.2 1.8-1 3.9-17.2-1.6Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m92.9 342.7 18.2 2-1 3.9-16.2-1.8Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m96.5 314.2 17.2 2-.9 3.9-15.3-1.8Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m100.3 286.3 16.3 2-.9 3.9-14.5-1.8Z" />
        <use transform="matrix(1.15 0 0 1.15 112 260)" href={`#${id}-palm`} />
        <path
          fill="var(--gulf-900)"
          d="m11.2 570.4-.1-20.7-.5-20.3-.7-20-.8-19.5-1-19.2L7 451.9l-1.3-18.4-1.4-18-1.5-17.7-1.6-17.3 9.6-1 2.2 17.3 2 17.6 2 18.1 1.9 18.5 1.8 18.8 1.7 19.2 1.6 19.6 1.6 20 1.5 20.3 1.7 20.7Z"
        />
        <path
          fill="var(--gulf-700)"
          opacity=".8"
          d="m23.1 569.9-1.2-20.7-1.2-20.4-1.3-19.9-1.3-19.6-1.5-19.2-1.6-18.8-1.6-18.5-1.8-18-1.9-17.7-2-17.3 3.1-.3 2.2 17.3 2 17.6 2 18.1 1.9 18.5 1.8 18.8 1.7 19.2 1.6 19.6 1.6 20 1.5 20.3 1.7 20.7Z"
        />
        <path fill="var(--gulf-800)" opacity=".7" d="m10.2 549.7 17.9-.8-1 4-16 .8Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m9.7 529.4 16.8-.9-.9 4.1-15 .8Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m9.1 509.5 15.8-1-.9 4.1-14.1.8Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m8.3 489.9 14.9-1-.8 4.1-13.3.9Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m7.3 470.8 14.2-1.1-.8 4.1-12.6.9Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m6.2 452 13.4-1.1-.7 4.1-11.9.9Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m5 433.6 12.7-1.2-.7 4.1-11.3 1Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m3.7 415.5 12-1.1-.7 4-10.7 1.1Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="m2.2 397.9 11.4-1.2-.6 4.1-10.2 1Z" />
        <use transform="matrix(.8 0 0 .8 6 380)" href={`#${id}-palm`} />
      </Palms>
      <g>
        <path fill="var(--paper-3)" d="m800 196 400-46v450H800Z" />
        <path fill="var(--paper-2)" d="m800 250 400-36v386H800Z" />
        <path fill="var(--ink-700)" d="m770 196 430-54v28l-430 46Z" />
        <path fill="var(--ink-800)" d="m770 216 430-46v20l-430 36Z" />
        <path fill="var(--paper-4)" d="m800 226 400-36v42l-400 26Z" />
        <path fill="var(--ink-850)" d="m898 286 258-18v232H898Z" />
        <path fill="var(--sun-200)" d="m908 296 238-16v210H908Z" />
        <path fill="var(--sun-300)" opacity=".6" d="m908 430 238-6v66H908Z" />
        <path
          fill="var(--gulf-800)"
          d="M960 490c-10-40-4-74 6-98 8 28 14 48 18 64 6-32 20-54 36-66 0 40-12 76-20 100Z"
        />
        <path fill="var(--sun-600)" d="M1070 298h4v60h-4Zm-22 74a24 18 0 0 1 48 0Z" />
        <Film vlt={vlt} d="m908 296 238-16v210H908Z" />
        <g clipPath={`url(#${id}-house-window)`}>
          <path fill="var(--gulf-100)" opacity=".22" d="M980 270h70L930 500h-70Z" />
          <path fill="var(--gulf-100)" opacity=".22" d="M1070 270h20L970 500h-20Z" />
        </g>
        <path fill="var(--ink-850)" d="m1022 288 8-.5V492h-8Z" />
        <path fill="var(--paper-4)" d="M890 498h274v10H890Z" />
      </g>
      <g>
        <path fill="var(--gulf-700)" d="M0 556h1200v30H0Z" />
        <path fill="var(--gulf-800)" d="M0 556h1200v6H0Z" />
        <path fill="var(--paper-3)" d="M0 580h1200v220H0Z" />
        <path fill="var(--paper-2)" d="M180 580h820l200 160v60H0v-80Z" />
        <path
          fill="var(--paper-4)"
          opacity=".7"
          d="M0 640h1200v3H0Zm0 76h1200v5H0Zm588-136h4l6 220h-10Zm-258 0h3L120 800h-9Zm520 0h3l237 220h-9Z"
        />
      </g>
      <path
        fill="var(--gulf-800)"
        d="M836 584c2-32-16-48-30-58 22 4 34 18 38 32 0-22 8-38 18-48-2 20 0 34-2 46 8-16 20-22 32-24-12 14-20 30-22 52Z"
      />
      <path
        fill="var(--gulf-700)"
        d="M1176 584c2-32-16-48-30-58 22 4 34 18 38 32 0-22 8-38 18-48-2 20 0 34-2 46 8-16 20-22 32-24-12 14-20 30-22 52Z"
      />
      <path
        fill="var(--gulf-800)"
        d="M150 584c2-32-16-48-30-58 22 4 34 18 38 32 0-22 8-38 18-48-2 20 0 34-2 46 8-16 20-22 32-24-12 14-20 30-22 52Z"
      />
      <path
        fill="var(--gulf-700)"
        d="M870 584c2-32-16-48-30-58 22 4 34 18 38 32 0-22 8-38 18-48-2 20 0 34-2 46 8-16 20-22 32-24-12 14-20 30-22 52Z"
      />
      <ellipse fill="var(--ink-800)" opacity=".28" cx="520" cy="690" rx="420" ry="26" />
      <ellipse fill="var(--ink-900)" opacity=".5" cx="500" cy="684" rx="300" ry="17" />
      <g>
        <path
          fill="var(--ink-950)"
          d="M262 640h84v44a10 10 0 0 1-10 10h-64a10 10 0 0 1-10-10Zm392 0h84v44a10 10 0 0 1-10 10h-64a10 10 0 0 1-10-10Z"
        />
        <path fill="var(--ink-800)" d="M262 640h84v14h-84Zm392 0h84v14h-84Z" />
        <path
          fill="var(--paper-4)"
          d="m248 640 2-404c0-40 18-68 50-76 120-14 280-14 400 0 32 8 50 36 50 76l2 404c0 12-6 18-16 18H264c-10 0-16-6-16-18"
        />
        <path fill="var(--paper-1)" d="m256 634 2-394c0-36 14-60 46-68 116-14 276-14 392 0 32 8 46 32 46 68l2 394Z" />
        <path
          fill="var(--paper-0)"
          d="M258 240c0-36 14-60 46-68 116-14 276-14 392 0 32 8 46 32 46 68v22c0-36-16-58-52-66-110-12-270-12-380 0-36 8-52 30-52 66Z"
        />
        <path fill="var(--ink-900)" d="M288 246c0-24 10-38 34-42 108-12 248-12 356 0 24 4 34 18 34 42l2 370H286Z" />
        <g clipPath={`url(#${id}-inside)`}>
          <path fill="var(--ink-850)" d="m286 190 94 72v258l-94 96Z" />
          <path fill="var(--ink-800)" d="m714 190-94 72v258l94 96Z" />
          <path fill="var(--ink-700)" d="M286 190h428l-94 72H380Z" />
          <path fill="var(--ink-600)" d="M380 262h240v258H380Z" />
          <path fill="var(--ink-850)" d="M380 520h240l94 100H286Z" />
          <path fill="var(--ink-800)" opacity=".8" d="M470 520h60l30 100H440Z" />
          <path fill="var(--sun-100)" d="M460 196h80l-10 60h-60Z" />
          <rect fill="var(--gulf-800)" x="430" y="282" width="140" height="62" rx="8" />
          <rect fill="var(--gulf-300)" x="438" y="290" width="124" height="46" rx="5" />
          <path fill="var(--gulf-100)" opacity=".5" d="m452 336 48-46h30l-48 46Z" />
          <ellipse fill="var(--ink-950)" cx="304" cy="300" rx="21" ry="23" />
          <ellipse fill="var(--ink-600)" cx="302" cy="298" rx="18" ry="20" />
          <ellipse fill="var(--paper-4)" cx="302" cy="298" rx="8" ry="9" />
          <ellipse fill="var(--ink-950)" cx="302" cy="298" rx="5" ry="6" />
          <ellipse fill="var(--ink-950)" cx="333" cy="315.4" rx="17.4" ry="19.1" />
          <ellipse fill="var(--ink-500)" cx="331.3" cy="313.4" rx="14.9" ry="16.6" />
          <ellipse fill="var(--paper-4)" cx="331.3" cy="313.4" rx="6.6" ry="7.5" />
          <ellipse fill="var(--ink-950)" cx="331.3" cy="313.4" rx="4.1" ry="5" />
          <ellipse fill="var(--ink-950)" cx="362" cy="330.8" rx="13.9" ry="15.2" />
          <ellipse fill="var(--gulf-700)" cx="360.7" cy="328.8" rx="11.9" ry="13.2" />
          <ellipse fill="var(--paper-4)" cx="360.7" cy="328.8" rx="5.3" ry="5.9" />
          <ellipse fill="var(--ink-950)" cx="360.7" cy="328.8" rx="3.3" ry="4" />
          <path fill="var(--sun-700)" d="m286 326 92 22.8v5L286 334Z" />
          <ellipse fill="var(--ink-950)" cx="304" cy="362" rx="21" ry="23" />
          <ellipse fill="var(--gulf-700)" cx="302" cy="360" rx="18" ry="20" />
          <ellipse fill="var(--paper-4)" cx="302" cy="360" rx="8" ry="9" />
          <ellipse fill="var(--ink-950)" cx="302" cy="360" rx="5" ry="6" />
          <ellipse fill="var(--ink-950)" cx="333" cy="368.7" rx="17.4" ry="19.1" />
          <ellipse fill="var(--sun-700)" cx="331.3" cy="366.7" rx="14.9" ry="16.6" />
          <ellipse fill="var(--paper-4)" cx="331.3" cy="366.7" rx="6.6" ry="7.5" />
          <ellipse fill="var(--ink-950)" cx="331.3" cy="366.7" rx="4.1" ry="5" />
          <ellipse fill="var(--ink-950)" cx="362" cy="375.4" rx="13.9" ry="15.2" />
          <ellipse fill="var(--ink-700)" cx="360.7" cy="373.4" rx="11.9" ry="13.2" />
          <ellipse fill="var(--paper-4)" cx="360.7" cy="373.4" rx="5.3" ry="5.9" />
          <ellipse fill="var(--ink-950)" cx="360.7" cy="373.4" rx="3.3" ry="4" />
          <path fill="var(--sun-700)" d="m286 388 92 5.4v5l-92-2.4Z" />
          <ellipse fill="var(--ink-950)" cx="304" cy="424" rx="21" ry="23" />
          <ellipse fill="var(--ink-700)" cx="302" cy="422" rx="18" ry="20" />
          <ellipse fill="var(--paper-4)" cx="302" cy="422" rx="8" ry="9" />
          <ellipse fill="var(--ink-950)" cx="302" cy="422" rx="5" ry="6" />
          <ellipse fill="var(--ink-950)" cx="333" cy="422" rx="17.4" ry="19.1" />
          <ellipse fill="var(--gulf-800)" cx="331.3" cy="420" rx="14.9" ry="16.6" />
          <ellipse fill="var(--paper-4)" cx="331.3" cy="420" rx="6.6" ry="7.5" />
          <ellipse fill="var(--ink-950)" cx="331.3" cy="420" rx="4.1" ry="5" />
          <ellipse fill="var(--ink-950)" cx="362" cy="420.1" rx="13.9" ry="15.2" />
          <ellipse fill="var(--ink-600)" cx="360.7" cy="418.1" rx="11.9" ry="13.2" />
          <ellipse fill="var(--paper-4)" cx="360.7" cy="418.1" rx="5.3" ry="5.9" />
          <ellipse fill="var(--ink-950)" cx="360.7" cy="418.1" rx="3.3" ry="4" />
          <path fill="var(--sun-700)" d="m286 450 92-11.9v5L286 458Z" />
          <ellipse fill="var(--ink-950)" cx="304" cy="486" rx="21" ry="23" />
          <ellipse fill="var(--ink-600)" cx="302" cy="484" rx="18" ry="20" />
          <ellipse fill="var(--paper-4)" cx="302" cy="484" rx="8" ry="9" />
          <ellipse fill="var(--ink-950)" cx="302" cy="484" rx="5" ry="6" />
          <ellipse fill="var(--ink-950)" cx="333" cy="475.4" rx="17.4" ry="19.1" />
          <ellipse fill="var(--ink-500)" cx="331.3" cy="473.4" rx="14.9" ry="16.6" />
          <ellipse fill="var(--paper-4)" cx="331.3" cy="473.4" rx="6.6" ry="7.5" />
          <ellipse fill="var(--ink-950)" cx="331.3" cy="473.4" rx="4.1" ry="5" />
          <ellipse fill="var(--ink-950)" cx="362" cy="464.7" rx="13.9" ry="15.2" />
          <ellipse fill="var(--gulf-700)" cx="360.7" cy="462.7" rx="11.9" ry="13.2" />
          <ellipse fill="var(--paper-4)" cx="360.7" cy="462.7" rx="5.3" ry="5.9" />
          <ellipse fill="var(--ink-950)" cx="360.7" cy="462.7" rx="3.3" ry="4" />
          <path fill="var(--sun-700)" d="m286 512 92-29.3v5L286 520Z" />
          <ellipse fill="var(--ink-950)" cx="696" cy="300" rx="21" ry="23" />
          <ellipse fill="var(--ink-500)" cx="698" cy="298" rx="18" ry="20" />
          <ellipse fill="var(--paper-4)" cx="698" cy="298" rx="8" ry="9" />
          <ellipse fill="var(--ink-950)" cx="698" cy="298" rx="5" ry="6" />
          <ellipse fill="var(--ink-950)" cx="667" cy="315.4" rx="17.4" ry="19.1" />
          <ellipse fill="var(--gulf-700)" cx="668.7" cy="313.4" rx="14.9" ry="16.6" />
          <ellipse fill="var(--paper-4)" cx="668.7" cy="313.4" rx="6.6" ry="7.5" />
          <ellipse fill="var(--ink-950)" cx="668.7" cy="313.4" rx="4.1" ry="5" />
          <ellipse fill="var(--ink-950)" cx="638" cy="330.8" rx="13.9" ry="15.2" />
          <ellipse fill="var(--sun-700)" cx="639.3" cy="328.8" rx="11.9" ry="13.2" />
          <ellipse fill="var(--paper-4)" cx="639.3" cy="328.8" rx="5.3" ry="5.9" />
          <ellipse fill="var(--ink-950)" cx="639.3" cy="328.8" rx="3.3" ry="4" />
          <path fill="var(--sun-700)" d="m714 326-92 22.8v5l92-19.8Z" />
          <ellipse fill="var(--ink-950)" cx="696" cy="362" rx="21" ry="23" />
          <ellipse fill="var(--sun-700)" cx="698" cy="360" rx="18" ry="20" />
          <ellipse fill="var(--paper-4)" cx="698" cy="360" rx="8" ry="9" />
          <ellipse fill="var(--ink-950)" cx="698" cy="360" rx="5" ry="6" />
          <ellipse fill="var(--ink-950)" cx="667" cy="368.7" rx="17.4" ry="19.1" />
          <ellipse fill="var(--ink-700)" cx="668.7" cy="366.7" rx="14.9" ry="16.6" />
          <ellipse fill="var(--paper-4)" cx="668.7" cy="366.7" rx="6.6" ry="7.5" />
          <ellipse fill="var(--ink-950)" cx="668.7" cy="366.7" rx="4.1" ry="5" />
          <ellipse fill="var(--ink-950)" cx="638" cy="375.4" rx="13.9" ry="15.2" />
          <ellipse fill="var(--gulf-800)" cx="639.3" cy="373.4" rx="11.9" ry="13.2" />
          <ellipse fill="var(--paper-4)" cx="639.3" cy="373.4" rx="5.3" ry="5.9" />
          <ellipse fill="var(--ink-950)" cx="639.3" cy="373.4" rx="3.3" ry="4" />
          <path fill="var(--sun-700)" d="m714 388-92 5.4v5l92-2.4Z" />
          <ellipse fill="var(--ink-950)" cx="696" cy="424" rx="21" ry="23" />
          <ellipse fill="var(--gulf-800)" cx="698" cy="422" rx="18" ry="20" />
          <ellipse fill="var(--paper-4)" cx="698" cy="422" rx="8" ry="9" />
          <ellipse fill="var(--ink-950)" cx="698" cy="422" rx="5" ry="6" />
          <ellipse fill="var(--ink-950)" cx="667" cy="422" rx="17.4" ry="19.1" />
          <ellipse fill="var(--ink-600)" cx="668.7" cy="420" rx="14.9" ry="16.6" />
          <ellipse fill="var(--paper-4)" cx="668.7" cy="420" rx="6.6" ry="7.5" />
          <ellipse fill="var(--ink-950)" cx="668.7" cy="420" rx="4.1" ry="5" />
          <ellipse fill="var(--ink-950)" cx="638" cy="420.1" rx="13.9" ry="15.2" />
          <ellipse fill="var(--ink-500)" cx="639.3" cy="418.1" rx="11.9" ry="13.2" />
          <ellipse fill="var(--paper-4)" cx="639.3" cy="418.1" rx="5.3" ry="5.9" />
          <ellipse fill="var(--ink-950)" cx="639.3" cy="418.1" rx="3.3" ry="4" />
          <path fill="var(--sun-700)" d="m714 450-92-11.9v5l92 14.9Z" />
          <ellipse fill="var(--ink-950)" cx="696" cy="486" rx="21" ry="23" />
          <ellipse fill="var(--ink-500)" cx="698" cy="484" rx="18" ry="20" />
          <ellipse fill="var(--paper-4)" cx="698" cy="484" rx="8" ry="9" />
          <ellipse fill="var(--ink-950)" cx="698" cy="484" rx="5" ry="6" />
          <ellipse fill="var(--ink-950)" cx="667" cy="475.4" rx="17.4" ry="19.1" />
          <ellipse fill="var(--gulf-700)" cx="668.7" cy="473.4" rx="14.9" ry="16.6" />
          <ellipse fill="var(--paper-4)" cx="668.7" cy="473.4" rx="6.6" ry="7.5" />
          <ellipse fill="var(--ink-950)" cx="668.7" cy="473.4" rx="4.1" ry="5" />
          <ellipse fill="var(--ink-950)" cx="638" cy="464.7" rx="13.9" ry="15.2" />
          <ellipse fill="var(--sun-700)" cx="639.3" cy="462.7" rx="11.9" ry="13.2" />
          <ellipse fill="var(--paper-4)" cx="639.3" cy="462.7" rx="5.3" ry="5.9" />
          <ellipse fill="var(--ink-950)" cx="639.3" cy="462.7" rx="3.3" ry="4" />
          <path fill="var(--sun-700)" d="m714 512-92-29.3v5l92 32.3Z" />
          <path fill="var(--sun-700)" d="M394 440h212v10H394Z" />
          <path fill="var(--sun-600)" d="M394 440h212v3H394Z" />
          <path fill="var(--ink-800)" d="M400 450h200v74H400Z" />
          <path fill="var(--ink-700)" d="M406 456h92v28h-92Z" />
          <path fill="var(--ink-700)" d="M504 456h90v28h-90Z" />
          <path fill="var(--ink-700)" d="M406 490h92v28h-92Z" />
          <path fill="var(--ink-700)" d="M504 490h90v28h-90Z" />
          <path fill="var(--paper-4)" d="M440 468h24v3h-24Z" />
          <path fill="var(--paper-4)" d="M538 468h24v3h-24Z" />
          <path fill="var(--paper-4)" d="M440 502h24v3h-24Z" />
          <path fill="var(--paper-4)" d="M538 502h24v3h-24Z" />
          <path fill="var(--ink-950)" d="M410 398h150a16 16 0 0 1 0 32H410Z" />
          <ellipse fill="var(--ink-600)" cx="410" cy="414" rx="12" ry="16" />
          <ellipse fill="var(--paper-4)" cx="410" cy="414" rx="6" ry="8" />
          <path fill="var(--ink-800)" d="M410 398h150a16 16 0 0 1 14 8H422Z" />
          <path fill="var(--gulf-500)" d="M576 440v-34h8v-10h14v10h8v34Z" />
          <path fill="var(--ember-500)" d="M584 396v-8h22v6l-8 2Z" />
        </g>
        <path fill="var(--paper-4)" d="M274 616h452v16H274Z" />
        <path fill="var(--ink-800)" d="M240 632h520v24c0 6-4 10-10 10H250c-6 0-10-4-10-10Z" />
        <path fill="var(--ink-600)" d="M240 632h520v6H240Z" />
        <path fill="var(--red-700)" d="M252 470h18v96h-18Zm478 0h18v96h-18Z" />
        <path fill="var(--ember-500)" d="M252 470h18v44h-18Zm478 0h18v44h-18Z" />
        <path fill="var(--sun-400)" d="M252 520h18v16h-18Zm478 0h18v16h-18Z" />
        <path fill="var(--paper-0)" d="M470 640h60v18h-60Z" />
        <path fill="var(--paper-3)" d="m286 210-158-34-6 496 164-52Z" />
        <path fill="var(--paper-1)" d="m280 216-144-30-6 474 150-48Z" />
        <path fill="var(--paper-0)" d="m280 216-144-30-.4 20L280 234Z" />
        <path fill="var(--ink-850)" d="m268 250-116-20-1 148 117-6Z" />
        <path fill="var(--gulf-300)" d="m262 258-104-18-1 130 105-5Z" />
        <Film vlt={vlt} d="m262 258-104-18-1 130 105-5Z" />
        <path fill="var(--gulf-100)" opacity=".3" d="m230 252-30-5-28 122 28-2Z" />
        <path fill="var(--paper-4)" d="m268 404-118 8-1 148 119-12Z" />
        <path fill="var(--paper-3)" d="m262 410-106 8-1 135 107-11Z" />
        <path fill="var(--ink-900)" d="M276 430h-6v40h6Z" />
        <path fill="var(--paper-4)" d="m128 176-8 4-6 488 8 4Z" />
        <path fill="var(--paper-3)" d="m714 210 158-34 6 496-164-52Z" />
        <path fill="var(--paper-1)" d="m720 216 144-30 6 474-150-48Z" />
        <path fill="var(--paper-0)" d="m720 216 144-30 .4 20L720 234Z" />
        <path fill="var(--ink-850)" d="m732 250 116-20 1 148-117-6Z" />
        <path fill="var(--gulf-300)" d="m738 258 104-18 1 130-105-5Z" />
        <Film vlt={vlt} d="m738 258 104-18 1 130-105-5Z" />
        <path fill="var(--gulf-100)" opacity=".3" d="m770 252 30-5 28 122-28-2Z" />
        <path fill="var(--paper-4)" d="m732 404 118 8 1 148-119-12Z" />
        <path fill="var(--paper-3)" d="m738 410 106 8 1 135-107-11Z" />
        <path fill="var(--ink-900)" d="M724 430h6v40h-6Z" />
        <path fill="var(--paper-4)" d="m872 176 8 4 6 488-8 4Z" />
        <path fill="var(--sky-7)" d="M160 446h11v66h-11Z" />
        <path fill="var(--ink-950)" opacity=".15" d="M160 446h11v66h-11Z" />
        <path fill="var(--sky-6)" d="M174 446h11v66h-11Z" />
        <path fill="var(--ink-950)" opacity=".27" d="M174 446h11v66h-11Z" />
        <path fill="var(--sky-5)" d="M188 446h11v66h-11Z" />
        <path fill="var(--ink-950)" opacity=".38" d="M188 446h11v66h-11Z" />
        <path fill="var(--sky-5)" d="M202 446h11v66h-11Z" />
        <path fill="var(--ink-950)" opacity=".47" d="M202 446h11v66h-11Z" />
        <path fill="var(--sky-4)" d="M216 446h11v66h-11Z" />
        <path fill="var(--ink-950)" opacity=".52" d="M216 446h11v66h-11Z" />
        <path fill="var(--sky-4)" d="M230 446h11v66h-11Z" />
        <path fill="var(--ink-950)" opacity=".58" d="M230 446h11v66h-11Z" />
        <path fill="var(--sky-3)" d="M244 446h11v66h-11Z" />
        <path fill="var(--ink-950)" opacity=".74" d="M244 446h11v66h-11Z" />
      </g>
      <g>
        <ellipse fill="var(--ink-900)" opacity=".25" cx="872" cy="740" rx="150" ry="14" />
        <path fill="var(--ember-500)" d="M780 668h132a8 8 0 0 1 8 8v62H772v-62a8 8 0 0 1 8-8" />
        <path fill="var(--ember-400)" d="M780 668h132a8 8 0 0 1 8 8v8H772v-8a8 8 0 0 1 8-8" />
        <path fill="var(--ember-700)" d="M772 714h148v24H772Z" />
        <path fill="var(--ink-850)" d="M812 668v-14a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v14h-10v-12h-48v12Z" />
        <rect fill="var(--sun-300)" x="836" y="690" width="20" height="14" rx="3" />
        <path fill="var(--sun-400)" d="m850 648 38-64 12 6-32 62Z" />
        <path fill="var(--sun-300)" d="m850 648 38-64 3 2-35 64Z" />
        <path fill="var(--ink-950)" d="M930 552v190a20 7 0 0 0 40 0V552Z" />
        <path fill="var(--ink-600)" d="M930 552v190a20 7 0 0 0 12 6V552Z" />
        <ellipse fill="var(--ink-800)" cx="950" cy="552" rx="20" ry="7" />
        <ellipse fill="var(--paper-4)" cx="950" cy="552" rx="9" ry="3.4" />
        <ellipse fill="var(--ink-950)" cx="950" cy="552" rx="6" ry="2.2" />
        <path fill="var(--ink-950)" d="M976 528v220a20 7 0 0 0 40 0V528Z" />
        <path fill="var(--gulf-700)" d="M976 528v220a20 7 0 0 0 12 6V528Z" />
        <ellipse fill="var(--ink-800)" cx="996" cy="528" rx="20" ry="7" />
        <ellipse fill="var(--paper-4)" cx="996" cy="528" rx="9" ry="3.4" />
        <ellipse fill="var(--ink-950)" cx="996" cy="528" rx="6" ry="2.2" />
        <path fill="var(--ink-950)" d="M1022 578v168a20 7 0 0 0 40 0V578Z" />
        <path fill="var(--sun-700)" d="M1022 578v168a20 7 0 0 0 12 6V578Z" />
        <ellipse fill="var(--ink-800)" cx="1042" cy="578" rx="20" ry="7" />
        <ellipse fill="var(--paper-4)" cx="1042" cy="578" rx="9" ry="3.4" />
        <ellipse fill="var(--ink-950)" cx="1042" cy="578" rx="6" ry="2.2" />
        <path fill="var(--gulf-500)" d="M1096 700h44a8 8 0 0 1 8 8v40h-60v-40a8 8 0 0 1 8-8" />
        <path fill="var(--gulf-300)" opacity=".6" d="M1088 720h60v28h-60Z" />
        <path fill="var(--ink-900)" d="M1106 700v-22h22v22Z" />
        <path fill="var(--ember-500)" d="M1094 678h40v-16h-30l-18 10v10z" />
        <path fill="var(--ember-700)" d="m1094 678-8 18h8l8-18Z" />
      </g>
    </SceneFrame>
  );
}
