import { paths } from '@tintforge/app-base/paths';
import { layoutWords, naplesPage, pageDescriptions } from '@tintforge/content';
import { GulfScene } from '@tintforge/ui/gulf-scene';
import { HotelScene } from '@tintforge/ui/scenes/hotel';
import { readingPage } from '../../pages/page';
import { RegionPage } from './region-page';

/** /fort-myers-naples-window-tinting */
export function NaplesPage() {
  return (
    <RegionPage
      words={naplesPage}
      picture={<HotelScene vlt={35} title={naplesPage.hero.picture} />}
      pictureKeeps="ground"
      localPicture={<GulfScene vlt={20} />}
    />
  );
}

export const page = readingPage({
  path: paths.naples,
  name: layoutWords.pages.naples,
  description: pageDescriptions.naples,
  Page: NaplesPage,
});
