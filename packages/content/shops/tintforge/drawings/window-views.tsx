/** The views out of a car in the film explorer. The time of day comes from the tokens of their surroundings. */

/** Through the side windows: sky, sea, a tower with a few lit rooms, palms and the promenade. */
export function CabinView() {
  return (
    <>
      <path fill="var(--sky-1)" d="M0 0h1200v380H0Z" />
      <ellipse fill="var(--sky-2)" cx="660" cy="372" rx="820" ry="470" />
      <ellipse fill="var(--sky-3)" cx="660" cy="372" rx="620" ry="350" />
      <ellipse fill="var(--sky-4)" cx="660" cy="372" rx="470" ry="266" />
      <ellipse fill="var(--sky-5)" cx="660" cy="372" rx="340" ry="196" />
      <ellipse fill="var(--sky-6)" cx="660" cy="372" rx="226" ry="136" />
      <ellipse fill="var(--sky-7)" cx="660" cy="372" rx="134" ry="84" />
      <circle fill="var(--sun-100)" cx="660" cy="316" r="38" />
      <path fill="var(--sea-1)" d="M0 352h1200v12H0Z" />
      <path fill="var(--sea-2)" d="M0 362h1200v80H0Z" />
      <path fill="var(--sun-300)" opacity=".75" d="M622 368h78l14 5H606Zm-24 14h130l18 6H580Z" />
      <g fill="var(--sea-3)">
        <path d="M86 362V196l64-12v178Zm72 0V240h50v122Z" />
        <path d="M1000 362V250l58 8v104Z" />
      </g>
      <g fill="var(--sun-200)" opacity=".85">
        <path d="M100 214h10v12h-10Zm26-4h10v12h-10ZM100 250h10v12h-10Zm26 30h10v12h-10Zm44-20h9v11h-9Zm20 36h9v11h-9Z" />
        <path d="M1012 272h9v11h-9Zm22 24h9v11h-9Z" />
      </g>
      <g fill="var(--sky-1)">
        <path d="M392 404c6-70 4-128-6-190l8-1c10 62 14 122 10 191Z" />
        <path d="M388 216c-22-18-46-16-58 4 20-8 36-8 54-2-18 2-32 14-36 32 14-14 26-22 42-28 4 16 14 26 30 30-8-14-14-22-20-30 18-2 34 2 48 14-4-20-22-32-46-26 8-12 20-18 34-18-16-10-38-2-46 20Z" />
        <path d="M838 404c-4-54-2-98 8-146l7 1c-10 48-12 92-8 145Z" />
        <path d="M850 262c18-16 38-14 48 3-16-6-30-6-44-1 14 2 26 12 29 26-11-11-21-18-34-23-3 13-11 21-24 24 6-11 11-17 16-24-14-2-27 2-38 11 3-16 18-25 36-21-6-9-15-14-27-14 13-8 30-2 38 19Z" />
      </g>
      <path fill="var(--paper-4)" d="M0 402h1200v8H0Z" />
      <path fill="var(--sky-2)" d="M0 410h1200v40H0Z" />
    </>
  );
}

/** Through the windshield: a causeway over the Gulf under a low sun. */
export function RoadView() {
  return (
    <>
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
    </>
  );
}
