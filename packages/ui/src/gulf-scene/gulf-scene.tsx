import { CarScene, type CarSceneProps } from './car-scene';
import { GulfView } from './gulf-view';

/** Props of {@link GulfScene}. */
export type GulfSceneProps = Omit<CarSceneProps, 'View'>;

/** A car by the Gulf of Mexico under a low sun, part of it behind a pane of film. 1600 by 900 units. */
export function GulfScene(props: GulfSceneProps) {
  return <CarScene View={GulfView} {...props} />;
}
