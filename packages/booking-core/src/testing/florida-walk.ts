import { law as floridaLaw } from '@tintforge/tint-law/states/us-fl';
import { type GlassZone, judgeTint, legalClasses, type TintVerdict, vltBases } from '../index';
import type { FilmedWindow } from './tint-oracle';

/** Florida's verdict on a window, with a reflectance of 5 % if none is given and an unknown one for null. */
export function judged(
  { zone, legalClass, basis, tableTenths, glassTenths }: FilmedWindow,
  reflectance: number | null = 5,
): TintVerdict {
  return judgeTint({
    zone,
    legalClass,
    law: floridaLaw,
    glassVltPercent: glassTenths / 10,
    shade: {
      vltPercent: tableTenths / 10,
      vltBasis: basis,
      ...(reflectance === null ? {} : { vlrExteriorPercent: reflectance }),
    },
  });
}

/** The zones that there were before the windshield and the vents. */
const walkedZones: readonly GlassZone[] = ['windshield-strip', 'front-sides', 'rear-sides', 'quarter', 'back', 'roof'];

/**
 * 323,676 windows: every whole percent that a table read on typical glass can state, on every whole percent of glass from 5 to 85, in every
 * zone of every class.
 */
export function* everyWindow(): Generator<FilmedWindow> {
  for (const zone of walkedZones)
    for (const legalClass of legalClasses)
      for (const basis of vltBases)
        for (let table = 0; table <= 73; table++)
          for (let glass = 5; glass <= 85; glass++)
            yield { zone, legalClass, basis, tableTenths: table * 10, glassTenths: glass * 10 };
}
