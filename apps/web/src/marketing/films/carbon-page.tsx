import { paths } from '@tintforge/app-base/paths';
import { carbonPage, layoutWords, pageDescriptions, shortPageWords } from '@tintforge/content';
import { readingPage } from '../../pages/page';
import { CarbonRest, CarbonStart, CarbonTableHeading } from './carbon-parts';
import { FilmTable } from './film-table';

/** /products/carbon-film and /carbon-tint: static except for the sortable table. */
export function CarbonPage() {
  return (
    <>
      <CarbonStart />
      <FilmTable filmType={carbonPage.filmType} heading={<CarbonTableHeading />} />
      <CarbonRest />
    </>
  );
}

export const page = readingPage({
  path: paths.carbon,
  name: layoutWords.pages.carbon,
  description: pageDescriptions.carbon,
  startsOnInk: true,
  Page: CarbonPage,
});

/** Its short URL. */
export const shortPage = readingPage({
  path: paths.carbonTint,
  ...shortPageWords.carbonTint,
  description: pageDescriptions.carbonTint,
  canonical: paths.carbon,
  startsOnInk: true,
  Page: CarbonPage,
});
