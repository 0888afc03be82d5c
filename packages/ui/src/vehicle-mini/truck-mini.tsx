import { useId } from 'react';
import { Pane, VehicleFrame, type VehicleProps } from '../vehicle/vehicle';
import styles from '../vehicle/vehicle.module.css';
import { MiniWheel } from './mini-wheel';

/** The pickup truck for list rows and cards. */
export function TruckMini({ vlt, ...frame }: VehicleProps) {
  const id = useId();
  return (
    <VehicleFrame kind="truck" isMini {...frame}>
      <defs>
        <clipPath id={`${id}-shell`}>
          <path
            d="m130 330-46-4c-14-1-24-8-27-20-3-14-4-30-3-44l2-58c1-20 4-32 12-39s22-10 40-12c82-8 172-12 242-14l40 3c32-34 66-76 112-113 38-12 118-16 188-15 40 1 66 3 82 8l16 5 12 103h8l4-5 394-4c8 0 13 4 14 11l3 18-1 108v38q-3 15-18 18l-114 14-11 4c-1-40-7-72-25-91-17-17-45-22-75-22s-58 5-75 22c-18 19-24 51-25 91H341c-1-40-7-72-25-91-17-17-45-22-75-22s-58 5-75 22c-18 19-24 51-25 91Zm290-190c28-33 56-67 90-95 12-9 30-11 50-12 70-3 140-3 184 1 14 2 21 8 24 19l11 74c1 5-2 8-8 8-111 2-231 4-351 5"
            clipRule="evenodd"
          />
        </clipPath>
        <MiniWheel id={`${id}-wheel`} />
      </defs>
      <ellipse cx="620" cy="400" rx="559" ry="9" fill="var(--v-shadow)" opacity=".4" />
      <path fill="var(--ink-950)" d="M161 372v-72h898v60l-20 18H181Z" />
      <circle cx="241" cy="314" r="100" fill="var(--ink-950)" />
      <circle cx="979" cy="314" r="100" fill="var(--ink-950)" />
      <path fill="var(--v-through)" d="M350 139c40-37 88-83 140-115l12 5 58-5h180l44 5 12 4 12 99-28 18H360Z" />
      <path
        fill="var(--ink-700)"
        d="M531 178c4-40 14-80 16-108 1-16 10-20 21-20s15 4 15 15c0 29 14 73 18 113Zm161 0c4-38 14-76 16-103 1-15 10-19 20-19s15 4 15 15c0 27 12 69 17 107Z"
      />
      <g>
        <Pane of="windshield" vlt={vlt} d="M350 139c40-37 88-83 140-115l12 5c-46 37-80 79-112 113Z" />
        <Pane of="front" vlt={vlt} d="M417 142c29-35 58-70 92-98 13-9 31-12 51-12l52-2-8 108Z" />
        <Pane of="rear" vlt={vlt} d="M616 30c44 0 82 0 108 2l8 105-124 2Z" />
        <Pane of="quarter" vlt={vlt} d="M730 32c6 0 10 1 15 2 15 1 22 7 25 19l11 74c1 7-3 10-10 10l-33 1Z" />
        <Pane of="back" vlt={vlt} d="m784 26 12 7 12 97h-8L788 30Z" />
      </g>
      <path
        fill="var(--v-body)"
        fillRule="evenodd"
        d="m130 330-46-4c-14-1-24-8-27-20-3-14-4-30-3-44l2-58c1-20 4-32 12-39s22-10 40-12c82-8 172-12 242-14l40 3c32-34 66-76 112-113 38-12 118-16 188-15 40 1 66 3 82 8l16 5 12 103h8l4-5 394-4c8 0 13 4 14 11l3 18-1 108v38q-3 15-18 18l-114 14-11 4c-1-40-7-72-25-91-17-17-45-22-75-22s-58 5-75 22c-18 19-24 51-25 91H341c-1-40-7-72-25-91-17-17-45-22-75-22s-58 5-75 22c-18 19-24 51-25 91Zm290-190c28-33 56-67 90-95 12-9 30-11 50-12 70-3 140-3 184 1 14 2 21 8 24 19l11 74c1 5-2 8-8 8-111 2-231 4-351 5"
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
          d="M390 142c32-34 66-76 112-113 38-12 118-16 188-15 40 1 66 3 82 8l16 5 12 103-14 4-16-81c-4-13-12-18-26-20-44-4-114-4-184-1-20 0-38 3-52 12-34 28-62 62-94 98Z"
        />
        <path
          fill="var(--v-glint)"
          opacity=".8"
          d="M502 29c38-12 118-16 188-15 40 1 66 3 82 8l16 5-2 3c-36-6-76-8-126-8-60 0-110 3-140 10Z"
        />
        <path fill="var(--v-glint)" opacity=".5" d="M390 142c32-34 66-76 112-113l8 4c-44 37-78 79-108 110Z" />
        <path fill="var(--v-light)" d="m810 128 2-4 394-4c10 0 14 6 15 14l1 8c-132-4-282-3-414 0Z" />
        <path fill="var(--v-glint)" opacity=".7" d="m810 127 2-3 394-4c7 0 12 3 14 9-130-2-280-1-410 2Z" />
        <path fill="var(--v-light)" opacity=".5" d="m96 182 300-14 244-4 586-5v8l-586 6-244 5-296 16Z" />
        <path fill="var(--v-glint)" opacity=".75" d="m110 186 286-14 244-4 586-5v3l-586 6-244 4-288 14Z" />
        <path
          fill="var(--v-shade)"
          opacity=".7"
          d="m100 195 296-16 244-5 586-6v28l-164 1-28 7H924l-56 22-228 6-288 2-22-28-34-8H186l-36 8-50 2Z"
        />
        <path fill="var(--v-deep)" opacity=".38" d="m300 186 340-10 260-2-54 22-206 4-268 2Z" />
        <path fill="var(--v-glint)" opacity=".42" d="m352 267 288-8 234-2v3l-234 2-288 9Z" />
        <path fill="var(--v-light)" opacity=".4" d="m352 271 288-9 234-2v24l-234 2-288 7Z" />
      </g>
      <path
        fill="var(--v-trim)"
        fillRule="evenodd"
        d="M414 142c31-36 60-70 95-99 13-9 31-12 51-13 70-2 140-2 184 2 16 2 24 8 27 20l11 75c0 7-4 11-11 11-111 2-231 4-357 4m13-4 343-6c5 0 6-1 6-5l-11-73c-3-10-8-15-21-16-44-4-114-4-184-2-19 0-36 3-48 12-32 26-60 59-85 90"
      />
      <path fill="var(--v-trim)" d="M609 31h14l-8 108h-16Z" />
      <path fill="var(--v-trim)" d="M725 32h8l8 106h-9Z" />
      <path className={styles.miniCut} d="M398 146c-10 18-14 50-12 94l4 86" />
      <path className={styles.miniCut} d="M604 139c-2 51-4 121-6 187" />
      <path className={styles.miniCut} d="M784 136c4 54 4 124 2 190" />
      <path fill="var(--ink-400)" d="M52 268c0-4 3-7 8-7l68 2q9 0 9 9v12c-25 4-57 4-83 0Z" />
      <path fill="var(--ink-200)" d="M52 268c1-4 4-6 8-6l68 2c4 0 7 1 8 4-24 3-56 2-83 2Z" />
      <path fill="var(--ink-400)" d="m1150 268 76-4c3 0 5 2 5 6v20c-27 6-55 8-81 8Z" />
      <path fill="var(--ink-200)" d="m1150 268 76-4c2 0 4 1 5 4-27 5-55 7-81 7Z" />
      <path fill="var(--v-lens)" d="M61 188c2-9 6-15 14-16l35-4c4 0 6 2 5 6l-3 37c0 5-3 8-7 9l-39 3c-4 0-6-2-6-5Z" />
      <path
        fill="var(--v-lamp)"
        d="M61 190c2-11 6-17 14-18l37-4v6l-36 4c-5 0-7 4-8 10l-2 28 38-4v8l-38 3c-4 0-6-2-6-5Z"
      />
      <path fill="var(--v-tail)" d="M1222 144h-14c-3 0-4 2-4 5l1 47h17Z" />
      <path fill="var(--v-trim)" d="m436 142 4-14h22l4 14Z" />
      <path fill="var(--v-trim)" d="M420 94c0-5 4-8 10-8h22q9 0 9 9l-1 29c0 6-4 9-10 9h-20c-6 0-9-3-9-8Z" />
      <path fill="var(--v-shade)" d="M420 94c0-5 4-8 10-8h22q9 0 9 9l-1 17h-40Z" />
      <use href={`#${id}-wheel`} transform="matrix(.86 0 0 .86 241 314)" />
      <use href={`#${id}-wheel`} transform="matrix(.86 0 0 .86 979 314)" />
    </VehicleFrame>
  );
}
