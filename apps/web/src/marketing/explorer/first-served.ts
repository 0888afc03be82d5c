import { lawWords, packages } from '@tintforge/content';
import { explorerZones } from './look';
import { firstLook, isRefused } from './look-law';
import { linesOf } from './look-lines';
import type { ServedResults } from './look-results.island';
import type { ShadeTarget } from './offered-shades';
import type { ServedLook } from './served-look';
import { statusesOn } from './shade-status';

const targets: readonly ShadeTarget[] = ['all', ...explorerZones(firstLook.vehicleType)];

/** The picture's look as the page is served with it. */
export const servedLook: ServedLook = {
  look: firstLook,
  kinds: Object.fromEntries(
    targets.map((target) => [target, [...statusesOn(firstLook, target).values()].map(({ kind }) => kind)]),
  ),
  lines: linesOf(firstLook, 'a'),
};

/** The same for its results. */
export const servedResults: ServedResults = {
  look: firstLook,
  isRefused: isRefused(firstLook, 'a'),
  offers: packages.map(({ id, vehicleType, filmType, name, priceCents, minutes }) => ({
    id,
    vehicleType,
    filmType,
    name,
    priceCents,
    minutes,
  })),
  disclaimer: lawWords.disclaimer,
};
