import { filmNames } from '@tintforge/shop/film-names';
import { filmStatements } from '@tintforge/shop/film-statements';
import { unpublished } from '@tintforge/shop/film-verdicts';
import { inForce } from './regions';
import type { FilmRow, FilmSeries, FilmStatement, HomeVerdict } from './shapes';

/** True in a demo, which shows what the shop's folder marks as samples, as such; false in a live shop. */
export const showsSamples: boolean = !inForce('withoutSamples', false);

/** The owner's statement about a film; undefined where there is none, or a sample in a live shop. */
export function statementOf(series: FilmSeries, { withSamples = showsSamples } = {}): FilmStatement | undefined {
  const stated = filmStatements[series];
  return stated?.isSample === true && !withSamples ? undefined : stated;
}

/** A row with what is stated of its film, where its table says nothing. */
export function withStatement(row: FilmRow, stated: FilmStatement | undefined): FilmRow {
  if (stated === undefined) return row;
  const { vlrExteriorPercent, vlrInteriorPercent } = stated;
  return { vlrExteriorPercent, vlrInteriorPercent, ...row };
}

/** A verdict of the law on a film's light, with what is known of its reflectance: without any, only too dark is sure. */
export function verdictAsKnown(series: FilmSeries, verdict: HomeVerdict): HomeVerdict {
  const isUnknown = unpublished.includes(filmNames[series]) && statementOf(series) === undefined;
  return isUnknown && verdict !== 'none' ? 'not-verified' : verdict;
}
