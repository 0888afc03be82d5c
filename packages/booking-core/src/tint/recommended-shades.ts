import type { FilmType } from '../catalogue';
import type { FilmShade } from './film-shade';
import { glassIn, glassVltPercentOf, type UsualGlass } from './glass';
import type { GlassZone } from './glass-zone';
import type { TintCatalogue } from './judge-shades';
import type { TintWindow } from './judge-tint';
import { legalClassOf } from './legal-class';
import { recommendShade, type ShadeSearch } from './legal-shades';
import { lightOfPanes } from './light-of-panes';
import type { TintDraft, ZoneShades } from './tint-draft';

/** Input of a recommendation: the known facts of a car, and a film. */
export interface Recommendation
  extends Pick<TintDraft, 'answers' | 'glass'>,
    Pick<TintWindow, 'car' | 'law' | 'day' | 'everyLaw'> {
  filmType: FilmType;
  /** The zones that get film. */
  zones: readonly GlassZone[];
  usualGlass: UsualGlass;
  /** The choice for a zone: `shownShade` for a picture, else the recommended shade. */
  choose?: (search: ShadeSearch) => FilmShade | undefined;
}

/**
 * For each zone the darkest shade of a film that is legal with the meter's tolerance to spare, else the
 * darkest that is legal at all: together with the others, where the law of one pane rests on others. A zone with glass that is not
 * in the catalog, one on which no shade is legal, and one for which the law sets no percentage get none.
 */
export function recommendedShades(
  { shades, glassPresets }: TintCatalogue,
  { filmType, zones, answers, glass, usualGlass, law, choose = recommendShade, ...ruled }: Recommendation,
): ZoneShades {
  const ofFilm = shades.filter((shade) => shade.filmType === filmType);
  const legalClass = legalClassOf(answers);
  const panes = [...zones, 'windshield' as const].flatMap((zone) => {
    const glassVltPercent = glassVltPercentOf(glassPresets, { zone, glass: glassIn(glass, { zone, usualGlass }) });
    return glassVltPercent === undefined ? [] : [{ zone, glassVltPercent }];
  });
  function chooseBeside(chosen: ZoneShades): ZoneShades {
    const shadeOf = (zone: GlassZone) => ofFilm.find(({ id }) => id === chosen[zone]);
    const otherPanes = lightOfPanes(
      panes.map((pane) => ({ ...pane, shade: shadeOf(pane.zone) })),
      zones,
    );
    const picked = panes.flatMap((pane) => {
      if (!zones.includes(pane.zone)) return [];
      const shade = choose({ ...ruled, law, ...pane, otherPanes, legalClass, shades: ofFilm });
      return shade === undefined ? [] : [[pane.zone, shade.id] as const];
    });
    return Object.fromEntries(picked);
  }
  // First with bare glass around: the second time nothing is darker around a pane than it was judged with.
  return chooseBeside(chooseBeside({}));
}
