import { glassOf } from '@tintforge/app-base/tint/judge-zone';
import type { GlassZone } from '@tintforge/booking-core';
import { explorerPage, tintWords } from '@tintforge/content';
import { explorerZones, judgedZone, type Look, type LookName } from './look';

const { result } = explorerPage;

/** A zone in one sentence: "Front side windows: Carbon 35, 37% through, Legal." */
export function lineOf(look: Look, { name, zone }: { name: LookName; zone: GlassZone }): string {
  const where = tintWords.zones[zone];
  const judged = judgedZone(look, { name, zone });
  if (judged !== undefined) {
    const { net, kind } = judged.verdict;
    return result.pane(where, judged.shade.name, tintWords.verdict.shownLight(net), tintWords.verdict.kinds[kind]);
  }
  const glass = glassOf(look, zone);
  return glass === undefined ? result.unknownPane(where) : result.barePane(where, `${glass}%`);
}

/** A look in sentences, one for each zone from front to back. */
export function linesOf(look: Look, name: LookName): string[] {
  return explorerZones(look.vehicleType).map((zone) => lineOf(look, { name, zone }));
}
