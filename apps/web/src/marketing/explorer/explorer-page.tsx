import { paths } from '@tintforge/app-base/paths';
import { layoutWords, pageDescriptions } from '@tintforge/content';
import { readingPage } from '../../pages/page';
import { ExplorerEnd } from './explorer-end';
import { ExplorerStart } from './explorer-start';
import { FilmExplorer } from './film-explorer.island';
import { servedLook, servedResults } from './first-served';
import { LookResults } from './look-results.island';

/** /film-explorer: a car with film on its glass, its legal status and its price. */
export function ExplorerPage() {
  return (
    <>
      <ExplorerStart />
      <FilmExplorer {...servedLook} />
      <LookResults {...servedResults} />
      <ExplorerEnd />
    </>
  );
}

export const page = readingPage({
  path: paths.explorer,
  name: layoutWords.pages.explorer,
  description: pageDescriptions.explorer,
  startsOnInk: true,
  Page: ExplorerPage,
});
