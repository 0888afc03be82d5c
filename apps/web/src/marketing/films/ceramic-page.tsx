import { paths } from '@tintforge/app-base/paths';
import { ceramicPage, layoutWords, pageDescriptions, shortPageWords } from '@tintforge/content';
import { readingPage } from '../../pages/page';
import { CeramicRest, CeramicStart, CeramicTableHeading } from './ceramic-parts';
import { FilmTable } from './film-table';

/** /products/ceramic-film and /ceramic-tint: static except for the sortable table. */
export function CeramicPage() {
  return (
    <>
      <CeramicStart />
      <FilmTable filmType={ceramicPage.filmType} heading={<CeramicTableHeading />} />
      <CeramicRest />
    </>
  );
}

export const page = readingPage({
  path: paths.ceramic,
  name: layoutWords.pages.ceramic,
  description: pageDescriptions.ceramic,
  startsOnInk: true,
  Page: CeramicPage,
});

/** Its short URL. */
export const shortPage = readingPage({
  path: paths.ceramicTint,
  ...shortPageWords.ceramicTint,
  description: pageDescriptions.ceramicTint,
  canonical: paths.ceramic,
  startsOnInk: true,
  Page: CeramicPage,
});
