import { paths } from '@tintforge/app-base/paths';
import { layoutWords, pageDescriptions, tampaPage } from '@tintforge/content';
import { GulfScene } from '@tintforge/ui/gulf-scene';
import { readingPage } from '../../pages/page';
import { RegionPage } from './region-page';
import { TampaTiles } from './tampa-tiles';

/** /tampa-bay-window-tinting */
export function TampaPage() {
  return (
    <RegionPage
      words={tampaPage}
      picture={<GulfScene timeOfDay="noon" vlt={20} paneX={52} title={tampaPage.hero.picture} />}
      pictureKeeps="ground"
    >
      <TampaTiles />
    </RegionPage>
  );
}

export const page = readingPage({
  path: paths.tampa,
  name: layoutWords.pages.tampa,
  description: pageDescriptions.tampa,
  Page: TampaPage,
});
