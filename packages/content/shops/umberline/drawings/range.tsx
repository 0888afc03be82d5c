import type { DrawnMap, MapPoint, MapRegion } from '@tintforge/ui/region-map';
import { RangeGround } from './range-ground';

function Pin({ x, y }: MapPoint) {
  return <path fill="var(--map-pin)" d={`M${x} ${y - 8}l8 8-8 8-8-8Z`} />;
}

const fill = 'color-mix(in oklab, var(--ink-800) 72%, transparent)';

/** The regions from the north to the south, in units of a tenth of a mile, from the foothills to the plain. */
const regions: readonly MapRegion[] = [
  {
    id: 'boulder',
    fill,
    middle: { x: 324, y: 359 },
    land: 'M150 26H446l8 150 4 160-30 128-92 34-30 96-104 10-20-90 26-110 18-160Z',
    towns: [
      { id: 'fort-collins', x: 339, y: 148 },
      { id: 'loveland', x: 342, y: 276 },
      { id: 'longmont', x: 329, y: 437 },
      { id: 'boulder', x: 238, y: 542 },
    ],
  },
  {
    id: 'denver',
    fill,
    middle: { x: 414, y: 770 },
    land: 'M306 594l30-96 92-34 170 16 12 250-8 300H352l-40-140-30-130-30-110-10-50Z',
    towns: [
      { id: 'denver', x: 387, y: 731 },
      { id: 'aurora', x: 488, y: 762 },
      { id: 'littleton', x: 371, y: 828 },
      { id: 'castle-rock', x: 456, y: 988 },
    ],
  },
];

/** The Front Range with its two regions, mountains to the left. */
export const range: DrawnMap = {
  box: [-80, 0, 748, 1050],
  Ground: RangeGround,
  Pin,
  regions,
  stretch: [374, 256],
};
