import { formatLongDate } from '@tintforge/booking-core';
import type { FilmStatement } from './shapes';
import { siteWords } from './site-words';

/** A figure of a film's statement with its source, in a sentence. */
export function asStated(figure: string, { source, date, isSample }: FilmStatement): string {
  const mark = isSample === true ? `${siteWords.sample}: ` : '';
  return `${mark}${figure}, as we state it from “${source}” of ${formatLongDate(date).replace(/^\w+, /, '')}.`;
}
