import { glassOf } from '@tintforge/app-base/tint/glass-of';
import type { GlassZone } from '@tintforge/booking-core';
import { explorerPicture, kindText, shownLight, tintNames } from '@tintforge/content';
import { explorerZones, type Look, type LookName } from './look';
import { judgedZone } from './look-law';

const { panes } = explorerPicture;

/** A zone in one sentence: "Front side windows: Carbon 35, 37% through, Meets Nevada’s limit." */
export function lineOf(look: Look, { name, zone }: { name: LookName; zone: GlassZone }): string {
  const where = tintNames.zones[zone];
  const judged = judgedZone(look, { name, zone });
  if (judged !== undefined) {
    const { net } = judged.verdict;
    return panes.film(where, judged.shade.name, shownLight(net), kindText(judged.verdict));
  }
  const glass = glassOf(look, zone);
  return glass === undefined ? panes.unknown(where) : panes.bare(where, `${glass}%`);
}

/** A look in sentences, one for each zone from front to back. */
export function linesOf(look: Look, name: LookName): string[] {
  return explorerZones(look.vehicleType).map((zone) => lineOf(look, { name, zone }));
}
