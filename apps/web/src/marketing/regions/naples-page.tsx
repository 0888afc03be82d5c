import { naplesPage } from '@tintforge/content';
import { GulfScene } from '@tintforge/ui/gulf-scene';
import { HotelScene } from '@tintforge/ui/scenes/hotel';
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
