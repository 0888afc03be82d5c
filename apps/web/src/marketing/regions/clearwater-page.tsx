import { clearwaterPage } from '@tintforge/content';
import { DriverScene } from '@tintforge/ui/scenes/driver';
import { VanScene } from '@tintforge/ui/scenes/van';
import { RegionPage } from './region-page';

/** /clearwater-st-petersburg-window-tinting */
export function ClearwaterPage() {
  return (
    <RegionPage
      words={clearwaterPage}
      picture={<DriverScene vlt={50} title={clearwaterPage.hero.picture} />}
      localPicture={<VanScene vlt={35} />}
    />
  );
}
