import { paths } from '@tintforge/app-base/paths';
import { hybridPage, layoutWords, pageDescriptions, shortPageWords } from '@tintforge/content';
import { readingPage } from '../../pages/page';
import { FilmTable } from './film-table';
import { HybridRest, HybridStart, HybridTableHeading } from './hybrid-parts';

/** /products/hybrid-film and /hybrid-tint: static except for the sortable table. */
export function HybridPage() {
  return (
    <>
      <HybridStart />
      <FilmTable filmType={hybridPage.filmType} heading={<HybridTableHeading />} />
      <HybridRest />
    </>
  );
}

export const page = readingPage({
  path: paths.hybrid,
  name: layoutWords.pages.hybrid,
  description: pageDescriptions.hybrid,
  startsOnInk: true,
  Page: HybridPage,
});

/** Its short URL. */
export const shortPage = readingPage({
  path: paths.hybridTint,
  ...shortPageWords.hybridTint,
  description: pageDescriptions.hybridTint,
  canonical: paths.hybrid,
  startsOnInk: true,
  Page: HybridPage,
});
