import { useId } from 'react';
import { Pane, VehicleFrame, type VehicleProps } from '../vehicle/vehicle';
import styles from '../vehicle/vehicle.module.css';
import { Seat } from './seat';

/** A pickup truck in profile. Drawn to the common scale of all vehicles (5 mm a unit). */
export function Truck({ vlt, ...frame }: VehicleProps) {
  const id = useId();
  return (
    <VehicleFrame kind="truck" {...frame}>
      <defs>
        <clipPath id={`${id}-shell`}>
          <path
            d="m130 330-46-4c-14-1-24-8-27-20-3-14-4-30-3-44l2-58c1-20 4-32 12-39s22-10 40-12c82-8 172-12 242-14l40 3c32-34 66-76 112-113 38-12 118-16 188-15 40 1 66 3 82 8l16 5 12 103h8l4-5 394-4c8 0 13 4 14 11l3 18-1 108v38q-3 15-18 18l-114 14-11 4c-1-40-7-72-25-91-17-17-45-22-75-22s-58 5-75 22c-18 19-24 51-25 91H341c-1-40-7-72-25-91-17-17-45-22-75-22s-58 5-75 22c-18 19-24 51-25 91Zm290-190c28-33 56-67 90-95 12-8.5 30-11.5 50-12 70-2.5 140-2.5 184 1.5 14 1.5 21 7 24 18.5l11 74c.5 5-2 8-8 8-111 2-231 4-351 5"
            clipRule="evenodd"
          />
        </clipPath>
        <g id={`${id}-wheel-back`}>
          <circle r="100" fill="var(--v-tire-0)" />
          <path d="M-94.9-3.3a95 95 0 0 1 189-9.9L71.3-10A72 72 0 0 0-72-2.5Z" fill="var(--v-tire-1)" />
          <path d="M-88.1-35.6A95 95 0 0 1 72.8-61.1L64.4-54A84 84 0 0 0-77.9-31.5Z" fill="var(--v-tire-2)" />
          <circle r="71.5" fill="var(--v-tire-0)" />
          <circle r="70" fill="var(--v-rim-1)" />
          <path d="M-69.7-6.1A70 70 0 0 1 65.8-23.9l-3.2 1.1a66.6 66.6 0 0 0-128.9 17Z" fill="var(--v-rim-3)" />
          <circle r="66.6" fill="var(--v-rim-0)" />
          <circle r="64.6" fill="var(--v-well-0)" />
          <path d="M-60.1 23.9a64.6 64.6 0 0 0 120.2 0 65.9 55.6 0 0 1-120.2 0" fill="var(--v-well-1)" />
          <circle r="46.2" fill="var(--v-disc-0)" />
          <path d="M-40-23.1A46 46 0 0 1 23.1-40l-8.8 15.2a28.6 28.6 0 0 0-39.1 10.5Z" fill="var(--v-disc-1)" />
          <path
            d="M43.4 15.8a46 46 0 0 1-59.2 27.6l6-16.5A28.6 28.6 0 0 0 26.9 9.8Z"
            fill="var(--v-disc-1)"
            opacity=".5"
          />
          <circle r="27.7" fill="var(--v-well-1)" />
        </g>
        <g id={`${id}-wheel-caliper`}>
          <path d="M31.3-40a51 51 0 0 1 19 47.1L26.5 3.7a27 27 0 0 0-10-24.8Z" fill="var(--v-caliper)" />
          <path d="M31.3-40a51 51 0 0 1 19 47.1l-6.8-1A44 44 0 0 0 27-34.6Z" fill="#000" opacity=".28" />
        </g>
        <g id={`${id}-wheel-face`}>
          <g>
            <path d="m-7.7-7.8-7.1-51.7 7-1L.6-9.1Z" fill="var(--v-well-2)" />
            <path d="m1.8-9.1 8.4-51.4 7 1-7.1 51.7Z" fill="var(--v-well-2)" />
            <path d="m7.2-9.5 41.2-32 4.4 5.5L12.4-2.9Z" fill="var(--v-well-2)" />
            <path d="m13-1.9 48.8-18.5 2.5 6.6L16.1 5.9Z" fill="var(--v-well-2)" />
            <path d="m16.1 2.5 48.2 19.7-2.5 6.6L13 10.3Z" fill="var(--v-well-2)" />
            <path d="m12.4 11.3 40.4 33.1-4.4 5.5-41.2-32Z" fill="var(--v-well-2)" />
            <path d="m10.1 16.2 7.1 51.7-7 1-8.4-51.4Z" fill="var(--v-well-2)" />
            <path d="m.6 17.5-8.4 51.4-7-1 7.1-51.7Z" fill="var(--v-well-2)" />
            <path d="m-4.8 17.9-41.2 32-4.4-5.5L-10 11.3Z" fill="var(--v-well-2)" />
            <path d="m-10.6 10.3-48.8 18.5-2.5-6.6 48.2-19.7Z" fill="var(--v-well-2)" />
            <path d="m-13.7 5.9-48.2-19.7 2.5-6.6 48.8 18.5Z" fill="var(--v-well-2)" />
            <path d="M-10-2.9-50.4-36l4.4-5.5 41.2 32Z" fill="var(--v-well-2)" />
          </g>
          <g>
            <path d="M-9.2-12.5-16.5-66l3.6-.6 8 53.5Z" fill="var(--v-rim-2)" />
            <path d="m-4.9-13.1-8-53.5 3.6-.5 8.7 53.3Z" fill="var(--v-rim-1)" />
            <path d="m.6-13.8 8.7-53.3 3.6.5-8 53.5Z" fill="var(--v-rim-2)" />
            <path d="m4.9-13.1 8-53.5 3.6.6-7.3 53.5Z" fill="var(--v-rim-0)" />
            <path d="m6.2-14.2 42.7-33.1 2.3 2.8L8.9-10.8Z" fill="var(--v-rim-3)" />
            <path d="m8.9-10.8 42.3-33.7 2.2 2.9L11.6-7.4Z" fill="var(--v-rim-0)" />
            <path d="m12.2-6.4 50.6-19.1 1.3 3.4L13.8-2.3Z" fill="var(--v-rim-3)" />
            <path d="m13.8-2.3 50.3-19.8 1.3 3.4-50 20.4Z" fill="var(--v-rim-0)" />
            <path d="m15.4-1.7 50 20.4-1.3 3.4L13.8 2.3Z" fill="var(--v-rim-3)" />
            <path d="m13.8 2.3 50.3 19.8-1.3 3.4L12.2 6.4Z" fill="var(--v-rim-0)" />
            <path d="m11.6 7.4 41.8 34.2-2.2 2.9L8.9 10.8Z" fill="var(--v-rim-2)" />
            <path d="m8.9 10.8 42.3 33.7-2.3 2.8L6.2 14.2Z" fill="var(--v-rim-0)" />
            <path d="M9.2 12.5 16.5 66l-3.6.6-8-53.5Z" fill="var(--v-rim-1)" />
            <path d="m4.9 13.1 8 53.5-3.6.5L.6 13.8Z" fill="var(--v-rim-2)" />
            <path d="m-.6 13.8-8.7 53.3-3.6-.5 8-53.5Z" fill="var(--v-rim-0)" />
            <path d="m-4.9 13.1-8 53.5-3.6-.6 7.3-53.5Z" fill="var(--v-rim-2)" />
            <path d="m-6.2 14.2-42.7 33.1-2.3-2.8 42.3-33.7Z" fill="var(--v-rim-0)" />
            <path d="m-8.9 10.8-42.3 33.7-2.2-2.9 41.8-34.2Z" fill="var(--v-rim-3)" />
            <path d="m-12.2 6.4-50.6 19.1-1.3-3.4 50.3-19.8Z" fill="var(--v-rim-0)" />
            <path d="m-13.8 2.3-50.3 19.8-1.3-3.4 50-20.4Z" fill="var(--v-rim-3)" />
            <path d="m-15.4 1.7-50-20.4 1.3-3.4 50.3 19.8Z" fill="var(--v-rim-0)" />
            <path d="m-13.8-2.3-50.3-19.8 1.3-3.4 50.6 19.1Z" fill="var(--v-rim-3)" />
            <path d="m-11.6-7.4-41.8-34.2 2.2-2.9 42.3 33.7Z" fill="var(--v-rim-0)" />
            <path d="m-8.9-10.8-42.3-33.7 2.3-2.8 42.7 33.1Z" fill="var(--v-rim-2)" />
          </g>
          <circle r="17.9" fill="var(--v-rim-1)" />
          <path d="M-17.6 3.1a17.9 17.9 0 0 1 32.3-13.4L11.5-8A14 14 0 0 0-13.8 2.4Z" fill="var(--v-rim-3)" />
          <circle r="14" fill="var(--v-rim-2)" />
          <circle cx="6.4" cy="-8.8" r="2.2" fill="var(--v-well-1)" />
          <circle cx="10.8" cy="1.1" r="2.2" fill="var(--v-well-1)" />
          <circle cx="4.4" cy="9.9" r="2.2" fill="var(--v-well-1)" />
          <circle cx="-6.4" cy="8.8" r="2.2" fill="var(--v-well-1)" />
          <circle cx="-10.8" cy="-1.1" r="2.2" fill="var(--v-well-1)" />
          <circle cx="-4.4" cy="-9.9" r="2.2" fill="var(--v-well-1)" />
          <circle r="6.7" fill="var(--v-well-0)" />
          <path d="M-4.2-2.1a5 5 0 0 1 8.4 0Z" fill="var(--v-rim-1)" />
        </g>
      </defs>
      <g>
        <path fill="var(--v-shadow)" opacity=".34" d="M64 401c67-17 107-35 177-39h738c70 4 110 22 241 39Z" />
        <ellipse cx="642" cy="402" rx="611.1" ry="15" fill="var(--v-shadow)" opacity=".16" />
        <ellipse cx="642" cy="401" rx="564.5" ry="10" fill="var(--v-shadow)" opacity=".28" />
        <ellipse cx="642" cy="400" rx="523.8" ry="6" fill="var(--v-shadow)" opacity=".55" />
        <ellipse cx="241" cy="400" rx="60.2" ry="5" fill="var(--v-contact)" opacity=".75" />
        <ellipse cx="979" cy="400" rx="60.2" ry="5" fill="var(--v-contact)" opacity=".75" />
      </g>
      <g>
        <path
          fill="var(--v-well-0)"
          d="M139 322v-42l22-48 30-16h100l30 16 22 48v46h534v-46l22-48 30-16h100l30 16 22 48v42l99-10-10 16-90 18-101 6H241l-101-10-30-14Z"
        />
        <path fill="var(--v-trim-1)" d="M345 344h530v12H345Z" />
        <circle cx="241" cy="314" r="92" fill="var(--v-well-0)" />
        <circle cx="979" cy="314" r="92" fill="var(--v-well-0)" />
      </g>
      <g>
        <clipPath id={`${id}-house`}>
          <path d="M350 139c40-37 88-83 140-115l12 5 58-5h180l44 5 12 4 12 99-28 18H360Z" />
        </clipPath>
        <g clipPath={`url(#${id}-house)`}>
          <path fill="var(--v-through)" d="M340 10h480v150H340Z" />
          <path fill="var(--v-through-low)" d="M340 160v-20l80-34c100-6 240-8 400-6v60Z" />
          <path
            fill="var(--v-cabin-2)"
            d="M470 84c30-40 70-58 150-62l140 2c16 4 22 20 24 36l-14 6c-6-18-12-24-26-25-44-3.5-114-3-184-1-20 .5-36 3-46 10l-34 30Z"
          />
          <path fill="var(--v-cabin-2)" d="M606 34h16l-8 108h-20Z" />
          <path fill="var(--v-cabin-2)" d="m764 44 26-4 12 96h-26Z" />
          <path fill="var(--v-cabin-2)" d="M360 146c70-18 130-25 200-26l240-2v32H370Z" />
          <Seat transform="matrix(1.06 0 0 1.06 556 92)" side="far" />
          <Seat transform="matrix(1.02 0 0 1.02 714 94)" side="far" />
          <path fill="var(--v-cabin-0)" d="M350 142c46-20 82-27 116-27 20 0 28 5 34 16l6 19H356Z" />
          <path fill="var(--v-cabin-2)" d="M356 141c44-18 80-25.5 110-25.5-16 4.5-56 12.5-98 30.5Z" />
          <path fill="var(--v-cabin-0)" d="m528 36 4.4-1.1 1.1 7.7 4.4 1.6-3.3 13.8-7.7-1.6 3.3-13.2Z" />
          <g transform="matrix(.98663 -.43928 .43928 .98663 520 116)">
            <path fill="var(--v-cabin-0)" d="M-2-5-44 6l4 10L-2 6Z" />
            <path
              fill="var(--v-cabin-0)"
              fillRule="evenodd"
              d="M0-33c7 0 11.5 15 11.5 33S7 33 0 33-11.5 18-11.5 0-7-33 0-33m0 5c-4 0-7 13-7 28s3 28 7 28S7 15 7 0 4-28 0-28"
            />
            <path fill="var(--v-cabin-0)" d="M-8-4H9V6H-8Z" />
            <path fill="var(--v-cabin-3)" d="M0-33c7 0 11.5 15 11.5 33H9c0-16-3-29-9-30.5Z" />
          </g>
          <Seat transform="matrix(1.1 0 0 1.1 568 96)" side="near" />
          <Seat transform="matrix(1.06 0 0 1.06 728 98)" side="near" />
          <path fill="var(--v-cabin-0)" d="m768 150 4-40c8-4 18-4 28-2l6 42Z" />
        </g>
      </g>
      <g>
        <Pane of="windshield" vlt={vlt} d="M350 139c40-37 88-83 140-115l12 5c-46 37-80 79-112 113Z" />
        <Pane of="front" vlt={vlt} d="M417 142c29-35 58-70 92-98 13-9 31-12 51-12.5l52-1-8 107.5Z" />
        <Pane of="rear" vlt={vlt} d="M616 30.5c44-1 82-.7 108 1l8 105.5-124 2Z" />
        <Pane of="quarter" vlt={vlt} d="m730 32 15 1.5C760 35 767 41 770 53l11 74c.5 7-3 10-10 10l-33 .5Z" />
        <Pane of="back" vlt={vlt} d="m784 26 12 7 12 97h-8L788 30Z" />
      </g>
      <g>
        <path
          fill="var(--v-sheen)"
          opacity=".17"
          d="M470 82c14-16 28-29 42-40 18-11 128-13 212-11l-12 19c-72-6-152-4-174 6-26 14-66 58-88 86h-34c18-20 36-42 54-60"
        />
        <path fill="var(--v-sheen)" opacity=".11" d="m508 141 60-111h32l-60 111Z" />
        <path fill="var(--v-sheen)" opacity=".08" d="m554 141 58-109v18l-46 91Z" />
        <path fill="var(--v-sheen)" opacity=".1" d="m650 139 50-109 24 1 4 29-38 79Z" />
        <path
          fill="var(--v-sheen)"
          opacity=".18"
          d="M724 31c36 1 44 9 46 23l5 34-11 2c-4-26-12-36-26-38-8-1-18-2-26-2Z"
        />
        <path fill="var(--v-sheen)" opacity=".42" d="M350 139c40-37 88-83 140-115l6 2c-48 38-92 78-130 114.5Z" />
        <path fill="var(--v-sheen)" opacity=".4" d="m790 29 6 4 12 97h-5Z" />
      </g>
      <g>
        <path
          fill="var(--v-body)"
          fillRule="evenodd"
          d="m130 330-46-4c-14-1-24-8-27-20-3-14-4-30-3-44l2-58c1-20 4-32 12-39s22-10 40-12c82-8 172-12 242-14l40 3c32-34 66-76 112-113 38-12 118-16 188-15 40 1 66 3 82 8l16 5 12 103h8l4-5 394-4c8 0 13 4 14 11l3 18-1 108v38q-3 15-18 18l-114 14-11 4c-1-40-7-72-25-91-17-17-45-22-75-22s-58 5-75 22c-18 19-24 51-25 91H341c-1-40-7-72-25-91-17-17-45-22-75-22s-58 5-75 22c-18 19-24 51-25 91Zm290-190c28-33 56-67 90-95 12-8.5 30-11.5 50-12 70-2.5 140-2.5 184 1.5 14 1.5 21 7 24 18.5l11 74c.5 5-2 8-8 8-111 2-231 4-351 5"
        />
        <g clipPath={`url(#${id}-shell)`}>
          <path
            fill="var(--v-light)"
            d="M50 200c4-24 12-38 26-43 84-11 194-17 274-20l50 1-4 12c-106 2-216 8-288 17-24 4-40 15-50 39Z"
          />
          <path
            fill="var(--v-glint)"
            opacity=".78"
            d="M62 176c4-10 14-18 30-21 78-9 178-14 258-16l40 3-2 4c-108 3-218 9-284 17-18 3-30 7-42 19Z"
          />
          <path
            fill="var(--v-light)"
            opacity=".5"
            d="M390 142c32-34 66-76 112-113 38-12 118-16 188-15 40 1 66 3 82 8l16 5 12 103-14 4-16-81c-4-13-12-18-26-20-44-4-114-4-184-1.5-20 .5-38 3.5-52 12.5-34 28-62 62-94 98Z"
          />
          <path
            fill="var(--v-glint)"
            opacity=".8"
            d="M502 29c38-12 118-16 188-15 40 1 66 3 82 8l16 5-2 3c-36-6-76-8-126-8.5-60 0-110 3.5-140 10.5Z"
          />
          <path fill="var(--v-glint)" opacity=".5" d="M390 142c32-34 66-76 112-113l8 4c-44 37-78 79-108 110Z" />
          <path fill="var(--v-light)" d="m810 128 2-4 394-4c10 0 14 6 15 14l1 8c-132-4-282-3-414 0Z" />
          <path fill="var(--v-glint)" opacity=".7" d="m810 127 2-3 394-4c7 0 12 3 14 9-130-2-280-1-410 2Z" />
          <path fill="var(--v-light)" opacity=".5" d="m96 182 300-14 244-4 586-5v8l-586 6-244 5-296 16Z" />
          <path fill="var(--v-glint)" opacity=".75" d="m110 186 286-14.5 244-4 586-4.5v3l-586 5.5-244 4L108 190Z" />
          <path
            fill="var(--v-shade)"
            opacity=".7"
            d="m100 195 296-16 244-4.5 586-6V196l-164 1-28 7H924l-56 22-228 6-288 2-22-28-34-8H186l-36 8-50 2Z"
          />
          <path fill="var(--v-deep)" opacity=".38" d="m300 186 340-10 260-2.5-54 22.5-206 4-268 2Z" />
          <path fill="var(--v-glint)" opacity=".42" d="m352 267 288-8 234-2v3l-234 2.5-288 8.5Z" />
          <path fill="var(--v-light)" opacity=".4" d="m352 271 288-8.5 234-2.5v24l-234 2-288 7Z" />
          <path fill="var(--v-shade)" opacity=".85" d="m346 293 294-7 240-2v52H340Z" />
          <path fill="var(--v-deep)" opacity=".8" d="m346 318 294-6 240-2v26H340Z" />
          <path fill="var(--v-light)" opacity=".26" d="M1086 262c44-4 94-12 138-24v30c-44 12-94 18-136 20Z" />
          <path fill="var(--v-shade)" opacity=".7" d="M1084 296c46-2 96-8 148-22v62h-148Z" />
          <path fill="var(--v-shade)" opacity=".65" d="M50 230c12-2 20 6 22 20 4 30 24 46 64 50v36H50Z" />
          <path fill="var(--v-light)" opacity=".26" d="M92 234c18-8 36-10 56-8-6 14-9 30-11 46-17-6-33-10-47-10Z" />
          <path fill="var(--v-shade)" opacity=".5" d="M1208 122h24v148h-18c2-50 0-100-6-148" />
          <path fill="var(--v-body)" d="m119 336 2-60 23 4-1 56Z" />
          <path fill="var(--v-shade)" opacity=".35" d="m119 336 2-60 23 4-1 56Z" />
          <path fill="var(--v-body)" d="m121 276 28-54 18 18-23 40Z" />
          <path fill="var(--v-light)" opacity=".28" d="m121 276 28-54 18 18-23 40Z" />
          <path fill="var(--v-body)" d="m149 222 40-20 10 17-32 21Z" />
          <path fill="var(--v-light)" opacity=".6" d="m149 222 40-20 10 17-32 21Z" />
          <path fill="var(--v-body)" d="M189 202h104l-10 17h-84Z" />
          <path fill="var(--v-light)" opacity=".85" d="M189 202h104l-10 17h-84Z" />
          <path fill="var(--v-body)" d="m293 202 40 20-18 18-32-21Z" />
          <path fill="var(--v-body)" opacity="1" d="m293 202 40 20-18 18-32-21Z" />
          <path fill="var(--v-body)" d="m333 222 28 54-23 4-23-40Z" />
          <path fill="var(--v-shade)" opacity=".6" d="m333 222 28 54-23 4-23-40Z" />
          <path fill="var(--v-body)" d="m361 276 2 60h-24l-1-56Z" />
          <path fill="var(--v-shade)" opacity=".95" d="m361 276 2 60h-24l-1-56Z" />
          <path fill="var(--v-glint)" opacity=".3" d="m121 276 28-54 1.4 3.2-27.6 54Z" />
          <path fill="var(--v-glint)" opacity=".7" d="m149 222 40-20 .8 3.2-39.4 20Z" />
          <path fill="var(--v-glint)" opacity=".7" d="M189 202h104l-.8 3.2H189.8Z" />
          <path fill="var(--v-glint)" opacity=".3" d="m293 202 40 20-1.4 3.2-39.4-20Z" />
          <path fill="var(--v-body)" d="m857 336 2-60 23 4-1 56Z" />
          <path fill="var(--v-shade)" opacity=".35" d="m857 336 2-60 23 4-1 56Z" />
          <path fill="var(--v-body)" d="m859 276 28-54 18 18-23 40Z" />
          <path fill="var(--v-light)" opacity=".28" d="m859 276 28-54 18 18-23 40Z" />
          <path fill="var(--v-body)" d="m887 222 40-20 10 17-32 21Z" />
          <path fill="var(--v-light)" opacity=".6" d="m887 222 40-20 10 17-32 21Z" />
          <path fill="var(--v-body)" d="M927 202h104l-10 17h-84Z" />
          <path fill="var(--v-light)" opacity=".85" d="M927 202h104l-10 17h-84Z" />
          <path fill="var(--v-body)" d="m1031 202 40 20-18 18-32-21Z" />
          <path fill="var(--v-body)" opacity="1" d="m1031 202 40 20-18 18-32-21Z" />
          <path fill="var(--v-body)" d="m1071 222 28 54-23 4-23-40Z" />
          <path fill="var(--v-shade)" opacity=".6" d="m1071 222 28 54-23 4-23-40Z" />
          <path fill="var(--v-body)" d="m1099 276 2 60h-24l-1-56Z" />
          <path fill="var(--v-shade)" opacity=".95" d="m1099 276 2 60h-24l-1-56Z" />
          <path fill="var(--v-glint)" opacity=".3" d="m859 276 28-54 1.4 3.2-27.6 54Z" />
          <path fill="var(--v-glint)" opacity=".7" d="m887 222 40-20 .8 3.2-39.4 20Z" />
          <path fill="var(--v-glint)" opacity=".7" d="M927 202h104l-.8 3.2H927.8Z" />
          <path fill="var(--v-glint)" opacity=".3" d="m1031 202 40 20-1.4 3.2-39.4-20Z" />
        </g>
      </g>
      <g>
        <path
          fill="var(--v-trim)"
          fillRule="evenodd"
          d="M414 142.5c31-36.5 60-71 95-99.5 13-9 31-12 51-12.5C630 28 700 28 744.5 32 760 33.5 768 40 771 52.5l11 74.5c.5 7-3.5 11-11 11-111 2-231 4-357 4.5m13-5c113-1 233-3 343.5-5.2 4.5-.1 6-1.3 5.5-5.3l-11-73c-2.5-10.5-8-15-21.5-16.5-43.5-4-113.5-4-183.5-1.5-19 .5-36 3-48 11.5-32 26.5-60 59.5-85 90"
        />
        <path fill="var(--v-trim)" d="M609 31h14l-8 108h-16Z" />
        <path fill="var(--v-trim-1)" d="M609 31h4l-9 108h-5Z" />
        <path fill="var(--v-trim)" d="m725 32 8 .5 8 105h-9Z" />
        <path fill="var(--v-trim)" d="m420 140 32-36 9 35Z" />
        <path
          fill="var(--v-glint)"
          opacity=".6"
          d="M414 143c126-1 246-3 357-5q10.6 0 11.5-9c2.5 7-2.5 11.5-11.5 11.8-111 1.7-231 3.7-359 4.7Z"
        />
        <path fill="var(--v-trim-1)" d="m811 126 2-5.5 392-4c8 0 14 3.5 16 10.5v3c-131-3.5-281-2.5-410 .5Z" />
        <path fill="var(--v-trim-2)" d="m812.5 122 .5-1.5 392-4q7.5 0 12 4.5c-127-2-277-1.5-404.5 1" />
        <path fill="var(--v-trim)" d="M880 119.5h4v9.5h-4Zm130-1h4v9.5h-4Zm130-1h4v9.5h-4Z" />
        <path fill="var(--v-trim)" d="M800 130h8l-2 200h-7Z" />
        <path fill="var(--v-glint)" opacity=".35" d="M808 130h2.5L808 330h-2Z" />
        <path className={styles.cut} d="M398 146c-10 18-14 50-12 94l4 86" />
        <path className={styles.cut} d="M604 139c-2 51-4 121-6 187" />
        <path className={styles.cut} d="M784 136c4 54 4 124 2 190" />
        <path
          className={styles.litCut}
          d="M400 147c-10 18-14 50-12 93l4 85m214-185c-2 50-4 120-6 185m186-188c4 53 4 123 2 188"
        />
        <path className={styles.fineCut} d="M108 168c92-10 192-15 286-18" />
        <path className={styles.fineCut} d="m1204 124 2 144" />
        <path
          className={styles.finestCut}
          d="m890 176 32-1q6 0 6 6v19q0 6-6 6l-30 1q-6 0-6-6v-20c0-3 1-5 4-5Z"
          opacity=".7"
        />
        <g transform="matrix(.99961 -.02792 .02792 .99961 532 187)">
          <path fill="var(--v-deep)" opacity=".8" d="M0 2C16.8-.5 39.2-.5 56 2c1.5 3-11.2 6-28 6S-1.5 5 0 2" />
          <path fill="var(--v-light)" d="M-1 0c17.8-2 40.2-2 58 0 1 2 0 4-1 4.2L2 4.6C-.5 4-2 2-1 0" />
          <path fill="var(--v-glint)" d="M0-.3C16.8-2 39.2-2 57 0l-.4 1.2c-23-1-39.8-1-57.4.1Z" />
        </g>
        <g transform="matrix(.99961 -.02792 .02792 .99961 716 185)">
          <path fill="var(--v-deep)" opacity=".8" d="M0 2C16.8-.5 39.2-.5 56 2c1.5 3-11.2 6-28 6S-1.5 5 0 2" />
          <path fill="var(--v-light)" d="M-1 0c17.8-2 40.2-2 58 0 1 2 0 4-1 4.2L2 4.6C-.5 4-2 2-1 0" />
          <path fill="var(--v-glint)" d="M0-.3C16.8-2 39.2-2 57 0l-.4 1.2c-23-1-39.8-1-57.4.1Z" />
        </g>
        <g transform="translate(-18 1.5)">
          <path fill="var(--v-trim)" d="m352 172 42-4-4 14-42 3Z" />
          <path fill="var(--v-trim-2)" d="m352 172 42-4-.8 3-42 4Z" />
          <path fill="var(--v-rim-2)" d="m356 176.5 32-3-1 4.5-32 2.5Z" />
        </g>
        <path fill="var(--v-trim)" d="M57 190c3-4 9-4 13 0l4 68-18 2Z" />
        <path
          fill="var(--v-trim-2)"
          d="m57 202 14-1 .3 4-14.5 1Zm-.4 16 15.4-1 .3 4-15.8 1Zm-.2 16 16.6-1 .3 4-17.1 1Z"
        />
        <path fill="var(--v-rim-1)" d="M52 268c0-4 3-7 8-7l68 2q9 0 9 9v12c-25 4-57 4-83 0Z" />
        <path fill="var(--v-rim-3)" d="M52.5 268c.5-4 3.5-6.5 7.5-6.5l68 2q6.1 0 8.5 4.5c-24.5 3-56.5 2-83.5 2Z" />
        <path fill="var(--v-rim-0)" d="M53.5 280c26.5 5 58.5 5 83.5 1v9c-25 4-57 4-82 0Z" />
        <path fill="var(--v-trim)" d="M55 290c25 4 57 4 82 0l-1 42-52-5c-16-2-26-13-29-37" />
        <circle fill="var(--v-trim-2)" cx="104" cy="304" r="6" />
        <circle cx="103" cy="303" r="3.5" fill="var(--v-chrome)" />
        <path fill="var(--v-rim-1)" d="m1150 268 76-4c3 0 5 2 5 6v20c-27 6-55 8-81 8Z" />
        <path fill="var(--v-rim-3)" d="m1150 268 76-4c2.5 0 4 1 5 4-27 5-55 7-81 7Z" />
        <path fill="var(--v-rim-0)" d="M1150 290c26 0 54-2 81-7v13c0 6-5 10-13 11l-68 3Z" />
        <path fill="var(--v-trim)" d="m1082 334 68-28 76-3c-6 9-14 15-26 17Z" />
        <path fill="var(--v-trim-1)" d="M350 338h520l-4 12c-166 2-346 2-510 0Z" />
        <path fill="var(--v-trim-2)" d="M350 338h520l-1 3.5H351Z" />
        <path fill="var(--v-trim-1)" d="M420 330h12v10h-12Zm180 0h12v10h-12Zm170 0h12v10h-12Z" />
      </g>
      <g>
        <path
          fill="var(--v-trim)"
          d="M57 186c2-10 7-17 17-19l38-3c6 0 8 4 7 10l-3 40c-1 6-5 10-11 11l-39 4c-6 0-10-3-10-9Z"
        />
        <path
          fill="var(--v-lens)"
          d="M61 188c2-9 6-15 14-16.5l35-3c4 0 5.5 1.5 5 5.5l-2.5 37c-.5 5-3.5 8-7.5 8.5L66 223c-4 0-6-2-6-5Z"
        />
        <path fill="var(--v-lens-deep)" d="m72 184 38-4-2 30-38 4Z" />
        <path
          fill="var(--v-lamp)"
          d="M61 190c2-11 6-17 14-18.5l37-3.5-.5 6-35.5 3.5c-5 1-7 4.5-8 10.5l-1.5 28 37.5-3.5-.5 7L66 223c-4 0-6-2-6-5Z"
        />
        <path fill="var(--v-lamp-cold)" d="m76 188 30-3.5-.5 7.5-30 3.5Z" />
        <path fill="var(--v-chrome)" d="m75.3 199 29.7-3.5-.5 7.5-29.7 3.5Z" />
        <path fill="var(--v-tail-deep)" d="M1222 140h-15c-5 0-7 3-7 8l1 74q0 9 9 9h12.5Z" />
        <path fill="var(--v-tail)" d="M1222.5 144H1208c-3 0-4 2-4 5l1 47h17.5Z" />
        <path fill="var(--v-tail-lit)" d="M1222.5 146H1212c-2.5 0-3.5 1-3.5 4l.5 34h5l-.5-30c0-2 1-2.5 2.5-2.5h6.5Z" />
        <path fill="var(--v-chrome-lit)" opacity=".8" d="M1205 200h17.5v11H1205Z" />
      </g>
      <g>
        <path fill="var(--v-trim)" d="m436 142 4-14h22l4 14Z" />
        <path fill="var(--v-trim)" d="M420 94c0-5 4-8 10-8h22q9 0 9 9l-1 29c0 6-4 9-10 9h-20c-6 0-9-3-9-8Z" />
        <path fill="var(--v-shade)" d="M420 94c0-5 4-8 10-8h22q9 0 9 9l-.5 17h-40Z" />
        <path fill="var(--v-light)" d="M420 94c0-5 4-8 10-8h22q9 0 9 9v3c-15-4-29-4-41 0Z" />
        <path fill="var(--v-trim-2)" d="M424 116h32v2.5h-32Z" />
      </g>
      <g id={`${id}-wheels`}>
        <g transform="matrix(.86 0 0 .86 241 314)">
          <use href={`#${id}-wheel-back`} />
          <use href={`#${id}-wheel-caliper`} />
          <use href={`#${id}-wheel-face`} />
        </g>
        <g transform="matrix(.86 0 0 .86 979 314)">
          <use href={`#${id}-wheel-back`} />
          <use href={`#${id}-wheel-caliper`} transform="rotate(180)" />
          <use href={`#${id}-wheel-face`} />
        </g>
      </g>
    </VehicleFrame>
  );
}
