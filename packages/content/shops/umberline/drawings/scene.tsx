import { CarScene, type CarSceneProps } from '@tintforge/ui/car-scene';
import { HighPlainView } from './high-plain';

/** The shop's place behind a car: on the start page, the login pages and the page about the shop. */
export function PlaceScene(props: Omit<CarSceneProps, 'View'>) {
  return <CarScene View={HighPlainView} {...props} />;
}
