import { useId } from 'react';
import { Film, Frost, SceneFrame, type SceneProps } from '../scene/scene';

/** Props of {@link BedroomScene}. */
export interface BedroomSceneProps extends SceneProps {
  /** Privacy of the film: 0 is clear, 1 shows light only. Without it the shade applies. */
  frost?: number | undefined;
}

/** A bedroom at night behind privacy film: the town outside is shapes of light. */
export function BedroomScene({ vlt, frost, ...frame }: BedroomSceneProps) {
  const id = useId();
  return (
    <SceneFrame {...frame}>
      <defs>
        <clipPath id={`${id}-glass`}>
          <path d="M330 110h540v360H330Z" clipRule="evenodd" />
        </clipPath>
      </defs>
      <path fill="var(--gulf-900)" d="M0 0h1200v800H0Z" />
      <path fill="var(--ink-800)" opacity=".5" d="M0 0h1200v90H0Z" />
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--sky-1)" d="M330 110h540v360H330Z" />
        <ellipse fill="var(--sky-2)" cx="700" cy="480" rx="360" ry="260" />
        <ellipse fill="var(--gulf-800)" cx="700" cy="500" rx="240" ry="150" />
        <ellipse fill="var(--sun-100)" cx="760" cy="180" rx="26" ry="26" />
        <ellipse fill="var(--sky-2)" cx="770" cy="174" rx="22" ry="22" />
        <path fill="var(--ink-900)" d="M330 240h90v230h-90Z" />
        <path fill="var(--sun-300)" d="M340 256h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M362 256h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M384 256h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M340 282h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M362 282h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M362 308h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M384 308h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M340 334h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M340 360h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M384 360h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M340 386h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M362 386h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M384 386h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M340 438h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M362 438h11v14h-11Z" />
        <path fill="var(--ink-850)" d="M430 300h70v170h-70Z" />
        <path fill="var(--sun-200)" d="M484 342h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M484 368h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M462 420h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M484 446h11v14h-11Z" />
        <path fill="var(--ink-950)" d="M520 210h110v260H520Z" />
        <path fill="var(--sun-300)" d="M530 226h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M552 226h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M552 252h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M530 278h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M574 278h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M552 304h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M574 304h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M596 304h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M530 330h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M552 330h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M574 330h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M596 330h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M530 356h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M552 356h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M574 356h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M596 356h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M530 382h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M552 382h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M574 382h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M596 382h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M530 408h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M552 408h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M596 408h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M596 434h11v14h-11Z" />
        <path fill="var(--ink-900)" d="M650 280h80v190h-80Z" />
        <path fill="var(--sky-6)" d="M682 296h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M660 322h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M660 348h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M682 348h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M660 374h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M660 400h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M704 400h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M660 452h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M682 452h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M704 452h11v14h-11Z" />
        <path fill="var(--ink-850)" d="M740 230h130v240H740Z" />
        <path fill="var(--sun-300)" d="M750 246h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M772 246h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M750 272h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M816 272h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M750 298h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M772 298h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M794 298h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M750 324h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M772 324h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M816 324h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M750 350h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M794 350h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M838 350h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M750 376h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M772 376h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M794 376h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M816 376h11v14h-11Z" />
        <path fill="var(--sun-400)" d="M838 376h11v14h-11Z" />
        <path fill="var(--sun-300)" d="M750 402h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M816 402h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M772 428h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M794 428h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M838 428h11v14h-11Z" />
        <path fill="var(--sun-200)" d="M772 454h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M794 454h11v14h-11Z" />
        <path fill="var(--sky-6)" d="M816 454h11v14h-11Z" />
        <path fill="var(--ink-950)" d="M560 470V330h50v-14h30v154Z" />
      </g>
      <Frost vlt={vlt} frost={frost} clipPath={`url(#${id}-glass)`}>
        <path fill="var(--ink-600)" d="M330 110h540v360H330Z" />
        <path fill="var(--ink-500)" opacity=".6" d="M330 110h540v150H330Z" />
        <ellipse fill="var(--sky-6)" opacity=".35" cx="380" cy="330" rx="70" ry="70" />
        <ellipse fill="var(--sky-6)" opacity=".35" cx="380" cy="330" rx="42" ry="42" />
        <ellipse fill="var(--sun-400)" opacity=".3" cx="470" cy="390" rx="60" ry="60" />
        <ellipse fill="var(--sun-400)" opacity=".3" cx="470" cy="390" rx="36" ry="36" />
        <ellipse fill="var(--sun-300)" opacity=".32" cx="570" cy="300" rx="80" ry="80" />
        <ellipse fill="var(--sun-300)" opacity=".32" cx="570" cy="300" rx="48" ry="48" />
        <ellipse fill="var(--sky-6)" opacity=".3" cx="600" cy="420" rx="70" ry="70" />
        <ellipse fill="var(--sky-6)" opacity=".3" cx="600" cy="420" rx="42" ry="42" />
        <ellipse fill="var(--sun-400)" opacity=".34" cx="700" cy="380" rx="70" ry="70" />
        <ellipse fill="var(--sun-400)" opacity=".34" cx="700" cy="380" rx="42" ry="42" />
        <ellipse fill="var(--sun-300)" opacity=".36" cx="800" cy="310" rx="80" ry="80" />
        <ellipse fill="var(--sun-300)" opacity=".36" cx="800" cy="310" rx="48" ry="48" />
        <ellipse fill="var(--sky-6)" opacity=".3" cx="830" cy="430" rx="60" ry="60" />
        <ellipse fill="var(--sky-6)" opacity=".3" cx="830" cy="430" rx="36" ry="36" />
        <ellipse fill="var(--paper-1)" opacity=".4" cx="760" cy="180" rx="60" ry="60" />
        <ellipse fill="var(--paper-1)" opacity=".4" cx="760" cy="180" rx="36" ry="36" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 118h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 138h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 158h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 178h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 198h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 218h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 238h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 258h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 278h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 298h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 318h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 338h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 358h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 378h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 398h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 418h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 438h540v2H330Z" />
        <path fill="var(--paper-1)" opacity=".1" d="M330 458h540v2H330Z" />
      </Frost>
      <g>
        <Film vlt={vlt} d="M330 110h266v360H330Z" />
        <Film vlt={vlt} d="M604 110h266v360H604Z" />
      </g>
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--gulf-100)" opacity=".08" d="M420 100h100L390 480H290Z" />
        <path fill="var(--gulf-100)" opacity=".08" d="M540 100h20L430 480h-20Z" />
        <path fill="var(--gulf-100)" opacity=".08" d="M760 100h60L690 480h-60Z" />
      </g>
      <g>
        <path fill="var(--paper-3)" fillRule="evenodd" d="M314 94h572v392H314Zm16 16v360h266V110Zm274 0v360h266V110Z" />
        <path fill="var(--paper-4)" opacity=".6" d="M314 94h572v16H330v360h-16Z" />
        <path fill="var(--paper-2)" d="M300 486h600v14H300Z" />
        <path fill="var(--paper-4)" d="M300 500h600v5H300Z" />
        <path fill="var(--gulf-700)" d="M190 70h130c-4 170-20 350-44 530h-90c10-180 8-360 4-530" />
        <path
          fill="var(--gulf-800)"
          d="M216 70h30c0 170-6 350-20 530h-18c14-180 12-360 8-530m66 0h24c-2 170-16 350-38 530h-14c22-180 30-360 28-530"
        />
        <path fill="var(--gulf-700)" d="M1010 70H880c4 170 20 350 44 530h90c-10-180-8-360-4-530" />
        <path
          fill="var(--gulf-800)"
          d="M984 70h-30c0 170 6 350 20 530h18c-14-180-12-360-8-530m-66 0h-24c2 170 16 350 38 530h14c-22-180-30-360-28-530"
        />
        <path fill="var(--sun-700)" d="M150 60h900v10H150Z" />
      </g>
      <ellipse fill="var(--sun-500)" opacity=".13" cx="150" cy="470" rx="230" ry="190" />
      <ellipse fill="var(--sun-400)" opacity=".18" cx="150" cy="462" rx="150" ry="128" />
      <ellipse fill="var(--sun-300)" opacity=".25" cx="150" cy="452" rx="84" ry="74" />
      <path fill="var(--sun-700)" d="M80 572h140v14H80Z" />
      <path fill="var(--sun-800)" d="M84 586h132v110H84Z" />
      <path fill="var(--sun-700)" d="M92 594h116v42H92Zm0 50h116v42H92Z" />
      <path fill="var(--paper-4)" d="M138 612h24v4h-24Zm0 50h24v4h-24Z" />
      <path fill="var(--ink-700)" d="M145 500h10v60h-10Zm-21 60h52v12h-52Z" />
      <path fill="var(--sun-200)" d="M116 420h68l16 84H100Z" />
      <path fill="var(--sun-300)" d="M116 420h20l-10 84h-26Z" />
      <path fill="var(--paper-0)" d="M102 496h96l2 8H100Z" />
      <ellipse fill="var(--sun-500)" opacity=".13" cx="1050" cy="470" rx="230" ry="190" />
      <ellipse fill="var(--sun-400)" opacity=".18" cx="1050" cy="462" rx="150" ry="128" />
      <ellipse fill="var(--sun-300)" opacity=".25" cx="1050" cy="452" rx="84" ry="74" />
      <path fill="var(--sun-700)" d="M980 572h140v14H980Z" />
      <path fill="var(--sun-800)" d="M984 586h132v110H984Z" />
      <path fill="var(--sun-700)" d="M992 594h116v42H992Zm0 50h116v42H992Z" />
      <path fill="var(--paper-4)" d="M1038 612h24v4h-24Zm0 50h24v4h-24Z" />
      <path fill="var(--ink-700)" d="M1045 500h10v60h-10Zm-21 60h52v12h-52Z" />
      <path fill="var(--sun-200)" d="M1016 420h68l16 84h-100Z" />
      <path fill="var(--sun-300)" d="M1016 420h20l-10 84h-26Z" />
      <path fill="var(--paper-0)" d="M1002 496h96l2 8h-100Z" />
      <g>
        <path fill="var(--sun-800)" d="M270 452c0-16 10-24 26-24h608c16 0 26 8 26 24v188H270Z" />
        <path fill="var(--sun-700)" d="M270 452c0-16 10-24 26-24h608c16 0 26 8 26 24v18H270Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M300 476h92v70h-92Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M400 476h92v70h-92Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M500 476h92v70h-92Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M600 476h92v70h-92Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M700 476h92v70h-92Z" />
        <path fill="var(--sun-700)" opacity=".7" d="M800 476h92v70h-92Z" />
        <path fill="var(--paper-1)" d="M250 640c0-30 30-50 70-50h560c40 0 70 20 70 50l40 120H210Z" />
        <path fill="var(--paper-3)" d="M250 640c0-24 30-40 70-40h560c40 0 70 16 70 40l6 20c-156-20-556-20-712 0Z" />
        <path
          fill="var(--paper-4)"
          d="M330 540c-8-20 10-32 40-34h150c32 2 48 14 42 36l4 58c0 16-20 22-46 22H370c-30 0-48-6-46-22Z"
        />
        <path fill="var(--paper-0)" d="M332 536c-4-14 12-24 38-26h150c28 2 42 12 38 28l2 42c-50 16-170 16-230 2Z" />
        <path
          fill="var(--paper-4)"
          d="M640 540c-8-20 10-32 40-34h150c32 2 48 14 42 36l4 58c0 16-20 22-46 22H680c-30 0-48-6-46-22Z"
        />
        <path fill="var(--paper-0)" d="M642 536c-4-14 12-24 38-26h150c28 2 42 12 38 28l2 42c-50 16-170 16-230 2Z" />
        <path fill="var(--gulf-700)" d="M200 760c30-70 100-92 220-96 140-4 280 0 380 4s170 32 200 92v40H200Z" />
        <path
          fill="var(--gulf-500)"
          d="M200 760c30-70 100-92 220-96 140-4 280 0 380 4s170 32 200 92l-4 4c-56-52-116-74-206-78-150-6-310-6-390 2-100 8-160 34-194 78Z"
        />
        <path
          fill="var(--gulf-800)"
          d="M560 680c-20 40-40 80-44 120h44c6-40 14-80 30-120Zm220 4c20 36 32 76 36 116h30c-6-40-20-80-40-114Z"
        />
        <path
          fill="var(--sun-400)"
          d="M470 560c0-14 12-20 30-20h200c18 0 30 6 30 20l6 44c0 14-12 20-30 20H494c-18 0-30-6-30-20Z"
        />
        <path fill="var(--sun-500)" d="m464 604 4-24c72 20 192 20 264 0l4 24c0 14-12 20-30 20H494c-18 0-30-6-30-20" />
      </g>
      <path fill="var(--ink-950)" opacity=".5" d="M0 770h210l-14 30H0Zm990 0h210v30h-196Z" />
    </SceneFrame>
  );
}
