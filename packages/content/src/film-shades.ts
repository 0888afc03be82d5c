import type { FilmOptics, FilmShade, FilmType } from '@tintforge/booking-core';
import * as published from '@tintforge/shop/films';
import { statementOf, withStatement } from './film-statements';
import type { Film, FilmStatement } from './shapes';

/** The films from the lowest price tier to the highest. */
export const filmTypes: readonly FilmType[] = published.filmTypes;

/** Light that both surfaces of a clear pane reflect, percent: film without metal that reflects no more is no mirror. */
const bareGlassPercent = 8;

function finishOf({ finish }: Film, stated: FilmStatement | undefined): Pick<FilmOptics, 'finish'> {
  if (finish !== undefined) return { finish };
  const isPlain = stated !== undefined && !stated.isMetallic && stated.vlrExteriorPercent <= bareGlassPercent;
  return isPlain ? { finish: 'nonreflective' } : {};
}

function shadesOf(film: Film, stated: FilmStatement | undefined): FilmShade[] {
  const { filmType, vltBasis, rows } = film;
  return rows.map((row) => {
    const { id, product, vltPercent, vlrExteriorPercent } = withStatement(row, stated);
    return {
      id,
      name: product,
      filmType,
      vltPercent,
      vltBasis,
      ...(vlrExteriorPercent === undefined ? {} : { vlrExteriorPercent }),
      ...finishOf(film, stated),
    };
  });
}

/** The shades with what the owner states of their films, samples included. */
export const statedShades: readonly FilmShade[] = published.films.flatMap((film) =>
  shadesOf(film, statementOf(film.series, { withSamples: true })),
);

/** The same in a live shop. */
export const shadesWithoutSamples: readonly FilmShade[] = published.films.flatMap((film) =>
  shadesOf(film, statementOf(film.series, { withSamples: false })),
);
