import { paths } from '@tintforge/app-base/paths';
import { clearwaterPage, layoutWords, pageDescriptions } from '@tintforge/content';
import { DriverScene } from '@tintforge/ui/scenes/driver';
import { VanScene } from '@tintforge/ui/scenes/van';
import { readingPage } from '../../pages/page';
import { RegionPage } from './region-page';

/** /clearwater-st-petersburg-window-tinting */
export function ClearwaterPage() {
  return (
    <RegionPage
      words={clearwaterPage}
      picture={<DriverScene vlt={100} sideVlt={50} stripVlt={20} title={clearwaterPage.hero.picture} />}
      localPicture={<VanScene vlt={35} />}
    />
  );
}

export const page = readingPage({
  path: paths.clearwater,
  name: layoutWords.pages.clearwater,
  description: pageDescriptions.clearwater,
  Page: ClearwaterPage,
});
