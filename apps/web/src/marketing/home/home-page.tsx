import { paths } from '@tintforge/app-base/paths';
import { layoutWords, pageDescriptions } from '@tintforge/content';
import { readingPage } from '../../pages/page';
import { Hero } from './hero';
import { HomeSections } from './home-sections';

/** /: choose a shade, see the shop's work on glass and paint, and book. */
export function HomePage() {
  return (
    <>
      <Hero />
      <HomeSections />
    </>
  );
}

export const page = readingPage({
  path: paths.home,
  name: layoutWords.pages.home,
  description: pageDescriptions.home,
  startsOnInk: true,
  Page: HomePage,
});
