import { useId } from 'react';
import { Pane, VehicleFrame, type VehicleProps } from '../vehicle/vehicle';
import styles from '../vehicle/vehicle.module.css';
import { Seat } from './seat';

/** A sedan in profile. Drawn to the common scale of all vehicles (5 mm a unit). */
export function Sedan({ vlt, ...frame }: VehicleProps) {
  const id = useId();
  return (
    <VehicleFrame kind="sedan" {...frame}>
      <defs>
        <clipPath id={`${id}-shell`}>
          <path
            d="M190 371c-18-.5-30-4-34-12-6-13-9-31-9.5-49-.5-20 .5-38 4.5-50 3-9 9-14 19-18 44-16 140-34 254-41l38 2.5c50-40.5 98-73 146-86.5 38-10 84-11.5 134-7.5S836 122 876 137c42 20 78 41 114 58l30-.5c28 1 56 1.5 86 2 5 .1 7 2.5 7.5 6.5 2.5 15 7.5 29 9.5 45 3 24 3 48-1 70-3 20-10 38-24 47l-10 4H980.1a78 78 0 1 0-130.2 0H386.1a78 78 0 1 0-130.2 0Zm300-166c40-31 88-64.5 134-76.5 36-9 78-10.5 120-7.5 54 4 102 18 146 41 16 8.5 28 16 36 23.5 5 5.5 3 10-5 10.7-131 .8-301 4.8-431 8.8"
            clipRule="evenodd"
          />
        </clipPath>
        <g id={`${id}-wheel-back`}>
          <circle r="100" fill="var(--v-tire-0)" />
          <path d="M-94.9-3.3a95 95 0 0 1 189-9.9l-13.9 1.9A81 81 0 0 0-81-2.8Z" fill="var(--v-tire-1)" />
          <path d="M-88.1-35.6A95 95 0 0 1 72.8-61.1l-5.1 4.3A88.4 88.4 0 0 0-81.9-33.1Z" fill="var(--v-tire-2)" />
          <circle r="80.5" fill="var(--v-tire-0)" />
          <circle r="79" fill="var(--v-rim-1)" />
          <path d="M-78.7-6.9A79 79 0 0 1 74.2-27L71-25.9A75.6 75.6 0 0 0-75.3-6.6Z" fill="var(--v-rim-3)" />
          <circle r="75.6" fill="var(--v-rim-0)" />
          <circle r="73.6" fill="var(--v-well-0)" />
          <path d="M-68.4 27.2a73.6 73.6 0 0 0 136.8 0 75.1 63.3 0 0 1-136.8 0" fill="var(--v-well-1)" />
          <circle r="52.1" fill="var(--v-disc-0)" />
          <path d="M-45.1-26a52 52 0 0 1 71.2-19.1L16.2-28A32.3 32.3 0 0 0-28-16.1Z" fill="var(--v-disc-1)" />
          <path
            d="M49 17.8A52 52 0 0 1-17.8 49l6.8-18.6A32.3 32.3 0 0 0 30.4 11Z"
            fill="var(--v-disc-1)"
            opacity=".5"
          />
          <circle r="31.3" fill="var(--v-well-1)" />
        </g>
        <g id={`${id}-wheel-caliper`}>
          <path d="M35.3-45.2A57 57 0 0 1 56.8 8L29.9 4.2a30 30 0 0 0-11.3-28Z" fill="var(--v-caliper)" />
          <path d="M35.3-45.2A57 57 0 0 1 56.8 8L49 6.9A50 50 0 0 0 30.5-39Z" fill="#000" opacity=".28" />
        </g>
        <g id={`${id}-wheel-face`}>
          <g>
            <path d="M-8.8-9.4-16.9-68l7.9-1.1L.5-10.8Z" fill="var(--v-well-2)" />
            <path d="m1.9-10.8 9.5-58.3 7.9 1.1-8.1 58.6Z" fill="var(--v-well-2)" />
            <path d="m11-9.5 53.2-25.8 3.6 7.1L15.2-1.1Z" fill="var(--v-well-2)" />
            <path d="m15.7.2 58.4-8.9 1.3 7.8L17.2 9.5Z" fill="var(--v-well-2)" />
            <path d="M17.3 9.3 58.2 52l-5.6 5.5-42.1-41.6Z" fill="var(--v-well-2)" />
            <path d="M9.5 16.7 36 69.5l-7 3.7L1.1 21.1Z" fill="var(--v-well-2)" />
            <path d="m1.3 21.1-27.9 52.1-7-3.7 26.5-52.8Z" fill="var(--v-well-2)" />
            <path d="m-8.1 15.9-42.1 41.6-5.6-5.5 40.9-42.7Z" fill="var(--v-well-2)" />
            <path d="M-14.8 9.5-73-.9l1.3-7.8L-13.3.2Z" fill="var(--v-well-2)" />
            <path d="m-12.8-1.1-52.6-27.1 3.6-7.1L-8.6-9.5Z" fill="var(--v-well-2)" />
          </g>
          <g>
            <path d="m-10.4-14.1-8.3-60.7 4-.6 9.2 60.6Z" fill="var(--v-rim-2)" />
            <path d="m-5.5-14.8-9.2-60.6 4.1-.6 9.9 60.5Z" fill="var(--v-rim-1)" />
            <path d="M.7-15.5 10.6-76l4.1.6-9.2 60.6Z" fill="var(--v-rim-2)" />
            <path d="m5.5-14.8 9.2-60.6 4 .6-8.3 60.7Z" fill="var(--v-rim-0)" />
            <path d="m10.2-14.2 55.1-26.7 1.9 3.7L12.4-9.8Z" fill="var(--v-rim-3)" />
            <path d="m12.4-9.8 54.8-27.4 1.8 3.6L14.6-5.5Z" fill="var(--v-rim-0)" />
            <path d="m15-4.1 60.6-9.3.6 4L15.8.7Z" fill="var(--v-rim-3)" />
            <path d="M15.8.7 76.2-9.4l.7 4.1L16.6 5.5Z" fill="var(--v-rim-0)" />
            <path d="m16.7 5.3 42.4 44.2-2.9 2.9-43-43.7Z" fill="var(--v-rim-2)" />
            <path d="m13.2 8.7 43 43.7-3 2.9L9.7 12.2Z" fill="var(--v-rim-1)" />
            <path d="m8.6 13 27.5 54.7-3.6 1.9L4.2 15.2Z" fill="var(--v-rim-1)" />
            <path d="m4.2 15.2 28.3 54.4-3.7 1.9-28.9-54Z" fill="var(--v-rim-1)" />
            <path d="m.1 17.5-28.9 54-3.7-1.9 28.3-54.4Z" fill="var(--v-rim-0)" />
            <path d="m-4.2 15.2-28.3 54.4-3.6-1.9L-8.6 13Z" fill="var(--v-rim-3)" />
            <path d="m-9.7 12.2-43.5 43.1-3-2.9 43-43.7Z" fill="var(--v-rim-0)" />
            <path d="m-13.2 8.7-43 43.7-2.9-2.9 42.4-44.2Z" fill="var(--v-rim-3)" />
            <path d="M-16.6 5.5-76.9-5.3l.7-4.1L-15.8.7Z" fill="var(--v-rim-0)" />
            <path d="M-15.8.7-76.2-9.4l.6-4L-15-4.1Z" fill="var(--v-rim-3)" />
            <path d="M-14.6-5.5-69-33.6l1.8-3.6 54.8 27.4Z" fill="var(--v-rim-0)" />
            <path d="m-12.4-9.8-54.8-27.4 1.9-3.7 55.1 26.7Z" fill="var(--v-rim-3)" />
          </g>
          <circle r="20.1" fill="var(--v-rim-1)" />
          <path d="M-19.8 3.5a20.1 20.1 0 0 1 36.3-15l-3.6 2.4A15.8 15.8 0 0 0-15.6 2.7Z" fill="var(--v-rim-3)" />
          <circle r="15.8" fill="var(--v-rim-2)" />
          <circle cx="7.2" cy="-9.9" r="2.5" fill="var(--v-well-1)" />
          <circle cx="11.6" cy="3.8" r="2.5" fill="var(--v-well-1)" />
          <circle cx="0" cy="12.2" r="2.5" fill="var(--v-well-1)" />
          <circle cx="-11.6" cy="3.8" r="2.5" fill="var(--v-well-1)" />
          <circle cx="-7.2" cy="-9.9" r="2.5" fill="var(--v-well-1)" />
          <circle r="7.5" fill="var(--v-well-0)" />
          <path d="M-4.7-2.4a5.5 5.5 0 0 1 9.4 0Z" fill="var(--v-rim-1)" />
        </g>
      </defs>
      <g>
        <path fill="var(--v-shadow)" opacity=".34" d="M154 401c57-17 97-35 167-39h594c70 4 110 22 205 39Z" />
        <ellipse cx="637" cy="402" rx="511.4" ry="15" fill="var(--v-shadow)" opacity=".16" />
        <ellipse cx="637" cy="401" rx="472.4" ry="10" fill="var(--v-shadow)" opacity=".28" />
        <ellipse cx="637" cy="400" rx="438.3" ry="6" fill="var(--v-shadow)" opacity=".55" />
        <ellipse cx="321" cy="400" rx="50.4" ry="5" fill="var(--v-contact)" opacity=".75" />
        <ellipse cx="915" cy="400" rx="50.4" ry="5" fill="var(--v-contact)" opacity=".75" />
      </g>
      <g>
        <path
          fill="var(--v-well-0)"
          d="M241 368v-68l40-54h80l40 54v56h434v-56l40-54h80l40 54v62h85l-14 11-151 5H321l-115-4-10-8Z"
        />
        <circle cx="321" cy="326" r="80" fill="var(--v-well-0)" />
        <circle cx="915" cy="326" r="80" fill="var(--v-well-0)" />
      </g>
      <g>
        <clipPath id={`${id}-house`}>
          <path d="M424 201c54-32 116-68.5 176-83.5l60-3.5 84-1 132 24c50 15 98 37 146 57.5l-22 19.5H430Z" />
        </clipPath>
        <g clipPath={`url(#${id}-house)`}>
          <path fill="var(--v-through)" d="M400 90h640v130H400Z" />
          <path fill="var(--v-through-low)" d="m400 216 70-32c90-8 330-16 470-12l90 24-70 20Z" />
          <path
            fill="var(--v-cabin-2)"
            d="M560 150c40-32 100-46 184-42 56 4 106 18 156 52l-16 3c-48-25-94-35-139-37.5s-85-.5-121 7.5l-58 27Z"
          />
          <path fill="var(--v-cabin-2)" d="M696 116h15l-10 90h-21Z" />
          <path fill="var(--v-cabin-2)" d="m850 140 16 6 40 60h-30Z" />
          <path fill="var(--v-cabin-2)" d="M430 206c70-14 130-17.5 210-18l290-8 80 16-50 18H440Z" />
          <path fill="var(--v-cabin-1)" d="M870 192c20-10 50-14 80-8l60 14-50 16H860Z" />
          <Seat transform="matrix(.92 0 0 .92 655 167)" side="far" />
          <Seat transform="matrix(.84 0 0 .84 806 170)" side="far" />
          <path fill="var(--v-cabin-0)" d="M424 203c42-15 76-20 108-20 20 0 28 5 34 15l6 16H430Z" />
          <path fill="var(--v-cabin-2)" d="M428 203c42-14 74-19.5 104-19.5-14 4.5-56 10.5-92 22.5Z" />
          <path fill="var(--v-cabin-0)" d="m613 129 4-1 1 7 4 1.5-3 12.5-7-1.5 3-12Z" />
          <g transform="matrix(.89527 -.3986 .3986 .89527 588 186)">
            <path fill="var(--v-cabin-0)" d="M-2-5-44 6l4 10L-2 6Z" />
            <path
              fill="var(--v-cabin-0)"
              fillRule="evenodd"
              d="M0-33c7 0 11.5 15 11.5 33S7 33 0 33-11.5 18-11.5 0-7-33 0-33m0 5c-4 0-7 13-7 28s3 28 7 28S7 15 7 0 4-28 0-28"
            />
            <path fill="var(--v-cabin-0)" d="M-8-4H9V6H-8Z" />
            <path fill="var(--v-cabin-3)" d="M0-33c7 0 11.5 15 11.5 33H9c0-16-3-29-9-30.5Z" />
          </g>
          <Seat transform="matrix(.96 0 0 .96 666 170)" side="near" />
          <Seat transform="matrix(.88 0 0 .88 820 174)" side="near" />
          <path fill="var(--v-cabin-0)" d="M872 216c4-16 24-26 52-27 26 0 60 5 86 8l-50 19Z" />
        </g>
      </g>
      <g>
        <Pane of="windshield" vlt={vlt} d="M424 201c54-32 116-68.5 176-83.5l8-.5c-48 13.5-96 46-146 86.5Z" />
        <Pane of="front" vlt={vlt} d="M488 207c40-32 89-67 135-79.5 25-6.5 53-9 77-9.5l-12 86Z" />
        <Pane of="rear" vlt={vlt} d="M704 118c14 0 28 .8 41 2 41 3 79 12 113 26l16 54-182 3Z" />
        <Pane of="quarter" vlt={vlt} d="M862 147c26 12 50 25 65 37 7 7 4 13-6 14l-44 1Z" />
        <Pane of="back" vlt={vlt} d="M870 135c56 17 104 39 152 59.5l-32 .5c-36-17-72-38-120-60" />
      </g>
      <g>
        <path
          fill="var(--v-sheen)"
          opacity=".17"
          d="M540 160c26-17 56-28 86-34 50-10 104-10 160-3l-16 14c-58-8-120-4-164 11-34 12-66 34-94 58l-26 2c16-15 34-32 54-48"
        />
        <path fill="var(--v-sheen)" opacity=".11" d="m606 206 54-90h30l-54 90Z" />
        <path fill="var(--v-sheen)" opacity=".08" d="m648 206 51-90h9l-50 90Z" />
        <path fill="var(--v-sheen)" opacity=".1" d="m768 204 42-84 36 18-28 66Z" />
        <path fill="var(--v-sheen)" opacity=".17" d="M786 123c48 5 96 25 140 62l-8 4c-44-29-90-46-148-52Z" />
        <path fill="var(--v-sheen)" opacity=".42" d="M424 201c54-32 116-68.5 176-83.5l4-.5c-56 19-114 53-166 85Z" />
        <path fill="var(--v-sheen)" opacity=".38" d="M870 135c56 17 104 39 152 59.5l-12 .5c-44-19-94-41-140-60" />
      </g>
      <g>
        <path
          fill="var(--v-body)"
          fillRule="evenodd"
          d="M190 371c-18-.5-30-4-34-12-6-13-9-31-9.5-49-.5-20 .5-38 4.5-50 3-9 9-14 19-18 44-16 140-34 254-41l38 2.5c50-40.5 98-73 146-86.5 38-10 84-11.5 134-7.5S836 122 876 137c42 20 78 41 114 58l30-.5c28 1 56 1.5 86 2 5 .1 7 2.5 7.5 6.5 2.5 15 7.5 29 9.5 45 3 24 3 48-1 70-3 20-10 38-24 47l-10 4H980.1a78 78 0 1 0-130.2 0H386.1a78 78 0 1 0-130.2 0Zm300-166c40-31 88-64.5 134-76.5 36-9 78-10.5 120-7.5 54 4 102 18 146 41 16 8.5 28 16 36 23.5 5 5.5 3 10-5 10.7-131 .8-301 4.8-431 8.8"
        />
        <g clipPath={`url(#${id}-shell)`}>
          <path
            fill="var(--v-light)"
            d="M140 270c10-20 18-26 32-32 58-22 138-36 252-40l48 2-6 8c-106 5-204 20-276 42-18 6-32 14-42 32Z"
          />
          <path
            fill="var(--v-glint)"
            d="M160 249c6-5 12-8 24-12q84-27 240-36l38 2.5-1 2.5c-115 5-209 21-275 40-10 3-18 6-28 12Z"
            opacity=".78"
          />
          <path
            fill="var(--v-light)"
            d="M462 204c50-41 98-74 146-87.5 38-10.5 84-12.5 134-8.5s96 13 136 28c40 20 76 42 114 60l-20 1c-32-17-56-31-86-47-42-21-94-32-142-34.5-44-2.5-84-1.5-122 9C570 139 522 172 484 206Z"
            opacity=".5"
          />
          <path
            fill="var(--v-glint)"
            d="M604 118c42-12 88-13.5 138-9.5S838 122 878 137l-8 .5c-38-11.5-82-20.5-128-24s-90-1.5-124 7.5Z"
            opacity=".8"
          />
          <path fill="var(--v-glint)" opacity=".5" d="M462 204c50-41 98-73.5 146-87l6 2c-46 15-94 47-140 86Z" />
          <path fill="var(--v-light)" d="M900 206c50-7 90-12 120-12.5l94 2.5 2 14c-56-6-116-8-216-4" />
          <path fill="var(--v-glint)" d="M990 194h30l93 2 1 6c-34-3.5-84-4.5-129-3.5Z" opacity=".75" />
          <path
            fill="var(--v-light)"
            opacity=".42"
            d="M226 247c104-16 294-22 474-24s310-9 420-12l2 8c-112 2-242 9-422 11.5S340 240 222 255Z"
          />
          <path
            fill="var(--v-glint)"
            opacity=".6"
            d="M250 249c110-15 270-19.5 450-21.5s300-8.5 362-11.5c-62 6-182 13-362 15s-340 8-450 18"
          />
          <path
            fill="var(--v-shade)"
            opacity=".62"
            d="M222 256c118-16 298-22.5 478-24.5 180-2.5 310-9.5 422-11.5l3 38c-45 0-105-2-165-6-60 10-160 26-270 26-130 0-270-8-360-24-30-4-74 0-108 2"
          />
          <path
            fill="var(--v-shade)"
            opacity=".6"
            d="M390 243c90-7 190-9.5 310-11 100-1.5 190-5 260-9-30 17-140 31-270 32s-240-3-300-12"
          />
          <path
            fill="var(--v-light)"
            opacity=".34"
            d="M399 322c101-18 241-26 361-24 36 1 60 4 78 8l-2 32c-136-12-296-8-436 8Z"
          />
          <path fill="var(--v-light)" opacity=".3" d="M400 328c120-16 260-22 438-15l-1 7c-157-8-297-1-437 16Z" />
          <path fill="var(--v-shade)" d="M390 350c150-16 310-19 456-8l14 30H380Z" opacity=".8" />
          <path fill="var(--v-deep)" d="m370 372 16-12c154-8 314-9 462-2l18 14Z" />
          <path fill="var(--v-shade)" opacity=".7" d="M140 272c10-4 16 2 20 12 3 22 10 50 28 68h58l-2 22H140Z" />
          <path fill="var(--v-deep)" opacity=".75" d="M140 338c20 14 66 17 110 16v20H140Z" />
          <path fill="var(--v-light)" opacity=".28" d="M176 300c20-12 46-18 68-16-4 10-6 22-6 34-24-6-48-8-64-6Z" />
          <path fill="var(--v-shade)" opacity=".75" d="M1130 238c-18 18-26 54-40 80-18 20-60 28-106 30v26h156Z" />
          <path fill="var(--v-deep)" opacity=".85" d="M984 352c46 0 88-5 120-18l20-4-20 46H974Z" />
          <path fill="var(--v-light)" opacity=".3" d="M990 296c40-4 74-12 110-32-4 22-14 40-36 48-28 10-54 12-71 10Z" />
          <path fill="var(--v-light)" opacity=".6" d="M243 328.7A75.2 75.2 0 0 1 382.5 278 78 78 0 0 0 243 328.7" />
          <path fill="var(--v-glint)" opacity=".5" d="M246 304.5a72.6 72.6 0 0 1 114-46 78 78 0 0 0-114 46" />
          <path fill="var(--v-deep)" opacity=".4" d="M382.5 278a53.6 53.6 0 0 1 9.8 79.7 78 78 0 0 0-9.8-79.7" />
          <path fill="var(--v-light)" opacity=".6" d="M837 328.7A75.2 75.2 0 0 1 976.5 278 78 78 0 0 0 837 328.7" />
          <path fill="var(--v-glint)" opacity=".5" d="M840 304.5a72.6 72.6 0 0 1 114-46 78 78 0 0 0-114 46" />
          <path fill="var(--v-deep)" opacity=".4" d="M976.5 278a53.6 53.6 0 0 1 9.8 79.7 78 78 0 0 0-9.8-79.7" />
        </g>
      </g>
      <g>
        <path
          fill="var(--v-trim)"
          fillRule="evenodd"
          d="M484 207.5c42-33.5 93-69 139.5-81.2C660 117 702 115.6 744 118.6c55 4 104 18.4 148 41.7 16 8.5 29 16.2 37 23.7 6.5 6.5 3 14-7.5 14.8C790 200 620 204 484 207.5m13-5c123-3.5 293-7.5 423.5-8.7 6-.8 7-3.8 3-7.8-7.5-6.5-19.5-14-34.5-21.5C845 142 797 128 744 124c-42-3-84-1.5-118.5 7.2C582 142.6 535 173 497 202.5"
        />
        <path fill="var(--v-trim)" d="m697 117 14 .5-12 85.5-19 .5Z" />
        <path fill="var(--v-trim-1)" d="m697 117 4 .2-15 86.1-6 .2Z" />
        <path fill="var(--v-trim)" d="m856 143 7 3.5 21 53.5h-8Z" />
        <path fill="var(--v-trim)" d="m490 205 26-20 7 19Z" />
        <path
          fill="var(--v-glint)"
          opacity=".6"
          d="M488 207.3c132-4.3 302-7.8 433.5-8.5 6.5-.4 9.5-2.8 10.5-6.3 1.5 4.5-2 8.5-10.5 8.8C790 202 620 206 484 209.7Z"
        />
        <path className={styles.cut} d="M468 208c-14 14-24 42-27 76-2 28 1 54 9 73h392" />
        <path className={styles.cut} d="M690 204c-4 36-10 66-12 96-2 24-3 44-4 57" />
        <path className={styles.cut} d="M884 200c4 16 3 32-6 46-18 16-30 40-34 66-2 18-6 34-14 45" />
        <path
          className={styles.litCut}
          d="M470 209c-14 14-24 41-27 75m249-79c-4 35-10 65-12 95-2 24-3 44-4 56m210-155c4 16 3 32-6 46-18 16-30 40-34 66"
        />
        <path className={styles.fineCut} d="M232 243c68-17 148-26 230-32" />
        <path className={styles.fineCut} d="M1000 205c20 6 36 9 54 11" />
        <path
          className={styles.finestCut}
          d="m1012 240 28-2q6 0 6 6l1 18q0 5.9-6 6.5l-25 1.5q-6 0-6-6l-2-19c0-3 1-4.7 4-5Z"
          opacity=".7"
        />
        <g transform="matrix(.99961 -.02792 .02792 .99961 620 236.5)">
          <path fill="var(--v-deep)" opacity=".8" d="M0 2C14.4-.5 33.6-.5 48 2c1.5 3-9.6 6-24 6S-1.5 5 0 2" />
          <path fill="var(--v-light)" d="M-1 0c15.4-2 34.6-2 50 0 1 2 0 4-1 4.2L2 4.6C-.5 4-2 2-1 0" />
          <path fill="var(--v-glint)" d="M0-.3C14.4-2 33.6-2 49 0l-.4 1.2C28.8.2 14.4.2-.8 1.3Z" />
        </g>
        <g transform="matrix(.99961 -.02792 .02792 .99961 814 232.5)">
          <path fill="var(--v-deep)" opacity=".8" d="M0 2C14.4-.5 33.6-.5 48 2c1.5 3-9.6 6-24 6S-1.5 5 0 2" />
          <path fill="var(--v-light)" d="M-1 0c15.4-2 34.6-2 50 0 1 2 0 4-1 4.2L2 4.6C-.5 4-2 2-1 0" />
          <path fill="var(--v-glint)" d="M0-.3C14.4-2 33.6-2 49 0l-.4 1.2C28.8.2 14.4.2-.8 1.3Z" />
        </g>
        <path fill="var(--v-trim)" d="M147 284c5-4 11-4 15 0 0 16 2 34 8 50-6 2-13 2-18-1-4-15-6-33-5-49" />
        <path
          fill="var(--v-trim-2)"
          d="m150 292 12.5-1 .2 2.5-12.7 1Zm-.5 11 14-1 .5 2.5-14.4 1Zm.5 11 15.5-1 .5 2.5-15.5 1Z"
        />
        <path fill="var(--v-trim)" d="M184 322c10-5 22-7 36-7-4 9-8 19-8 29-10 0-20-2-24-6-3-4-4-10-4-16" />
        <path fill="var(--v-trim-2)" d="M186 321.5c9-4 21-6 33-6-5 4.5-17 7.5-31 11.5Z" />
        <path fill="var(--v-trim)" d="M155 357c25 5 59 6 95 5l-1 9.5-57 .5c-20-1-32-5-37-15" />
        <path fill="var(--v-trim)" d="M988 364c42-3 86-8 118-20-2 12-8 21-20 26l-98 1Z" />
        <path fill="var(--v-trim-2)" d="M1040 366c16-1.5 32-4 42-7l-2 5c-10 3-26 5-40 5Z" />
        <path fill="var(--v-trim-1)" d="m386 367 464-2v6l-464 1Z" />
      </g>
      <g>
        <path fill="var(--v-trim)" d="M149 272c1-9 5-16 15-21 22-8 48-12 74-12-4 10-16 18-34 23-20 6-38 9-55 10" />
        <path fill="var(--v-lens)" d="M153 269q3-10.5 15-15c20-7 42-11 62-12-8 8-20 13-34 17-16 5-30 8-43 10" />
        <path fill="var(--v-lens-deep)" d="M166 265c6-7 18-11 34-13.5 8-1 12 .5 7 3-13 4.5-27 8.5-41 10.5" />
        <path
          fill="var(--v-lamp)"
          d="M151 271.5c17-1.5 33-4.5 52-10.5 15-5 27-12 31.5-19l4-2.5C234 250 222 258 204 263c-18 5.5-36 8.5-53 9.5Z"
        />
        <circle cx="184" cy="258.5" r="3.4" fill="var(--v-lamp-cold)" />
        <circle cx="198" cy="255" r="2.8" fill="var(--v-lamp-cold)" />
        <path fill="var(--v-tail-deep)" d="M1114.5 208c-24.5-2-48.5 0-68.5 5-4 5 0 12 12 15 20 4 40 5 62.5 4Z" />
        <path fill="var(--v-tail)" d="M1115.5 210.5c-23.5-1.5-49.5.5-66.5 4.5-1 3.5 3 6 11 7 20 2.5 40 3 58.5 3Z" />
        <path fill="var(--v-tail-lit)" d="M1115.5 211.5c-23.5-1-45.5 1-64.5 4.5 3 2 11 2.5 21 2 16-1 30-1 45-.5Z" />
      </g>
      <g>
        <path fill="var(--v-trim)" d="m500 207 12-14 8 3-4 11Z" />
        <path
          fill="var(--v-shade)"
          d="M474 194c0-8 8-14.5 23-16 15-1 25 2 26 8 1 8-1 14-7 16-14 2-32 1-38-2-3-1.5-4-3.5-4-6"
        />
        <path fill="var(--v-light)" d="M475 190c2-6.5 11-10.7 22-12 15-1 25 2 26 8q-.1 2.9-1 5c-14-4-34-3.5-47-1" />
        <path fill="var(--v-glint)" d="M480 184.5c5-3.5 12-5.8 19-6.5 12-.8 20 1.2 23 4.5-12-2-30-1.2-42 2" />
        <path fill="var(--v-trim)" d="M477 199.5c13-2.5 31-2.5 44-1.5-1.5 2.5-3 3.5-5 4-14 2-32 1-39-2.5" />
      </g>
      <g id={`${id}-wheels`}>
        <g transform="matrix(.72 0 0 .72 321 328)">
          <use href={`#${id}-wheel-back`} />
          <use href={`#${id}-wheel-caliper`} />
          <use href={`#${id}-wheel-face`} />
        </g>
        <g transform="matrix(.72 0 0 .72 915 328)">
          <use href={`#${id}-wheel-back`} />
          <use href={`#${id}-wheel-caliper`} transform="rotate(180)" />
          <use href={`#${id}-wheel-face`} />
        </g>
      </g>
    </VehicleFrame>
  );
}
