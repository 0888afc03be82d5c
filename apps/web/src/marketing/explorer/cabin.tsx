import { CabinView } from '@tintforge/shop/drawings/window-views';
import { CabinScene, type CabinSceneProps } from '@tintforge/ui/cabin-scene';

/** The shop's place through the side windows of a car. */
export function Cabin(props: Omit<CabinSceneProps, 'View'>) {
  return <CabinScene View={CabinView} {...props} />;
}
