import { PalmCrown } from '../scene/palm';
import type { Daylight } from './daylight';

/** The view behind the car: sky, sea, promenade and palms. */
export function GulfView({ id, light }: { id: string; light: Daylight }) {
  return (
    <>
      <defs>
        <PalmCrown id={`${id}-palm`} shade="var(--g-palm-shade)" leaf="var(--g-palm-leaf)" lit="var(--g-palm-lit)" />
        <clipPath id={`${id}-sky`}>
          <path d="M0 0h1600v540H0Z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-sky)`}>
        <path fill="var(--g-sky-0)" d="M0 0h1600v540H0Z" />
        <g transform={light.sun}>
          <ellipse
            fill="color-mix(in oklab,var(--g-sky-0),var(--g-sky-1) 50%)"
            cx="1090"
            cy="498"
            rx="1420"
            ry="1010"
          />
          <ellipse fill="var(--g-sky-1)" cx="1090" cy="498" rx="1190" ry="800" />
          <ellipse fill="color-mix(in oklab,var(--g-sky-1),var(--g-sky-2) 50%)" cx="1090" cy="498" rx="990" ry="640" />
          <ellipse fill="var(--g-sky-2)" cx="1090" cy="498" rx="820" ry="510" />
          <ellipse fill="color-mix(in oklab,var(--g-sky-2),var(--g-sky-3) 50%)" cx="1090" cy="498" rx="668" ry="402" />
          <ellipse fill="var(--g-sky-3)" cx="1090" cy="498" rx="530" ry="312" />
          <ellipse fill="color-mix(in oklab,var(--g-sky-3),var(--g-sky-4) 50%)" cx="1090" cy="498" rx="410" ry="238" />
          <ellipse fill="var(--g-sky-4)" cx="1090" cy="498" rx="302" ry="178" />
          <ellipse fill="color-mix(in oklab,var(--g-sky-4),var(--g-sky-5) 50%)" cx="1090" cy="498" rx="206" ry="128" />
          <ellipse fill="var(--g-sky-5)" cx="1090" cy="498" rx="132" ry="92" />
        </g>
        <g>
          <path
            fill="var(--g-cloud-shade)"
            opacity=".75"
            d="M250 300c77-17 112-32 181-27 43-12 103-4 129 8 51 2 86 12 120 19-129 5-301 5-430 0"
          />
          <path fill="var(--g-cloud-lit)" opacity=".85" d="M276 300c103-6 241-7 404 0-129 7-292 7-404 0" />
          <path
            fill="var(--g-cloud-shade)"
            opacity=".68"
            d="M520 386c54-9 78-17 126-14 30-7 72-2 90 4 36 1 60 6 84 10-90 3-210 3-300 0"
          />
          <path fill="var(--g-cloud-lit)" opacity=".77" d="M538 386c72-3 168-4 282 0-90 4-204 4-282 0" />
          <path
            fill="var(--g-cloud-shade)"
            opacity=".75"
            d="M1190 250c68-16 99-30 160-26 38-11 91-3 114 8 45 2 76 12 106 18-114 5-266 5-380 0"
          />
          <path fill="var(--g-cloud-lit)" opacity=".85" d="M1213 250c91-6 213-6 357 0-114 6-258 6-357 0" />
          <path
            fill="var(--g-cloud-shade)"
            opacity=".52"
            d="M880 196c47-8 68-16 109-14 26-6 63-1 78 5 31 1 52 6 73 9-78 3-182 3-260 0"
          />
          <path fill="var(--g-cloud-lit)" opacity=".59" d="M896 196c62-3 145-3 244 0-78 3-177 3-244 0" />
          <path
            fill="var(--g-cloud-shade)"
            opacity=".68"
            d="M1290 404c52-9 75-17 122-14 29-7 69-2 87 4 35 1 58 6 81 10-87 3-203 3-290 0"
          />
          <path fill="var(--g-cloud-lit)" opacity=".77" d="M1307 404c70-3 163-4 273 0-87 4-197 4-273 0" />
          <path
            fill="var(--g-cloud-shade)"
            opacity=".41"
            d="M560 150c43-8 62-15 101-13 24-5 57-1 72 4 29 1 48 6 67 9-72 3-168 3-240 0"
          />
          <path fill="var(--g-cloud-lit)" opacity=".47" d="M574 150c58-3 135-3 226 0-72 3-163 3-226 0" />
          <path
            fill="var(--g-cloud-shade)"
            opacity=".6"
            d="M690 476c43-4 62-9 101-7 24-3 57-1 72 2 29 1 48 3 67 5-72 1-168 1-240 0"
          />
          <path fill="var(--g-cloud-lit)" opacity=".68" d="M704 476c58-2 135-2 226 0-72 2-163 2-226 0" />
          <path
            fill="var(--g-cloud-shade)"
            opacity=".6"
            d="M1230 486c54-5 78-10 126-8 30-4 72-1 90 2 36 1 60 4 84 6-90 2-210 2-300 0"
          />
          <path fill="var(--g-cloud-lit)" opacity=".68" d="M1248 486c72-2 168-2 282 0-90 2-204 2-282 0" />
        </g>
        <g transform={light.sun}>
          <circle fill="var(--g-disc)" opacity=".35" cx="1090" cy="472" r="84" />
          <circle fill="var(--g-disc)" cx="1090" cy="472" r="52" />
        </g>
      </g>
      <g>
        <path fill="var(--g-sea-0)" d="M0 540h1600v120H0Z" />
        <path fill="var(--g-sea-1)" d="M0 548c200-3 480 2 760 5 140 3 170 17 330 18 160-1 200-16 330-19l180-4v112H0Z" />
        <path fill="var(--g-sea-2)" d="M0 560c240-4 520 3 740 9 160 7 220 25 350 26 150-1 200-21 350-28l160-5v98H0Z" />
        <path fill="var(--g-sea-3)" d="M0 582c260-6 520 6 720 14 160 8 260 26 370 26 130 0 230-24 370-32l140-4v74H0Z" />
        <path fill="var(--g-sea-4)" d="M0 612c260-8 520 6 720 14 160 8 260 20 370 20 130 0 230-20 370-26l140-4v44H0Z" />
        <g fill="var(--g-glitter)" opacity=".85">
          <path d="M1070 543q13-1.9 26 0-13 1.9-26 0m14 5.2q13-2.2 27 0-14 2.1-27 0m-16 5.5q24-2.4 48 0-24 2.4-48 0m-38 5.8q31-2.7 63 0-32 2.7-63 0m-8 6.2q34-3 67 0-33 3-67 0m7 6.5q25-3.3 49 0-24 3.3-49 0m-6 6.9q60-3.6 119 0-59 3.7-119 0m-2 0q33-3.6 67 0-34 3.7-67 0m10 7.4q72-4 145 0-73 4-145 0m22 0q45-4 91 0-46 4-91 0m61 7.8q32-4.4 63 0-31 4.3-63 0m-27 0q45-4.4 90 0-45 4.3-90 0m-82 8.2q39-4.7 78 0-39 4.8-78 0m-21 0q81-4.7 162 0-81 4.8-162 0m-13 8.8q73-5.2 147 0-74 5.2-147 0m79 0q60-5.2 120 0-60 5.2-120 0m4 9.3q43-5.7 87 0-44 5.6-87 0m-87 0q54-5.7 107 0-53 5.6-107 0m82 0q69-5.7 139 0-70 5.6-139 0m-79 9.8q88-6.1 176 0-88 6.1-176 0m46 0q66-6.1 132 0-66 6.1-132 0m27 0q98-6.1 195 0-97 6.1-195 0m-96 10.4q95-6.6 190 0-95 6.6-190 0m27 0q121-6.6 242 0-121 6.6-242 0m88 0q71-6.6 142 0-71 6.6-142 0m65 11.1q61-7.2 122 0-61 7.1-122 0m-174 0q120-7.2 241 0-121 7.1-241 0m-30 0q96-7.2 192 0-96 7.1-192 0m-39 0q112-7.2 225 0-113 7.1-225 0" />
        </g>
        <g fill="var(--g-sea-0)" opacity=".5">
          <path d="M843 618q66-3.3 131 0-66 3.3-131 0m236-47q28-2 55 0-28 2-55 0m-410 27q50-2.8 100 0-50 2.8-100 0m9 41q70-3.9 140 0-70 3.9-140 0m423-90q16-1.5 31 0-16 1.5-31 0m157 96q54-4 107 0-54 4-107 0m-216-67q21-2.2 42 0-21 2.2-42 0m-815 8q25-2.4 50 0-25 2.4-50 0m984-37q13-1.5 26 0-13 1.5-26 0m-625 16q27-1.9 55 0-27 1.9-55 0m106-14q16-1.5 32 0-16 1.5-32 0m540 81q75-3.7 150 0-75 3.7-150 0m-602-64q22-1.9 45 0-22 1.9-45 0m859 64q42-3.7 85 0-42 3.7-85 0M339 558q17-1.7 34 0-17 1.7-34 0m566 30q29-2.5 59 0-29 2.5-59 0m-259-42q13-1.4 26 0-13 1.4-26 0m833 51q45-2.7 90 0-45 2.7-90 0m-540-6q41-2.6 82 0-41 2.6-82 0m482-42q16-1.4 32 0-16 1.4-32 0m-201 82q53-3.7 106 0-53 3.7-106 0M115 579q33-2.3 66 0-33 2.3-66 0" />
        </g>
        <g>
          <path
            fill="var(--g-isle)"
            d="M0 543v-17c30-8 52 0 74-3 22-9 46-1 72 2 30-5 60 3 90 4 34-2 64 5 116 8 48 2 78 3 100 6Z"
          />
          <path fill="var(--g-isle)" d="m40 530 2-34h1.5l.5 34Z" />
          <path
            fill="var(--g-isle)"
            d="M43 496c-9-9-17-4-18 6 6-7 11-7 18-4 5-4 12-3 17 5 0-11-9-17-17-7m0-1c-2-7 2-12 9-11-5 3-7 7-9 11"
          />
          <path fill="var(--g-isle)" d="m118 530 2-32h1.5l.5 32Z" />
          <path
            fill="var(--g-isle)"
            d="M121 498c-9-9-17-4-18 6 6-7 11-7 18-4 5-4 12-3 17 5 0-11-9-17-17-7m0-1c-2-7 2-12 9-11-5 3-7 7-9 11"
          />
          <path fill="var(--g-isle)" d="m226 530 2-18h1.5l.5 18Z" />
          <path
            fill="var(--g-isle)"
            d="M229 512c-9-9-17-4-18 6 6-7 11-7 18-4 5-4 12-3 17 5 0-11-9-17-17-7m0-1c-2-7 2-12 9-11-5 3-7 7-9 11"
          />
          <path fill="var(--g-isle)" d="M1376 542h26l-4 6h-17Z" />
          <path fill="var(--g-cloud-lit)" d="M1390 540v-38c10 14 16 26 18 38Z" />
          <path fill="var(--g-cloud-shade)" d="M1388 540v-32c-6 12-10 22-14 32Z" />
        </g>
      </g>
      <g>
        <path fill="var(--g-wall)" d="M0 650h1600v50H0Z" />
        <path fill="var(--g-wall-shade)" d="M0 674h1600v26H0Z" />
        <path fill="var(--g-cap)" d="M0 642h1600v11H0Z" />
        <path fill="var(--g-wall-shade)" d="M0 653h1600v3H0Z" />
        <path fill="var(--g-wall-shade)" opacity=".7" d="M90 653h3v38h-3Z" />
        <path fill="var(--g-wall-shade)" opacity=".7" d="M276 653h3v38h-3Z" />
        <path fill="var(--g-wall-shade)" opacity=".7" d="M462 653h3v38h-3Z" />
        <path fill="var(--g-wall-shade)" opacity=".7" d="M648 653h3v38h-3Z" />
        <path fill="var(--g-wall-shade)" opacity=".7" d="M834 653h3v38h-3Z" />
        <path fill="var(--g-wall-shade)" opacity=".7" d="M1020 653h3v38h-3Z" />
        <path fill="var(--g-wall-shade)" opacity=".7" d="M1206 653h3v38h-3Z" />
        <path fill="var(--g-wall-shade)" opacity=".7" d="M1392 653h3v38h-3Z" />
        <path fill="var(--g-wall-shade)" opacity=".7" d="M1578 653h3v38h-3Z" />
        <path fill="var(--g-grass)" d="M0 686c200-5 420 3 640-1 260-4 560 4 960-1v38H0Z" />
        <path
          fill="var(--g-grass-lit)"
          opacity=".75"
          d="M0 687c200-5 420 3 640-1 260-4 560 4 960-1v4c-400 5-700-3-960 1-220 4-440-4-640 1Z"
        />
        <path fill="var(--g-floor-2)" d="M0 712h1600v188H0Z" />
        <path fill="var(--g-floor-1)" d="M0 712h1600v21H0Z" />
        <path fill="var(--g-floor-0)" d="M0 708h1600v5H0Z" />
        <path fill="var(--g-floor-3)" opacity=".55" d="M0 838c300-12 700-16 1100-10 200 2 380 8 500 14v58H0Z" />
        <g fill="var(--g-joint)" opacity=".42">
          <path d="M0 733h1600v1.2H0Z" />
          <path d="M0 757h1600v1.2H0Z" />
          <path d="M0 789h1600v1.2H0Z" />
          <path d="M0 832h1600v1.8H0Z" />
          <path d="M0 888h1600v2.6H0Z" />
          <path d="M-338.9 713h1.2l-1380.5 187h-3.6Z" />
          <path d="M-247.6 713h1.2l-1281.8 187h-3.6Z" />
          <path d="M-156.3 713h1.2l-1183.1 187h-3.6Z" />
          <path d="M-65 713h1.2l-1084.4 187h-3.6Z" />
          <path d="M26.3 713h1.2l-985.7 187h-3.6Z" />
          <path d="M117.7 713h1.1l-887 187h-3.6Z" />
          <path d="M209 713h1.2l-788.4 187h-3.6Z" />
          <path d="M300.3 713h1.2l-689.7 187h-3.6Z" />
          <path d="M391.6 713h1.2l-591 187h-3.6Z" />
          <path d="M482.9 713h1.2L-8.2 900h-3.6Z" />
          <path d="M574.2 713h1.2L181.8 900h-3.6Z" />
          <path d="M665.5 713h1.2L371.8 900h-3.6Z" />
          <path d="M756.8 713h1.2L561.8 900h-3.6Z" />
          <path d="M848.1 713h1.2l-97.5 187h-3.6Z" />
          <path d="M939.4 713h1.2l1.2 187h-3.6Z" />
          <path d="M1030.7 713h1.2l99.9 187h-3.6Z" />
          <path d="M1122 713h1.2l198.6 187h-3.6Z" />
          <path d="M1213.3 713h1.2l297.3 187h-3.6Z" />
          <path d="M1304.6 713h1.2l396 187h-3.6Z" />
          <path d="M1395.9 713h1.2l494.7 187h-3.6Z" />
          <path d="M1487.2 713h1.2l593.4 187h-3.6Z" />
          <path d="M1578.5 713h1.2l692.1 187h-3.6Z" />
          <path d="M1669.8 713h1.2l790.8 187h-3.6Z" />
          <path d="M1761.2 713h1.1l889.5 187h-3.6Z" />
          <path d="M1852.5 713h1.2l988.1 187h-3.6Z" />
          <path d="M1943.8 713h1.2l1086.8 187h-3.6Z" />
          <path d="M2035.1 713h1.2l1185.5 187h-3.6Z" />
          <path d="M2126.4 713h1.2l1284.2 187h-3.6Z" />
          <path d="M2217.7 713h1.2l1382.9 187h-3.6Z" />
        </g>
        <g opacity={light.glare}>
          <path fill="var(--g-floor-0)" opacity=".55" d="M1010 713h180l140 187H880Z" />
          <path fill="var(--g-disc)" opacity=".28" d="M1052 713h88l64 187H996Z" />
        </g>
      </g>
      <g>
        <path
          fill="var(--g-palm-shade)"
          d="m267.5 701.2 10.8-32.5 9.2-33.1 7.8-33.6 6.5-34.1 5.2-34.7 3.9-35.1 2.5-35.7 1.2-36.2-.1-36.7-1.5-37.2 10-.6 2 37.5.7 37.1-.6 36.6-1.9 36.2-3.2 35.7-4.6 35.2-5.8 34.9-7.2 34.3-8.4 34-9.5 33.6Z"
        />
        <path
          fill="var(--g-palm-lit)"
          opacity=".8"
          d="m279 705 9.9-33.3 8.7-33.6 7.4-34.2 6-34.6 4.8-35 3.4-35.6 2.1-36 .8-36.4-.5-37-1.9-37.4 3.3-.2 2 37.5.7 37.1-.6 36.6-1.9 36.2-3.2 35.7-4.6 35.2-5.8 34.9-7.2 34.3-8.4 34-9.5 33.6Z"
        />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m277.3 668.4 17.7 5.1-1 3.7-15.7-4.5Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m286.6 635.4 16.7 4.1-.9 3.7-14.9-3.6Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m294.5 601.8 16 3.2-.9 3.9-14.3-2.9Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m301 567.7 15.3 2.5-.9 3.8-13.6-2.1Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m306.2 533.1 14.6 1.8-.8 3.9-13-1.6Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m310.1 498 13.9 1.1-.8 4-12.3-1Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m312.7 462.4 13.1.5-.7 4-11.7-.5Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m313.9 426.2 12.5.1-.7 4-11.1-.1Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m313.8 389.5 11.9-.3-.7 4-10.5.3Z" />
        <use transform="matrix(.7781 -.05441 .05441 .7781 318 352)" href={`#${id}-palm`} />
        <path
          fill="var(--g-palm-shade)"
          d="m77.3 727-7.5-51.7L65 624l-1.6-50.8 1.6-50.4 4.9-50.1 8.1-49.6 11.3-49.2 14.6-48.8 17.8-48.4 21-48.1 14.6 6.8-19.8 47.5-16.4 47.7-13.3 48-9.9 48.2-6.8 48.5-3.5 48.6-.2 49 3 49.1 6.3 49.4 10 49.6Z"
        />
        <path
          fill="var(--g-palm-lit)"
          opacity=".8"
          d="m97.1 722.9-9.2-50.2-5.8-50-2.5-49.7.7-49.4 3.9-49.2 7.2-48.8 10.4-48.5 13.7-48.3 16.9-48 20.1-47.6 4.8 2.2-19.8 47.5-16.4 47.7-13.3 48-9.9 48.2-6.8 48.5-3.5 48.6-.2 49 3 49.1 6.3 49.4 10 49.6Z"
        />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m68.1 675.5 30.2-4.3-1.6 4.2-26.9 3.9Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m63.5 624.2 28.4-2.3-1.5 4.1-25.4 2Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m62 573.2 26.8-.3-1.4 4-24 .3Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="M63.7 522.7 89 524l-1.4 3.9-22.6-1.1Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m68.6 472.6 23.8 2.8-1.3 3.9-21.2-2.6Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="M76.8 422.9 99 427l-1.1 3.8-19.9-3.7Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m88.2 373.6 20.7 5.3-1.1 3.7-18.5-4.7Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m102.9 324.7 19.2 6.2-1 3.7-17.2-5.5Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m120.8 276.3 17.7 6.9-1 3.7-15.8-6.2Z" />
        <use transform="matrix(1.27299 .1338 -.1338 1.27299 150 232)" href={`#${id}-palm`} />
        <path
          fill="var(--g-palm-shade)"
          d="m1465.2 713.8 8.3-48.1 5.6-47.4 3.2-46.8.9-46-1.5-45.3-3.8-44.6-6.1-43.9-8.5-43.2-10.8-42.4-13.1-41.8 13.2-4.6 14.2 42.2 11.8 43 9.6 43.9 7.2 44.6 4.9 45.4 2.6 46.3.3 47-2 47.9-4.2 48.6-6.2 49.6Z"
        />
        <path
          fill="var(--g-palm-lit)"
          opacity=".8"
          d="m1482.5 716.8 6.8-49.1 4.7-48.3 2.4-47.5.1-46.7-2.3-45.9-4.5-45.2-6.9-44.4-9.2-43.6-11.5-42.9-13.8-42 4.3-1.5 14.2 42.2 11.8 43 9.6 43.9 7.2 44.6 4.9 45.4 2.6 46.3.3 47-2 47.9-4.2 48.6-6.2 49.6Z"
        />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1472.1 665.5 26.3 3.3-1.4 3.8-23.5-2.9Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1477.8 618.1 24.7 2-1.3 3.9-22.1-1.7Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1481.1 571.5 23.3.7-1.2 3.9-20.9-.6Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1482 525.5 22.1-.4-1.2 4-19.7.4Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1480.6 480.2 20.8-1.4-1.1 4-18.6 1.4Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1476.9 435.7 19.5-2.4-1 4.1-17.5 2.2Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1470.8 391.9 18.3-3.3-.9 4.2-16.4 2.9Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1462.4 348.7 17.1-4-.9 4.2-15.3 3.6Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1451.7 306.3 15.9-4.7-.8 4.3-14.3 4.2Z" />
        <use transform="matrix(-1.11727 .07813 .07813 1.11727 1446 262)" href={`#${id}-palm`} />
        <path
          fill="var(--g-palm-shade)"
          d="m1557 706.4-.1-29.2v-28.9l.6-28.6 1-28.2 1.5-27.8 2-27.6 2.5-27.2 3-26.9 3.5-26.5 4.1-26.3 9.8 1.6-3.4 26.1-2.9 26.4-2.4 26.7-1.9 27-1.3 27.3-.7 27.7-.3 27.9.3 28.3 1 28.6 1.7 28.8Z"
        />
        <path
          fill="var(--g-palm-lit)"
          opacity=".8"
          d="m1569.1 705.9-1.2-29-.6-28.7v-28.3l.5-28.1 1-27.7 1.5-27.4 2.1-27.1 2.6-26.7 3.1-26.5 3.6-26.1 3.2.5-3.4 26.1-2.9 26.4-2.4 26.7-1.9 27-1.3 27.3-.7 27.7-.3 27.9.3 28.3 1 28.6 1.7 28.8Z"
        />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1555.9 677.2 18.3-.5-.9 4.1-16.4.4Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1556 648.3 17.3-.1-1 4-15.4.1Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1556.6 619.7 16.3.2-.9 4-14.5-.2Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1557.6 591.5 15.5.5-.8 4-13.8-.5Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1559.2 563.6 14.6.8-.8 3.9-13-.6Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1561.2 536.1 13.9.9-.8 4-12.3-.9Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1563.8 508.8 13.1 1.2-.7 4-11.7-1.1Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1566.8 482 12.4 1.3-.6 4-11.1-1.3Z" />
        <path fill="var(--g-palm-leaf)" opacity=".7" d="m1570.4 455.4 11.7 1.5-.6 4-10.5-1.4Z" />
        <use transform="matrix(.8 0 0 .8 1580 430)" href={`#${id}-palm`} />
        <path
          fill="var(--g-palm-shade)"
          d="M60 724c2-30-16-46-26-54 18 6 30 18 34 32 0-22 6-38 16-48-2 18 0 32-2 46 8-16 20-22 32-24-12 10-18 26-20 48Z"
        />
        <path
          fill="var(--g-palm-leaf)"
          d="M110 728c2-30-16-46-26-54 18 6 30 18 34 32 0-22 6-38 16-48-2 18 0 32-2 46 8-16 20-22 32-24-12 10-18 26-20 48Z"
        />
        <path
          fill="var(--g-palm-leaf)"
          d="M20 726c2-30-16-46-26-54 18 6 30 18 34 32 0-22 6-38 16-48-2 18 0 32-2 46 8-16 20-22 32-24-12 10-18 26-20 48Z"
        />
        <path
          fill="var(--g-palm-shade)"
          d="M1450 718c2-30-16-46-26-54 18 6 30 18 34 32 0-22 6-38 16-48-2 18 0 32-2 46 8-16 20-22 32-24-12 10-18 26-20 48Z"
        />
        <path
          fill="var(--g-palm-leaf)"
          d="M1500 722c2-30-16-46-26-54 18 6 30 18 34 32 0-22 6-38 16-48-2 18 0 32-2 46 8-16 20-22 32-24-12 10-18 26-20 48Z"
        />
        <path
          fill="var(--g-palm-shade)"
          d="M262 712c2-30-16-46-26-54 18 6 30 18 34 32 0-22 6-38 16-48-2 18 0 32-2 46 8-16 20-22 32-24-12 10-18 26-20 48Z"
        />
      </g>
    </>
  );
}
