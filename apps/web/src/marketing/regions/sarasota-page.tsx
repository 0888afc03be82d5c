import { sarasotaPage } from '@tintforge/content';
import { LivingScene } from '@tintforge/ui/scenes/living';
import { WorksiteScene } from '@tintforge/ui/scenes/worksite';
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
