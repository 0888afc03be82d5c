import type { DrawnMap, MapPoint } from '@tintforge/ui/region-map';
import { Ground } from './ground';
import { coastRegions } from './regions';

function Pin({ x, y }: MapPoint) {
  return (
    <>
      <circle cx={x} cy={y} r="6.5" fill="color-mix(in oklab, var(--paper-0) 50%, var(--sun-100))" />
      <circle cx={x} cy={y} r="3" fill="color-mix(in oklab, var(--ember-600) 90%, var(--gulf-500))" />
    </>
  );
}

/** The Gulf coast with its four regions. */
export const coast: DrawnMap = {
  box: [-90, 0, 706, 992],
  Ground,
  Pin,
  regions: coastRegions,
  stretch: [340, 232],
};
