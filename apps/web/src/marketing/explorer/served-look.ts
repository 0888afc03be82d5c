import type { RulingKind } from '@tintforge/booking-core';
import { stateOf, tintCatalogue } from '@tintforge/content';
import type { Look } from './look';
import type { ShadeStatus, ShadeTarget } from './offered-shades';

/** The page's own knowledge of its look, so that the first response to a touch needs no law. */
export interface ServedLook {
  look: Look;
  /** The legal status of the shades of the catalog, in its order, on each target of the car. */
  kinds: Readonly<Partial<Record<ShadeTarget, readonly RulingKind[]>>>;
  /** The look in sentences, one for each zone. */
  lines: readonly string[];
}

/** The legal status of a shade as the page was served with it: of its car and glass only, undefined for any other. */
export function servedStatus(
  { look: served, kinds }: ServedLook,
  { look, target, shadeId }: { look: Look; target: ShadeTarget; shadeId: string },
): ShadeStatus | undefined {
  const isSameCar = (['vehicleType', 'answers', 'registeredIn', 'glass'] as const).every(
    (fact) => look[fact] === served[fact],
  );
  const kind = kinds[target]?.[tintCatalogue.shades.findIndex(({ id }) => id === shadeId)];
  return isSameCar && kind !== undefined ? { kind, state: stateOf({}) } : undefined;
}
