import { glassOf, shadesOfFilm } from '@tintforge/app-base/tint/glass-of';
import { type FilmShade, type FilmType, type GlassZone, netVlt, type RulingKind } from '@tintforge/booking-core';
import { tintCatalogue, vehicleTypeOf } from '@tintforge/content';
import { type Look, type LookName, shadesOf } from './look';

/** Target of a shade: one zone, or all that a package covers. */
export type ShadeTarget = GlassZone | 'all';

/** The legal status of a shade. */
export interface ShadeStatus {
  kind: RulingKind;
  /** The state of the law that it is by. */
  state: string;
}

/** A shade on the car's actual glass. */
export interface OfferedShade {
  shade: FilmShade;
  /** Light through glass and film, percent: the figure that decides. For all windows, that of the first. */
  lightPercent: number;
  /** Undefined until the law is here. */
  status: ShadeStatus | undefined;
}

/** The zones of a target. */
export function zonesOf(look: Pick<Look, 'vehicleType'>, target: ShadeTarget): readonly GlassZone[] {
  return target === 'all' ? vehicleTypeOf(look.vehicleType).zones : [target];
}

/** The shades of each film for a target, dark to light; only the legal ones if requested. Unknown glass offers none. */
export function offeredShades(
  look: Look,
  target: ShadeTarget,
  statusOf: (shadeId: string) => ShadeStatus | undefined,
): { filmType: FilmType; shades: OfferedShade[] }[] {
  const [glass] = zonesOf(look, target).flatMap((zone) => glassOf(look, zone) ?? []);
  const filmTypes = new Set(tintCatalogue.shades.map(({ filmType }) => filmType));
  return [...filmTypes].map((filmType) => ({
    filmType,
    shades: shadesOfFilm(filmType).flatMap((shade) => {
      const status = statusOf(shade.id);
      const isRefused = status?.kind === 'not-legal' || status?.kind === 'not-verified';
      if (glass === undefined || (look.onlyLegal && isRefused)) return [];
      return [{ shade, lightPercent: netVlt(shade, glass).judgedPercent, status }];
    }),
  }));
}

/** The shade of a target: 'bare' without film, undefined where windows differ. */
export function chosenShade(look: Look, { name, target }: { name: LookName; target: ShadeTarget }): string | undefined {
  const worn = new Set(zonesOf(look, target).map((zone) => shadesOf(look, name)[zone] ?? 'bare'));
  return worn.size === 1 ? [...worn][0] : undefined;
}
