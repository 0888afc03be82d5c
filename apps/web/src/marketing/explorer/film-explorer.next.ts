/** The code behind the picture's first response: all that judges a look, the words for it, and the other views. */
export { bringLaw, watchLaws } from '@tintforge/app-base/tint/state-laws';
export { fetchVehiclePicture } from './later-parts';
export { addressOf, lookOfAddress } from './look-address';
export { LookCaption } from './look-caption';
export { inOneFilm, isRefused, movableZones, withLegalShades, withSecondLook } from './look-law';
export { linesOf } from './look-lines';
export { OtherView } from './other-view';
export { statusesOn } from './shade-status';
