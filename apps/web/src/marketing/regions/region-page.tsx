import { type RegionPageEntry, regionPages } from '@tintforge/content';
import { regionPictures } from '@tintforge/shop/drawings/region-pictures';
import { type ReadingPage, readingPage } from '../../pages/page';
import { RegionLayout } from './region-layout';
import { RegionTiles } from './region-tiles';

/** The pages of all regions: the words of each, under its own pictures. */
export const pages: readonly ReadingPage[] = regionPages.map(({ path, name, description, ...entry }) =>
  readingPage({ path, name, description, Page: () => <RegionPage {...entry} /> }),
);

function RegionPage({ words, tiles }: Pick<RegionPageEntry, 'words' | 'tiles'>) {
  const pictures = regionPictures[words.regionId];
  return (
    <RegionLayout
      words={words}
      picture={pictures?.top(words.hero.picture)}
      pictureKeeps={pictures?.keeps}
      localPicture={pictures?.local}
    >
      {tiles !== undefined && <RegionTiles names={tiles} />}
    </RegionLayout>
  );
}
