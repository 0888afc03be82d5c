import { RoadView } from '@tintforge/shop/drawings/window-views';
import { DriverScene, type DriverSceneProps } from '@tintforge/ui/scenes/driver';

/** A road of the shop's place from the driver's seat. */
export function Driver(props: Omit<DriverSceneProps, 'View'>) {
  return <DriverScene View={RoadView} {...props} />;
}
