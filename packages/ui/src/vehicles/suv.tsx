import { useId } from 'react';
import { Pane, VehicleFrame, type VehicleProps } from '../vehicle/vehicle';
import styles from '../vehicle/vehicle.module.css';
import { Seat } from './seat';

/** An SUV in profile. Drawn to the common scale of all vehicles (5 mm a unit). */
export function Suv({ vlt, ...frame }: VehicleProps) {
  const id = useId();
  return (
    <VehicleFrame kind="suv" {...frame}>
      <defs>
        <clipPath id={`${id}-shell`}>
          <path
            d="M192 352c-20-1-30-6-34-16-6-20-8.5-46-8.5-76 0-22 1.5-38 8.5-49 6-8 18-13 40-18 64-13 138-22 216-27l38 3c40-36 80-74 122-102 48-13 106-17 170-17 100 0 186 6 260 18l32 8-4 7h-32c24 23 46 51 62 76h30c16 6 24 16 27 31 7 30 11 62 11 92 0 22-3 40-12 54-6 9-14 13-28 14h-93.8a86 86 0 1 0-160.4 0H399.2a86 86 0 1 0-160.4 0Zm290-181c34-32 70-66 106-90 12-7.5 32-11 62-12 90-3 200-1 288 6.5 20 2 32 6.5 42 16.5 18 20 34 44 43 59 5 9 3 14-7 14.5-156 1.5-356 3.5-534 5.5"
            clipRule="evenodd"
          />
        </clipPath>
        <g id={`${id}-wheel-back`}>
          <circle r="100" fill="var(--v-tire-0)" />
          <path d="M-94.9-3.3a95 95 0 0 1 189-9.9l-17.8 2.5A77 77 0 0 0-77-2.7Z" fill="var(--v-tire-1)" />
          <path d="M-88.1-35.6A95 95 0 0 1 72.8-61.1l-6.6 5.5A86.4 86.4 0 0 0-80.1-32.4Z" fill="var(--v-tire-2)" />
          <circle r="76.5" fill="var(--v-tire-0)" />
          <circle r="75" fill="var(--v-rim-1)" />
          <path d="M-74.7-6.5A75 75 0 0 1 70.5-25.7l-3.2 1.2A71.6 71.6 0 0 0-71.3-6.2Z" fill="var(--v-rim-3)" />
          <circle r="71.6" fill="var(--v-rim-0)" />
          <circle r="69.6" fill="var(--v-well-0)" />
          <path d="M-64.7 25.8a69.6 69.6 0 0 0 129.4 0 71 59.9 0 0 1-129.4 0" fill="var(--v-well-1)" />
          <circle r="49.5" fill="var(--v-disc-0)" />
          <path d="M-42.9-24.7a49.5 49.5 0 0 1 67.7-18.2l-9.4 16.3a30.7 30.7 0 0 0-42 11.3Z" fill="var(--v-disc-1)" />
          <path
            d="M46.5 16.9a49.5 49.5 0 0 1-63.4 29.6l6.4-17.7a30.7 30.7 0 0 0 39.3-18.3Z"
            fill="var(--v-disc-1)"
            opacity=".5"
          />
          <circle r="29.7" fill="var(--v-well-1)" />
        </g>
        <g id={`${id}-wheel-caliper`}>
          <path d="M33.6-42.9A55 55 0 0 1 54 7.6L28.4 4a29 29 0 0 0-10.7-26.6Z" fill="var(--v-caliper)" />
          <path d="M33.6-42.9A55 55 0 0 1 54 7.6l-7.5-1.1A47 47 0 0 0 28.9-37Z" fill="#000" opacity=".28" />
        </g>
        <g id={`${id}-wheel-face`}>
          <g>
            <path d="m-8.3-8.7-7.6-55.5 7.4-1.1L.6-10Z" fill="var(--v-well-2)" />
            <path d="m1.8-10 9.1-55.3 7.4 1.1-7.6 55.5Z" fill="var(--v-well-2)" />
            <path d="M10.5-8.8 61-33.2l3.3 6.7L14.5-.8Z" fill="var(--v-well-2)" />
            <path d="m14.9.4 55.4-8.5 1.2 7.5-55.1 9.9Z" fill="var(--v-well-2)" />
            <path d="m16.5 9 38.8 40.5-5.4 5.3-39.8-39.5Z" fill="var(--v-well-2)" />
            <path d="m9.1 16.1 25.1 50-6.7 3.5L1.1 20.2Z" fill="var(--v-well-2)" />
            <path d="m1.3 20.2-26.4 49.4-6.7-3.5 25.1-50Z" fill="var(--v-well-2)" />
            <path d="m-7.7 15.3-39.8 39.5-5.4-5.3L-14.1 9Z" fill="var(--v-well-2)" />
            <path d="M-14 9.3-69.1-.6l1.2-7.5L-12.5.4Z" fill="var(--v-well-2)" />
            <path d="m-12.1-.8-49.8-25.7 3.3-6.7L-8.1-8.8Z" fill="var(--v-well-2)" />
          </g>
          <g>
            <path d="m-9.9-13.4-7.8-57.5 3.8-.6 8.6 57.4Z" fill="var(--v-rim-2)" />
            <path d="m-5.3-14.1-8.6-57.4 3.9-.5 9.3 57.3Z" fill="var(--v-rim-1)" />
            <path d="M.7-14.7 10-72l3.9.5-8.6 57.4Z" fill="var(--v-rim-2)" />
            <path d="m5.3-14.1 8.6-57.4 3.8.6-7.8 57.5Z" fill="var(--v-rim-0)" />
            <path d="m9.7-13.5 52.2-25.3 1.8 3.5-52 26Z" fill="var(--v-rim-3)" />
            <path d="m11.7-9.3 52-26 1.7 3.5L13.8-5.2Z" fill="var(--v-rim-0)" />
            <path d="m14.2-3.9 57.4-8.8.7 3.8L15 .7Z" fill="var(--v-rim-3)" />
            <path d="m15 .7 57.3-9.6.6 3.9L15.7 5.2Z" fill="var(--v-rim-0)" />
            <path d="M15.8 5 56 46.9l-2.8 2.7L12.5 8.3Z" fill="var(--v-rim-2)" />
            <path d="m12.5 8.3 40.7 41.3-2.7 2.8L9.2 11.5Z" fill="var(--v-rim-1)" />
            <path d="m8.1 12.3 26.1 51.9-3.4 1.8L4 14.5Z" fill="var(--v-rim-1)" />
            <path d="M4 14.5 30.8 66l-3.5 1.8L-.1 16.6Z" fill="var(--v-rim-1)" />
            <path d="m.1 16.6-27.4 51.2-3.5-1.8L-4 14.5Z" fill="var(--v-rim-0)" />
            <path d="M-4 14.5-30.8 66l-3.4-1.8 26.1-51.9Z" fill="var(--v-rim-3)" />
            <path d="m-9.2 11.5-41.3 40.9-2.7-2.8 40.7-41.3Z" fill="var(--v-rim-0)" />
            <path d="m-12.5 8.3-40.7 41.3-2.8-2.7L-15.8 5Z" fill="var(--v-rim-3)" />
            <path d="M-15.7 5.2-72.9-5l.6-3.9L-15 .7Z" fill="var(--v-rim-0)" />
            <path d="m-15 .7-57.3-9.6.7-3.8 57.4 8.8Z" fill="var(--v-rim-3)" />
            <path d="m-13.8-5.2-51.6-26.6 1.7-3.5 52 26Z" fill="var(--v-rim-0)" />
            <path d="m-11.7-9.3-52-26 1.8-3.5 52.2 25.3Z" fill="var(--v-rim-3)" />
          </g>
          <circle r="19.1" fill="var(--v-rim-1)" />
          <path d="M-18.8 3.3A19.1 19.1 0 0 1 15.6-11l-3.3 2.4A15 15 0 0 0-14.8 2.6Z" fill="var(--v-rim-3)" />
          <circle r="15" fill="var(--v-rim-2)" />
          <circle cx="6.8" cy="-9.4" r="2.4" fill="var(--v-well-1)" />
          <circle cx="11.1" cy="3.6" r="2.4" fill="var(--v-well-1)" />
          <circle cx="0" cy="11.6" r="2.4" fill="var(--v-well-1)" />
          <circle cx="-11.1" cy="3.6" r="2.4" fill="var(--v-well-1)" />
          <circle cx="-6.8" cy="-9.4" r="2.4" fill="var(--v-well-1)" />
          <circle r="7.1" fill="var(--v-well-0)" />
          <path d="M-4.5-2.2a5.3 5.3 0 0 1 9 0Z" fill="var(--v-rim-1)" />
        </g>
      </defs>
      <g>
        <path fill="var(--v-shadow)" opacity=".34" d="M156 401c53-17 93-35 163-39h597c70 4 110 22 210 39Z" />
        <ellipse cx="641" cy="402" rx="513.5" ry="15" fill="var(--v-shadow)" opacity=".16" />
        <ellipse cx="641" cy="401" rx="474.3" ry="10" fill="var(--v-shadow)" opacity=".28" />
        <ellipse cx="641" cy="400" rx="440.1" ry="6" fill="var(--v-shadow)" opacity=".55" />
        <ellipse cx="319" cy="400" rx="54.6" ry="5" fill="var(--v-contact)" opacity=".75" />
        <ellipse cx="916" cy="400" rx="54.6" ry="5" fill="var(--v-contact)" opacity=".75" />
      </g>
      <g>
        <path
          fill="var(--v-well-0)"
          d="M231 340v-50l44-60h88l44 60v54h421v-54l44-60h88l44 60v54h92l-20 14-160 8H319l-113-7-16-13Z"
        />
        <circle cx="319" cy="319" r="88" fill="var(--v-well-0)" />
        <circle cx="916" cy="319" r="88" fill="var(--v-well-0)" />
      </g>
      <g>
        <clipPath id={`${id}-house`}>
          <path d="M414 166c42-36 94-76 148-101l12 2 66-7h240l80 10 42 13h28l64 76-34 19H430Z" />
        </clipPath>
        <g clipPath={`url(#${id}-house)`}>
          <path fill="var(--v-through)" d="M400 40h700v150H400Z" />
          <path fill="var(--v-through-low)" d="m400 182 70-36c90-8 330-12 530-10l100 34v20H400Z" />
          <path
            fill="var(--v-cabin-2)"
            d="M540 110c40-36 100-54 204-54 116 0 216 6 266 34l-18 14c-16-14-32-20-54-21.5C850 75 740 73 650 76c-30 1-48 4-58 11l-40 31Z"
          />
          <path fill="var(--v-cabin-2)" d="M698 70h15l-7 106h-18Z" />
          <path fill="var(--v-cabin-2)" d="m880 70 20 2 12 104h-28Z" />
          <path fill="var(--v-cabin-2)" d="m984 92 20-4 56 82h-36Z" />
          <path fill="var(--v-cabin-2)" d="M424 174c76-16 136-21 216-22l370-4 30 30H440Z" />
          <Seat transform="matrix(1 0 0 1 656 129)" side="far" />
          <Seat transform="matrix(.95 0 0 .95 818 131)" side="far" />
          <path fill="var(--v-cabin-0)" d="M414 168c46-16 82-22 116-22 20 0 28 5 34 16l6 18H420Z" />
          <path fill="var(--v-cabin-2)" d="M418 168c46-15 82-21.5 112-21.5-14 4.5-56 11.5-98 25.5Z" />
          <path fill="var(--v-cabin-0)" d="m598 77 4-1 1 7 4 1.5-3 12.5-7-1.5 3-12Z" />
          <g transform="matrix(.93182 -.41487 .41487 .93182 586 149)">
            <path fill="var(--v-cabin-0)" d="M-2-5-44 6l4 10L-2 6Z" />
            <path
              fill="var(--v-cabin-0)"
              fillRule="evenodd"
              d="M0-33c7 0 11.5 15 11.5 33S7 33 0 33-11.5 18-11.5 0-7-33 0-33m0 5c-4 0-7 13-7 28s3 28 7 28S7 15 7 0 4-28 0-28"
            />
            <path fill="var(--v-cabin-0)" d="M-8-4H9V6H-8Z" />
            <path fill="var(--v-cabin-3)" d="M0-33c7 0 11.5 15 11.5 33H9c0-16-3-29-9-30.5Z" />
          </g>
          <Seat transform="matrix(1.04 0 0 1.04 668 132)" side="near" />
          <Seat transform="matrix(.98 0 0 .98 834 135)" side="near" />
          <path fill="var(--v-cabin-0)" d="M900 180c2-18 16-28 40-30 30-1 60 0 90 4l30 16-20 10Z" />
          <path fill="var(--v-cabin-1)" d="M900 180c2-18 16-28 40-30q18-.7 36 0c-28 4-50 10-58 30Z" />
        </g>
      </g>
      <g>
        <Pane of="windshield" vlt={vlt} d="M414 166c42-36 94-76 148-101l12 2c-42 28-82 66-122 102Z" />
        <Pane of="front" vlt={vlt} d="M480 173c35-34 71-69 107-93 13-8 33-11 63-12l54-1.5-8 104.5Z" />
        <Pane of="rear" vlt={vlt} d="M708 66.5c72-1 122 .5 176 4l10 97.5-194 3Z" />
        <Pane
          of="quarter"
          vlt={vlt}
          d="M890 70.5c18 1 34 2.5 49 4 20 2 33 6.5 43 16.5 18 20 34 45 43 60 5 10 2 15-9 16l-116 1Z"
        />
        <Pane of="back" vlt={vlt} d="M1014 83h16c24 23 46 51 64 76h-32c-16-25-38-53-62-76Z" />
      </g>
      <g>
        <path
          fill="var(--v-sheen)"
          opacity=".17"
          d="M536 120c20-18 38-31 54-40 30-14 150-16 294-10l-14 18c-110-8-220-8-254 4-30 12-76 54-102 80l-34 1c18-17 36-35 56-53"
        />
        <path fill="var(--v-sheen)" opacity=".11" d="m600 172 64-106h32l-64 106Z" />
        <path fill="var(--v-sheen)" opacity=".08" d="m646 172 56-96h6l-52 96Z" />
        <path fill="var(--v-sheen)" opacity=".1" d="m782 170 56-104 42 4-62 100Z" />
        <path
          fill="var(--v-sheen)"
          opacity=".17"
          d="M884 70c66 4 86 10 100 24 16 18 30 40 41 58l-13 8c-16-28-32-50-48-60-18-8-64-10-94-12Z"
        />
        <path fill="var(--v-sheen)" opacity=".42" d="M414 166c42-36 94-76 148-101l6 1c-50 30-98 68-138 101.5Z" />
        <path fill="var(--v-sheen)" opacity=".38" d="M1020 83h10c24 23 46 51 64 76h-12c-18-25-38-51-62-76" />
      </g>
      <g>
        <path
          fill="var(--v-body)"
          fillRule="evenodd"
          d="M192 352c-20-1-30-6-34-16-6-20-8.5-46-8.5-76 0-22 1.5-38 8.5-49 6-8 18-13 40-18 64-13 138-22 216-27l38 3c40-36 80-74 122-102 48-13 106-17 170-17 100 0 186 6 260 18l32 8-4 7h-32c24 23 46 51 62 76h30c16 6 24 16 27 31 7 30 11 62 11 92 0 22-3 40-12 54-6 9-14 13-28 14h-93.8a86 86 0 1 0-160.4 0H399.2a86 86 0 1 0-160.4 0Zm290-181c34-32 70-66 106-90 12-7.5 32-11 62-12 90-3 200-1 288 6.5 20 2 32 6.5 42 16.5 18 20 34 44 43 59 5 9 3 14-7 14.5-156 1.5-356 3.5-534 5.5"
        />
        <g clipPath={`url(#${id}-shell)`}>
          <path
            fill="var(--v-light)"
            d="M140 236c10-22 18-30 32-36 68-22 158-32 242-37l46 2-2 9c-108 4-196 16-262 32-22 6-36 14-46 32Z"
          />
          <path
            fill="var(--v-glint)"
            opacity=".78"
            d="M156 214c8-10 20-16 42-21 64-13 138-22 216-27l38 3-2 3c-110 5-194 17-258 31-16 4-26 9-37 17Z"
          />
          <path
            fill="var(--v-light)"
            opacity=".5"
            d="M452 169c40-36 80-74 122-102 48-13 106-17 170-17 100 0 186 6 260 18l32 8-4 7h-32c24 23 46 51 62 76l-22 7c-16-28-36-54-52-72-12-12-30-18-50-20-88-8-198-10-288-7-30 1-50 5-64 13-36 24-72 58-110 92Z"
          />
          <path
            fill="var(--v-glint)"
            opacity=".8"
            d="M574 67c48-13 106-17 170-17 100 0 186 6 260 18l32 8-2 3c-54-9-134-17-234-20-100-2-160 1-208 11Z"
          />
          <path fill="var(--v-glint)" opacity=".5" d="M452 169c40-36 80-74 122-102l8 3c-42 28-82 66-118 100Z" />
          <path fill="var(--v-shade)" opacity=".8" d="m1000 83 34-4-2 5-30 2Z" />
          <path fill="var(--v-light)" d="M1026 166c24-6 48-8 70-6 12 5 18 12 21 20-27-8-61-10-95-8Z" />
          <path
            fill="var(--v-light)"
            opacity=".42"
            d="M214 212c116-15 306-21 486-23s310-7 424-9l2 8c-116 1-246 6-426 9s-360 9-490 24Z"
          />
          <path
            fill="var(--v-glint)"
            opacity=".6"
            d="M240 214c120-14 280-18.5 460-20.5s300-6.5 340-9.5c-40 5-160 11-340 13.5S360 205 240 214"
          />
          <path
            fill="var(--v-shade)"
            opacity=".62"
            d="M210 222c130-16 310-22 490-24.5s310-7.5 426-9.5l6 46c-52-4-112-6-152-10-70 14-180 28-290 28-130 0-270-8-360-26-34-5-90-4-120-4"
          />
          <path
            fill="var(--v-shade)"
            opacity=".6"
            d="M392 211c88-8 188-11.5 308-13 100-1.5 190-5 260-8-30 18-140 34-270 35s-240-5-298-14"
          />
          <path
            fill="var(--v-light)"
            opacity=".34"
            d="M408 298c92-18 232-26 352-24 30 1 52 3 68 7l-2 31c-126-12-286-8-416 6Z"
          />
          <path fill="var(--v-light)" opacity=".3" d="M409 304c111-16 251-22 419-15l-1 7c-147-8-287-1-418 15Z" />
          <path fill="var(--v-shade)" opacity=".8" d="M400 330c140-18 300-22 434-12l16 34H390Z" />
          <path fill="var(--v-shade)" opacity=".7" d="M144 246c10-2 14 6 16 18 2 26 8 52 26 68l46 2v22h-92Z" />
          <path fill="var(--v-light)" opacity=".28" d="M172 268c20-10 44-14 66-12-8 12-12 26-14 40-20-6-38-8-52-6Z" />
          <path fill="var(--v-shade)" opacity=".75" d="M1136 208c-14 28-16 68-32 94-20 18-60 24-104 25v29h140Z" />
          <path fill="var(--v-light)" opacity=".3" d="M1006 272c38-4 76-16 108-40-4 26-16 46-40 55-26 9-48 10-66 8Z" />
          <path fill="var(--v-light)" opacity=".6" d="M225.1 322.3a91 91 0 0 1 168-61.2 94 94 0 0 0-168 61.2" />
          <path fill="var(--v-glint)" opacity=".5" d="M228.6 293.1A88.4 88.4 0 0 1 366 237.6a94 94 0 0 0-137.4 55.5" />
          <path fill="var(--v-deep)" opacity=".4" d="M393.1 261.1a67.6 67.6 0 0 1 11.8 96.1 94 94 0 0 0-11.8-96.1" />
          <path fill="var(--v-light)" opacity=".6" d="M822.1 322.3a91 91 0 0 1 168-61.2 94 94 0 0 0-168 61.2" />
          <path fill="var(--v-glint)" opacity=".5" d="M825.6 293.1A88.4 88.4 0 0 1 963 237.6a94 94 0 0 0-137.4 55.5" />
          <path fill="var(--v-deep)" opacity=".4" d="M990.1 261.1a67.6 67.6 0 0 1 11.8 96.1 94 94 0 0 0-11.8-96.1" />
        </g>
      </g>
      <g>
        <path
          fill="var(--v-trim-2)"
          d="M596 57c8-8 24-10.5 44-11l290 4c20 1 36 5 44 12h-8c-8-4.5-20-6.5-36-7.5l-290-4c-16 .5-28 2.5-34 7Z"
        />
        <path
          fill="var(--v-trim)"
          d="M606 57.5c6-4.5 18-6.5 34-7l290 4c16 1 28 3 36 7.5h-6q-12-4.4-30-5l-290-4c-14 .5-22 2-28 4.5Z"
        />
        <path
          fill="var(--v-trim)"
          fillRule="evenodd"
          d="M476 173.5C513 138 550 103 587 79c13-8.5 33-11.4 63-12.4 90-3 200-1 288 6.4 22 2 36 7 46 17.5 17 20.5 33 44.5 42 59.5 6 11 3 18-10 18.3-156 1.2-356 3.2-540 5.2m13-5c171-2 371-4 526-5.8 7-.2 9-3.7 5-10.2-9-15.5-26-39.5-43-57.5-9.5-9.5-20-14.5-39-16.5C850 71 740 69 650 72c-28 1-48 4.5-59.5 12C556 107.5 520 139.5 489 168.5"
        />
        <path fill="var(--v-trim)" d="M701 67h16l-6 103-19 .5Z" />
        <path fill="var(--v-trim-1)" d="M701 67h4l-7 103.3-6 .2Z" />
        <path fill="var(--v-trim)" d="m880 70 12 1 12 97h-11Z" />
        <path fill="var(--v-trim-1)" d="m880 70 3 .2 13 97.8h-3Z" />
        <path fill="var(--v-trim)" d="m482 171 30-28 8 27Z" />
        <path
          fill="var(--v-glint)"
          opacity=".6"
          d="M480 173.4c180-1.9 380-3.9 536-5.1 8-.1 13-4.3 13.5-9.3 2 6-2.5 11.5-13.5 11.8-156 1.2-356 3.2-542 5.2Z"
        />
        <g clipPath={`url(#${id}-shell)`}>
          <path fill="none" stroke="var(--v-trim-1)" strokeWidth="18" d="M233 356v-37a86 86 0 0 1 172 0v37" />
          <path fill="none" stroke="var(--v-trim-1)" strokeWidth="18" d="M830 356v-37a86 86 0 0 1 172 0v37" />
          <path fill="none" stroke="var(--v-trim-2)" strokeWidth="2.5" d="M226 325a94 94 0 0 1 123-95" />
          <path fill="none" stroke="var(--v-trim-2)" strokeWidth="2.5" d="M823 325a94 94 0 0 1 123-95" />
          <path fill="var(--v-trim-1)" d="m396 352 8-18c136-4 296-5 428-2l10 20Z" />
          <path fill="var(--v-trim-2)" d="M404 334c136-4 296-5 428-2l1 3c-133-3-293-2-430 2Z" />
          <path fill="var(--v-trim-1)" d="M154 330c26 6 58 8 92 7v19h-96Z" />
          <path fill="var(--v-trim-2)" d="M190 344q24 2.9 48 2v3c-18 .5-34 0-46-2Z" />
          <path fill="var(--v-trim-1)" d="M988 336c48 0 96-4 136-16l6 36H996Z" />
        </g>
        <path fill="var(--v-trim-1)" d="M410 316c130-8 280-10 414-4l1 9c-135-6-285-4-417 5Z" />
        <path fill="var(--v-trim-2)" d="M410 316c130-8 280-10 414-4v2.5c-134-5.5-284-3.5-414 4Z" />
        <path fill="var(--v-trim-2)" d="M1036 342c26-1 48-4 64-8l-2 6c-16 4-38 6-62 7Z" />
        <path className={styles.cut} d="M458 174c-12 16-20 42-22 74-2 28 0 52 4 82" />
        <path className={styles.cut} d="M698 170c-2 40-4 80-6 110l-2 50" />
        <path className={styles.cut} d="M900 168c2 18 0 32-10 46-24 12-52 36-62 72-4 18-4 32-6 46" />
        <path
          className={styles.litCut}
          d="M460 175c-12 16-20 42-22 74-2 28 0 51 4 81m258-159c-2 40-4 80-6 110l-2 49m210-161c2 18 0 32-10 46-24 12-52 36-62 72"
        />
        <path className={styles.fineCut} d="M226 206c64-16 144-25 224-30" />
        <path className={styles.fineCut} d="M1034 170c10 20 12 36 6 56" />
        <g transform="matrix(.99961 -.02792 .02792 .99961 622 206)">
          <path fill="var(--v-deep)" opacity=".8" d="M0 2C15-.5 35-.5 50 2c1.5 3-10 6-25 6S-1.5 5 0 2" />
          <path fill="var(--v-light)" d="M-1 0c16-2 36-2 52 0 1 2 0 4-1 4.2L2 4.6C-.5 4-2 2-1 0" />
          <path fill="var(--v-glint)" d="M0-.3C15-2 35-2 51 0l-.4 1.2C30 .2 15 .2-.8 1.3Z" />
        </g>
        <g transform="matrix(.99961 -.02792 .02792 .99961 824 203)">
          <path fill="var(--v-deep)" opacity=".8" d="M0 2C15-.5 35-.5 50 2c1.5 3-10 6-25 6S-1.5 5 0 2" />
          <path fill="var(--v-light)" d="M-1 0c16-2 36-2 52 0 1 2 0 4-1 4.2L2 4.6C-.5 4-2 2-1 0" />
          <path fill="var(--v-glint)" d="M0-.3C15-2 35-2 51 0l-.4 1.2C30 .2 15 .2-.8 1.3Z" />
        </g>
        <path fill="var(--v-trim)" d="M150 240c4-4 10-4 14 0 0 22 3 46 10 66-8 2-14 2-19-1-4-21-5.5-43-5-65" />
        <path
          fill="var(--v-trim-2)"
          d="m151 250 13.5-1 .2 3-13.7 1Zm0 14 14.5-1 .5 3-14.8 1Zm1 14 15.5-1 .5 3-15.7 1Zm2 14 16-1 1 3-16.5 1Z"
        />
        <path fill="var(--v-trim)" d="M188 300c10-4 24-5 38-4-3 10-5 20-5 30-13 0-25-2-30-6-3-5-4-13-3-20" />
        <path fill="var(--v-trim-2)" d="M190 299.5c10-3 23-4 35-3-9 4.5-21 6.5-34 9.5Z" />
      </g>
      <g>
        <path
          fill="var(--v-trim)"
          d="M150.5 232c1.5-12 6.5-21 17.5-26 20-6.5 42-9.5 64-9.5-2 10.5-12 18.5-28 23.5q-27.1 9-53.5 12"
        />
        <path
          fill="var(--v-lens)"
          d="M154 228c2-9 7-16 17-19.5 18-6 37-8.5 55-9-6 8.5-16 13.5-29 17.5-15 5-29 9-43 11"
        />
        <path fill="var(--v-lens-deep)" d="M168 223c6-8 18-13 34-15 7-.5 9 1.5 4 4-12 5-24 9-38 11" />
        <path
          fill="var(--v-lamp)"
          d="M152.5 231.5c15.5-2 33.5-6 50.5-12 14-5.5 23-12.5 26-20l3.5-2.5c-3.5 11-13.5 18.5-28.5 24-17 6-35 10-52 11.5Z"
        />
        <circle cx="186" cy="215.5" r="3.6" fill="var(--v-lamp-cold)" />
        <circle cx="200" cy="211.5" r="3" fill="var(--v-lamp-cold)" />
        <path fill="var(--v-tail-deep)" d="M1117.5 184c-27.5-4-57.5-2-81.5 4-4 6 0 13 12 16 24 4 52 6 75.5 6Z" />
        <path fill="var(--v-tail)" d="M1118.5 186.5C1092 183 1062 185 1039 190c-1 4 3 7 11 8 24 3 50 4 72 4Z" />
        <path fill="var(--v-tail-lit)" d="M1119 188c-25-3-53-1-78 3 3 2.5 11 3 21 2.5 20-1 40-.5 58 .5Z" />
      </g>
      <g>
        <path fill="var(--v-trim)" d="m500 173 12-15 9 3-4 12Z" />
        <path
          fill="var(--v-shade)"
          d="M470 157c0-10 9-17 24-18.5 17-1 28 2.5 29 9.5 1 10-1 17-8 19-15 2-34 1-41-2.5-3-2-4-4.5-4-7.5"
        />
        <path fill="var(--v-light)" d="M471 152c2-7 11-12 23-13.5 17-1 28 2.5 29 9.5 0 2.5-.5 4-1 6-16-5-36-4.5-51-2" />
        <path fill="var(--v-glint)" d="M477 146c5-4 12-6.7 19-7.5 14-.8 23 1.5 26 5.5-14-2.5-32-1.5-45 2" />
        <path fill="var(--v-trim)" d="M473 164c15-3 34-3 48.5-1.5-1.5 3-3.5 4-6.5 4.5-15 2-34 1-42-3" />
      </g>
      <g id={`${id}-wheels`}>
        <g transform="matrix(.78 0 0 .78 319 322)">
          <use href={`#${id}-wheel-back`} />
          <use href={`#${id}-wheel-caliper`} />
          <use href={`#${id}-wheel-face`} />
        </g>
        <g transform="matrix(.78 0 0 .78 916 322)">
          <use href={`#${id}-wheel-back`} />
          <use href={`#${id}-wheel-caliper`} transform="rotate(180)" />
          <use href={`#${id}-wheel-face`} />
        </g>
      </g>
    </VehicleFrame>
  );
}
