import { useId } from 'react';
import { Film, Glare, SceneFrame, type SceneProps } from '../scene/scene';

/** A shop front with tables on the pavement. */
export function CafeScene({ vlt, ...frame }: SceneProps) {
  const id = useId();
  return (
    <SceneFrame {...frame}>
      <defs>
        <clipPath id={`${id}-glass`}>
          <path d="M120 250h960v390H120Z" clipRule="evenodd" />
        </clipPath>
      </defs>
      <path fill="var(--paper-3)" d="M0 0h1200v800H0Z" />
      <path fill="var(--paper-2)" d="M0 0h700L0 520Z" />
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--sun-700)" d="M120 250h960v400H120Z" />
        <path fill="var(--sun-600)" d="M120 250h960v150H120Z" />
        <path fill="var(--sun-500)" opacity=".6" d="M120 250h960v70H120Z" />
        <path fill="var(--sun-800)" d="M120 560h960v80H120Z" />
        <path fill="var(--sun-800)" d="M470 330h420v8H470Z" />
        <path fill="var(--sun-800)" d="M470 396h420v8H470Z" />
        <path fill="var(--gulf-800)" d="M482 301h12v29h-12Z" />
        <path fill="var(--gulf-800)" d="M506 306h16v24h-16Z" />
        <path fill="var(--gulf-700)" d="M529 298h12v32h-12Z" />
        <path fill="var(--gulf-700)" d="M551 303h12v27h-12Z" />
        <path fill="var(--paper-3)" d="M577 302h16v28h-16Z" />
        <path fill="var(--gulf-800)" d="M600 304h16v26h-16Z" />
        <path fill="var(--paper-3)" d="M632 302h16v28h-16Z" />
        <path fill="var(--sun-300)" d="M656 301h16v29h-16Z" />
        <path fill="var(--ember-700)" d="M683 291h12v39h-12Z" />
        <path fill="var(--paper-3)" d="M711 294h16v36h-16Z" />
        <path fill="var(--ember-700)" d="M735 295h12v35h-12Z" />
        <path fill="var(--gulf-800)" d="M754 301h22v29h-22Z" />
        <path fill="var(--ember-700)" d="M786 288h22v42h-22Z" />
        <path fill="var(--ink-800)" d="M822 297h12v33h-12Z" />
        <path fill="var(--ink-800)" d="M849 297h16v33h-16Z" />
        <path fill="var(--ember-700)" d="M482 367h12v29h-12Z" />
        <path fill="var(--ink-800)" d="M500 375h12v21h-12Z" />
        <path fill="var(--gulf-700)" d="M528 360h16v36h-16Z" />
        <path fill="var(--ember-700)" d="M560 354h16v42h-16Z" />
        <path fill="var(--gulf-800)" d="M584 370h22v26h-22Z" />
        <path fill="var(--sun-300)" d="M618 356h12v40h-12Z" />
        <path fill="var(--ember-700)" d="M643 371h16v25h-16Z" />
        <path fill="var(--ember-700)" d="M671 358h22v38h-22Z" />
        <path fill="var(--ember-700)" d="M709 370h22v26h-22Z" />
        <path fill="var(--paper-3)" d="M738 354h12v42h-12Z" />
        <path fill="var(--paper-3)" d="M760 357h22v39h-22Z" />
        <path fill="var(--ember-700)" d="M789 371h16v25h-16Z" />
        <path fill="var(--ember-700)" d="M818 375h12v21h-12Z" />
        <path fill="var(--ember-700)" d="M837 355h16v41h-16Z" />
        <path fill="var(--ember-700)" d="M859 367h16v29h-16Z" />
        <path fill="var(--ink-850)" d="M440 470h500v110H440Z" />
        <path fill="var(--sun-300)" d="M430 460h520v12H430Z" />
        <path fill="var(--ink-800)" d="M440 472h500v10H440Z" />
        <path fill="var(--ink-700)" d="M452 490h52v80h-52Z" />
        <path fill="var(--ink-700)" d="M513 490h52v80h-52Z" />
        <path fill="var(--ink-700)" d="M574 490h52v80h-52Z" />
        <path fill="var(--ink-700)" d="M635 490h52v80h-52Z" />
        <path fill="var(--ink-700)" d="M696 490h52v80h-52Z" />
        <path fill="var(--ink-700)" d="M757 490h52v80h-52Z" />
        <path fill="var(--ink-700)" d="M818 490h52v80h-52Z" />
        <path fill="var(--ink-700)" d="M879 490h52v80h-52Z" />
        <path fill="var(--ink-400)" d="M790 460v-46h92v46Z" />
        <path fill="var(--ink-300)" d="M790 414h92v12h-92Z" />
        <path fill="var(--ink-900)" d="M808 436h20v14h-20Zm36 0h20v14h-20Z" />
        <path fill="var(--gulf-100)" opacity=".5" d="M540 420h110v40H540Z" />
        <path fill="var(--paper-2)" d="M540 456h110v4H540Z" />
        <path fill="var(--ink-900)" d="M209 250h2v60h-2Z" />
        <path fill="var(--ink-900)" d="M184 338c2-22 14-30 26-30s24 8 26 30Z" />
        <path fill="var(--sun-200)" d="M188 338h44l-6 8h-32Z" />
        <path fill="var(--ink-900)" d="M329 250h2v60h-2Z" />
        <path fill="var(--ink-900)" d="M304 338c2-22 14-30 26-30s24 8 26 30Z" />
        <path fill="var(--sun-200)" d="M308 338h44l-6 8h-32Z" />
        <path fill="var(--ink-900)" d="M559 250h2v60h-2Z" />
        <path fill="var(--ink-900)" d="M534 338c2-22 14-30 26-30s24 8 26 30Z" />
        <path fill="var(--sun-200)" d="M538 338h44l-6 8h-32Z" />
        <path fill="var(--ink-900)" d="M689 250h2v60h-2Z" />
        <path fill="var(--ink-900)" d="M664 338c2-22 14-30 26-30s24 8 26 30Z" />
        <path fill="var(--sun-200)" d="M668 338h44l-6 8h-32Z" />
        <path fill="var(--ink-900)" d="M819 250h2v60h-2Z" />
        <path fill="var(--ink-900)" d="M794 338c2-22 14-30 26-30s24 8 26 30Z" />
        <path fill="var(--sun-200)" d="M798 338h44l-6 8h-32Z" />
        <path fill="var(--ink-900)" d="M1009 250h2v60h-2Z" />
        <path fill="var(--ink-900)" d="M984 338c2-22 14-30 26-30s24 8 26 30Z" />
        <path fill="var(--sun-200)" d="M988 338h44l-6 8h-32Z" />
        <path fill="var(--ink-900)" d="M146 560h88v7h-88Zm40 7h8v70h-8Zm-22 67h52v6h-52Z" />
        <path fill="var(--paper-1)" d="M180 546h18v14h-18Z" />
        <path fill="var(--ink-850)" d="M128 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path fill="var(--ink-850)" d="M242 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path fill="var(--ink-900)" d="M286 560h88v7h-88Zm40 7h8v70h-8Zm-22 67h52v6h-52Z" />
        <path fill="var(--paper-1)" d="M320 546h18v14h-18Z" />
        <path fill="var(--ink-850)" d="M268 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path fill="var(--ink-850)" d="M382 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path fill="var(--ink-900)" d="M556 560h88v7h-88Zm40 7h8v70h-8Zm-22 67h52v6h-52Z" />
        <path fill="var(--paper-1)" d="M590 546h18v14h-18Z" />
        <path fill="var(--ink-850)" d="M538 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path fill="var(--ink-850)" d="M652 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path fill="var(--ink-900)" d="M746 560h88v7h-88Zm40 7h8v70h-8Zm-22 67h52v6h-52Z" />
        <path fill="var(--paper-1)" d="M780 546h18v14h-18Z" />
        <path fill="var(--ink-850)" d="M728 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path fill="var(--ink-850)" d="M842 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path fill="var(--ink-900)" d="M986 560h88v7h-88Zm40 7h8v70h-8Zm-22 67h52v6h-52Z" />
        <path fill="var(--paper-1)" d="M1020 546h18v14h-18Z" />
        <path fill="var(--ink-850)" d="M968 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path fill="var(--ink-850)" d="M1082 540h14v48h-14Zm-6 44h26v6h-26Zm2 6h4v50h-4Zm18 0h4v50h-4Z" />
        <path
          fill="var(--gulf-800)"
          d="M960 640c-20-50-16-100-6-140 12 40 20 66 24 90 6-44 22-78 40-96 2 56-10 112-20 146Z"
        />
      </g>
      <g>
        <Film vlt={vlt} d="M126 250h300v390H126Z" />
        <Film vlt={vlt} d="M432 250h282v390H432Z" />
        <Film vlt={vlt} d="M724 306h104v290H724Z" />
        <Film vlt={vlt} d="M838 250h236v390H838Z" />
        <Film vlt={vlt} d="M720 250h112v46H720Z" />
      </g>
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--gulf-100)" opacity=".13" d="M300 240h120L180 650H60Z" />
        <path fill="var(--gulf-100)" opacity=".13" d="M450 240h24L234 650h-24Z" />
        <path fill="var(--gulf-100)" opacity=".13" d="M640 240h80L480 650h-80Z" />
        <path fill="var(--gulf-100)" opacity=".13" d="M960 240h80L800 650h-80Z" />
        <path fill="var(--gulf-100)" opacity=".13" d="M1060 240h14L834 650h-14Z" />
      </g>
      <Glare vlt={vlt} clipPath={`url(#${id}-glass)`}>
        <path fill="var(--sun-100)" opacity=".28" d="M780 240h310v400H560Z" />
        <path fill="var(--sun-100)" opacity=".3" d="M880 240h110L820 640H690Z" />
        <ellipse fill="var(--sun-100)" opacity=".3" cx="930" cy="330" rx="120" ry="120" />
        <ellipse fill="var(--sun-100)" opacity=".7" cx="930" cy="330" rx="66" ry="66" />
      </Glare>
      <g>
        <path fill="var(--ink-850)" d="M114 244h8v400h-8Z" />
        <path fill="var(--ink-600)" d="M114 244h2v400h-2Z" />
        <path fill="var(--ink-850)" d="M426 244h8v400h-8Z" />
        <path fill="var(--ink-600)" d="M426 244h2v400h-2Z" />
        <path fill="var(--ink-850)" d="M714 244h8v400h-8Z" />
        <path fill="var(--ink-600)" d="M714 244h2v400h-2Z" />
        <path fill="var(--ink-850)" d="M832 244h8v400h-8Z" />
        <path fill="var(--ink-600)" d="M832 244h2v400h-2Z" />
        <path fill="var(--ink-850)" d="M1074 244h8v400h-8Z" />
        <path fill="var(--ink-600)" d="M1074 244h2v400h-2Z" />
        <path fill="var(--ink-850)" d="M114 242h968v10H114Z" />
        <path fill="var(--ink-850)" d="M714 296h124v10H714Z" />
        <path fill="var(--ink-850)" d="M722 596h108v44H722Z" />
        <path fill="var(--ink-600)" d="M722 596h108v3H722Z" />
        <path fill="var(--paper-3)" d="M742 430h5v90h-5Z" />
        <path fill="var(--paper-3)" d="M742 430h5v2h-5Z" />
        <path fill="var(--ink-850)" d="M114 640h600v36H114Z" />
        <path fill="var(--ink-700)" d="M114 640h600v4H114Z" />
        <path fill="var(--ink-850)" d="M832 640h250v36H832Z" />
        <path fill="var(--ink-700)" d="M832 640h250v4H832Z" />
        <path fill="var(--ink-900)" d="M714 640h120v36H714Z" />
        <path fill="var(--ink-850)" d="M714 300h8v340h-8Z" />
      </g>
      <g>
        <path fill="var(--paper-4)" d="M0 676h1200v20H0Z" />
        <path fill="var(--ink-850)" d="M90 150h1020v46H90Z" />
        <path fill="var(--ink-700)" d="M90 150h1020v4H90Z" />
        <path fill="var(--sky-7)" d="M548 158h12v30h-12Z" />
        <path fill="var(--ink-950)" opacity=".15" d="M548 158h12v30h-12Z" />
        <path fill="var(--sky-6)" d="M564 158h12v30h-12Z" />
        <path fill="var(--ink-950)" opacity=".27" d="M564 158h12v30h-12Z" />
        <path fill="var(--sky-5)" d="M580 158h12v30h-12Z" />
        <path fill="var(--ink-950)" opacity=".38" d="M580 158h12v30h-12Z" />
        <path fill="var(--sky-5)" d="M596 158h12v30h-12Z" />
        <path fill="var(--ink-950)" opacity=".47" d="M596 158h12v30h-12Z" />
        <path fill="var(--sky-4)" d="M612 158h12v30h-12Z" />
        <path fill="var(--ink-950)" opacity=".52" d="M612 158h12v30h-12Z" />
        <path fill="var(--sky-4)" d="M628 158h12v30h-12Z" />
        <path fill="var(--ink-950)" opacity=".58" d="M628 158h12v30h-12Z" />
        <path fill="var(--sky-3)" d="M644 158h12v30h-12Z" />
        <path fill="var(--ink-950)" opacity=".74" d="M644 158h12v30h-12Z" />
        <path fill="var(--gulf-700)" d="M80 196h61.2l-17.7 74H60Z" />
        <path fill="var(--gulf-800)" d="M60 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--paper-1)" d="M141.2 196h61.2l-15.3 74h-63.6Z" />
        <path fill="var(--paper-4)" d="M123.5 270H187v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--gulf-700)" d="M202.4 196h61.1l-12.9 74h-63.5Z" />
        <path fill="var(--gulf-800)" d="M187.1 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--paper-1)" d="M263.5 196h61.2l-10.6 74h-63.5Z" />
        <path fill="var(--paper-4)" d="M250.6 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--gulf-700)" d="M324.7 196h61.2l-8.3 74h-63.5Z" />
        <path fill="var(--gulf-800)" d="M314.1 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--paper-1)" d="M385.9 196h61.2l-5.9 74h-63.6Z" />
        <path fill="var(--paper-4)" d="M377.6 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--gulf-700)" d="M447.1 196h61.1l-3.5 74h-63.5Z" />
        <path fill="var(--gulf-800)" d="M441.2 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--paper-1)" d="M508.2 196h61.2l-1.2 74h-63.5Z" />
        <path fill="var(--paper-4)" d="M504.7 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--gulf-700)" d="M569.4 196h61.2l1.2 74h-63.6Z" />
        <path fill="var(--gulf-800)" d="M568.2 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--paper-1)" d="M630.6 196h61.2l3.5 74h-63.5Z" />
        <path fill="var(--paper-4)" d="M631.8 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--gulf-700)" d="M691.8 196h61.1l5.9 74h-63.5Z" />
        <path fill="var(--gulf-800)" d="M695.3 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--paper-1)" d="M752.9 196h61.2l8.3 74h-63.6Z" />
        <path fill="var(--paper-4)" d="M758.8 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--gulf-700)" d="M814.1 196h61.2l10.6 74h-63.5Z" />
        <path fill="var(--gulf-800)" d="M822.4 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--paper-1)" d="M875.3 196h61.2l12.9 74h-63.5Z" />
        <path fill="var(--paper-4)" d="M885.9 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--gulf-700)" d="M936.5 196h61.1l15.3 74h-63.5Z" />
        <path fill="var(--gulf-800)" d="M949.4 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--paper-1)" d="M997.6 196h61.2l17.7 74h-63.6Z" />
        <path fill="var(--paper-4)" d="M1012.9 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--gulf-700)" d="M1058.8 196h61.2l20 74h-63.5Z" />
        <path fill="var(--gulf-800)" d="M1076.5 270h63.5v12a31.8 12 0 0 1-63.5 0Z" />
        <path fill="var(--ink-950)" opacity=".28" d="M114 282h968v48l-72-18-896-12Z" />
      </g>
      <g>
        <path fill="var(--paper-4)" d="M0 690h1200v30H0Z" />
        <path fill="var(--ink-400)" d="M0 712h1200v8H0Z" />
        <path fill="var(--ink-600)" d="M0 720h1200v80H0Z" />
        <path fill="var(--ink-700)" opacity=".7" d="m0 760 1200-20v60H0Z" />
        <path fill="var(--sun-200)" opacity=".6" d="M620 690h500l60 22H600Z" />
        <path fill="var(--sun-700)" d="M26 640h68l-8 62H34Z" />
        <path fill="var(--sun-600)" d="M26 640h24l-2 62H34Z" />
        <path
          fill="var(--gulf-700)"
          d="M60 640c-50-10-56-60-40-84 14 24 26 34 32 48-2-34 4-64 16-84 10 30 6 60 2 84 8-24 24-34 38-42 2 38-14 70-48 78"
        />
        <path fill="var(--gulf-800)" d="M60 640c34-8 50-40 48-78-18 38-32 58-48 78" />
        <path fill="var(--sun-700)" d="M1086 640h68l-8 62h-52Z" />
        <path fill="var(--sun-600)" d="M1086 640h24l-2 62h-14Z" />
        <path
          fill="var(--gulf-700)"
          d="M1120 640c-50-10-56-60-40-84 14 24 26 34 32 48-2-34 4-64 16-84 10 30 6 60 2 84 8-24 24-34 38-42 2 38-14 70-48 78"
        />
        <path fill="var(--gulf-800)" d="M1120 640c34-8 50-40 48-78-18 38-32 58-48 78" />
        <ellipse fill="var(--ink-900)" opacity=".3" cx="250" cy="704" rx="70" ry="6" />
        <path fill="var(--ink-850)" d="M210 620h80v6h-80Zm37 6h6v76h-6Zm-21 72h48v5h-48Z" />
        <path fill="var(--ember-600)" d="M180 604h16v50h-16Z" />
        <path fill="var(--ink-850)" d="M174 652h28v6h-28Zm2 6h4v46h-4Zm20 0h4v46h-4Z" />
        <path fill="var(--ember-600)" d="M304 604h16v50h-16Z" />
        <path fill="var(--ink-850)" d="M298 652h28v6h-28Zm2 6h4v46h-4Zm20 0h4v46h-4Z" />
        <ellipse fill="var(--ink-900)" opacity=".3" cx="540" cy="704" rx="70" ry="6" />
        <path fill="var(--ink-850)" d="M500 620h80v6h-80Zm37 6h6v76h-6Zm-21 72h48v5h-48Z" />
        <path fill="var(--ember-600)" d="M470 604h16v50h-16Z" />
        <path fill="var(--ink-850)" d="M464 652h28v6h-28Zm2 6h4v46h-4Zm20 0h4v46h-4Z" />
        <path fill="var(--ember-600)" d="M594 604h16v50h-16Z" />
        <path fill="var(--ink-850)" d="M588 652h28v6h-28Zm2 6h4v46h-4Zm20 0h4v46h-4Z" />
      </g>
    </SceneFrame>
  );
}
