import { SocialFilm } from '@tintforge/shop/drawings/social-film';
import { SocialPlace } from '@tintforge/shop/drawings/social-place';
import { socialColors as colors } from './social-colors';
import { socialSize } from './social-size';

/** Right edge of the ground behind the words. */
const ground = 640;

/** The picture behind the words: the shop's place, and its film over it. */
export function SocialScene() {
  return (
    <>
      <SocialPlace colors={colors} {...socialSize} />
      <SocialFilm colors={colors} {...socialSize} ground={ground} />
    </>
  );
}
