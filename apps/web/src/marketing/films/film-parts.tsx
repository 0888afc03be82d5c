import {
  type FilmPage,
  type FilmSeries,
  filmPageWords,
  filmRowsOf,
  filmTableWords,
  seriesOf,
} from '@tintforge/content';
import type { Elements } from '@tintforge/ui';
import { BookAction, QuoteAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import type { ClosingHour } from '../parts/closing-scene';
import { SectionHeading } from '../parts/section-heading';
import { CompareFilms } from './compare-films';
import { FilmCharts } from './film-charts';
import { FilmHero } from './film-hero';
import { Glossary } from './glossary';
import { anchors } from './page-anchors';

/** The start of the three film pages, down to the heading of the table. */
export function FilmStart({ page }: { page: FilmPage }) {
  return <FilmHero page={page} />;
}

/** The heading of a film's table. */
export function FilmTableHeading({ page }: { page: FilmPage }) {
  return <SectionHeading heading={filmTableWords.heading} lead={page.specificationLead} />;
}

/** The hour at which each film is shown, as in the picture at the top of its page. */
const hours: Readonly<Record<FilmSeries, ClosingHour>> = {
  ceramic: 'noon',
  hybrid: 'gold',
  carbon: 'dusk',
};

interface FilmRestProps {
  page: FilmPage;
  /** Uses of this film and its structure. */
  children: Elements;
}

/** The part of the three film pages below the table, after their own benefits. */
export function FilmRest({ page, children }: FilmRestProps) {
  return (
    <>
      {children}
      <FilmCharts page={page} />
      <Glossary />
      <CompareFilms current={page.filmType} />
      <ClosingCall
        id={anchors.contact}
        hour={hours[seriesOf(page.filmType)]}
        shades={filmRowsOf(page.filmType)
          .map(({ vltPercent }) => vltPercent)
          .toReversed()}
        heading={page.closing.heading}
        text={page.closing.text}
        action={<BookAction>{filmPageWords.bookNow}</BookAction>}
        secondAction={<QuoteAction isPrimary={false}>{filmPageWords.quote}</QuoteAction>}
      />
    </>
  );
}
