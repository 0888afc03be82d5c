import { paths } from '@tintforge/app-base/paths';
import { layoutWords, pageDescriptions, sarasotaPage } from '@tintforge/content';
import { LivingScene } from '@tintforge/ui/scenes/living';
import { WorksiteScene } from '@tintforge/ui/scenes/worksite';
import { readingPage } from '../../pages/page';
import { RegionPage } from './region-page';

/** /sarasota-bradenton-window-tinting */
export function SarasotaPage() {
  return (
    <RegionPage
      words={sarasotaPage}
      picture={<WorksiteScene vlt={20} title={sarasotaPage.hero.picture} />}
      pictureKeeps="ground"
      localPicture={<LivingScene vlt={35} />}
    />
  );
}

export const page = readingPage({
  path: paths.sarasota,
  name: layoutWords.pages.sarasota,
  description: pageDescriptions.sarasota,
  Page: SarasotaPage,
});
