import { judgeZone, shadesOfFilm } from '@tintforge/app-base/tint/judge-zone';
import type { FilmShade, FilmType, GlassZone, RulingKind, rulingKinds } from '@tintforge/booking-core';
import { films, stateOf, vehicleTypeOf } from '@tintforge/content';
import { type Look, type LookName, shadesOf, tintOf } from './look';

/** Target of a shade: one zone, or all that a package covers. */
export type ShadeTarget = GlassZone | 'all';

/** A shade on the car's actual glass. */
export interface OfferedShade {
  shade: FilmShade;
  /** Light through glass and film, percent: the figure that decides. For all windows, that of the first. */
  lightPercent: number;
  /** Its legal status; for all windows, the worst one. */
  kind: RulingKind;
  /** The state of the law that it is by. */
  state: string;
}

/** From best to worst, where the law sets a rule. */
const worst: readonly RulingKind[] = [
  'not-legal',
  'not-verified',
  'legal-thin',
  'legal',
  'no-limit',
] satisfies (typeof rulingKinds)[number][];

/** The zones of a target. */
export function zonesOf(look: Pick<Look, 'vehicleType'>, target: ShadeTarget): readonly GlassZone[] {
  return target === 'all' ? vehicleTypeOf(look.vehicleType).zones : [target];
}

/** The shades of each film for a target, dark to light; only the legal ones if requested. Unknown glass offers none. */
export function offeredShades(look: Look, target: ShadeTarget): { filmType: FilmType; shades: OfferedShade[] }[] {
  const tint = tintOf(look, 'a');
  const zones = zonesOf(look, target);
  return films.map(({ filmType }) => ({
    filmType,
    shades: shadesOfFilm(filmType).flatMap((shade) => {
      const judged = zones.flatMap((zone) => judgeZone(tint, { zone, shadeId: shade.id }) ?? []);
      const kind = worst.find((each) => judged.some(({ verdict }) => verdict.kind === each));
      const [first] = judged;
      if (
        first === undefined ||
        kind === undefined ||
        (look.onlyLegal && (kind === 'not-legal' || kind === 'not-verified'))
      )
        return [];
      const { net } = first.verdict;
      return [{ shade, lightPercent: net.judgedPercent, kind, state: stateOf(first.verdict) }];
    }),
  }));
}

/** The shade of a target: 'bare' without film, undefined where windows differ. */
export function chosenShade(look: Look, { name, target }: { name: LookName; target: ShadeTarget }): string | undefined {
  const worn = new Set(zonesOf(look, target).map((zone) => shadesOf(look, name)[zone] ?? 'bare'));
  return worn.size === 1 ? [...worn][0] : undefined;
}
