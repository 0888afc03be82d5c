import type { FilmType } from '../catalogue';
import { type Glass, glassVltPercentOf } from './glass';
import type { GlassZone } from './glass-zone';
import type { TintCatalogue } from './judge-shades';
import type { TintWindow } from './judge-tint';
import { legalClassOf } from './legal-class';
import { recommendShade, shownShade } from './legal-shades';
import type { TintDraft, ZoneShades } from './tint-draft';

/** Input of a recommendation: the known facts of a car, and a film. */
export interface Recommendation
  extends Pick<TintDraft, 'answers' | 'glass'>,
    Pick<TintWindow, 'car' | 'law' | 'day' | 'everyLaw'> {
  filmType: FilmType;
  /** The zones that get film. */
  zones: readonly GlassZone[];
  usualGlass: Glass;
  /** For a picture: where nothing can be recommended, a shade of which only the light is known to be enough. */
  isForPicture?: boolean;
}

/**
 * For each zone the darkest shade of a film that is legal with the meter's tolerance to spare, else the
 * darkest that is legal at all. A zone with glass that is not in the catalog, one on which no shade is legal, and one
 * for which the law sets no percentage get none.
 */
export function recommendedShades(
  { shades, glassPresets }: TintCatalogue,
  { filmType, zones, answers, glass, usualGlass, law, isForPicture = false, ...ruled }: Recommendation,
): ZoneShades {
  const ofFilm = shades.filter((shade) => shade.filmType === filmType);
  const legalClass = legalClassOf(answers);
  const chosen = zones.flatMap((zone) => {
    const glassVltPercent = glassVltPercentOf(glassPresets, { zone, glass: glass[zone] ?? usualGlass });
    if (glassVltPercent === undefined) return [];
    const choose = isForPicture ? shownShade : recommendShade;
    const shade = choose({ ...ruled, law, zone, legalClass, glassVltPercent, shades: ofFilm });
    return shade === undefined ? [] : [[zone, shade.id] as const];
  });
  return Object.fromEntries(chosen);
}
