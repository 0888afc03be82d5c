import { explorerCaptions, vehicleTypeOf } from '@tintforge/content';
import type { Look } from './look';

/** The view, and why it is as dark as it is. */
export function LookCaption({ look: { vehicleType, view, side, time, hasCabinLight } }: { look: Look }) {
  const isNight = time === 'night';
  const outside = !isNight
    ? explorerCaptions.outside
    : hasCabinLight
      ? explorerCaptions.outsideLit
      : explorerCaptions.outsideNight;
  const inside = isNight ? explorerCaptions.insideNight : explorerCaptions.inside;
  const about = [
    ...(view === 'driver' ? [explorerCaptions.driver] : []),
    ...(view === 'three-quarter' && vehicleTypeOf(vehicleType).drawing !== 'sedan' ? [explorerCaptions.sedanOnly] : []),
  ];
  return <span>{[...about, side === 'outside' ? outside : inside].join(' ')}</span>;
}
