import type { GlassZone, TintDraft } from '@tintforge/booking-core';
import type { Disclosure } from './shown-disclosure';

/** The server's verdict on the shade of a zone. */
export interface ZoneRefusal {
  message: string;
  /** IDs of the shades that it would accept there, the nearest first. */
  nearest: readonly string[];
  /** Other zones on which it depends; absent where it depends on none. */
  otherPanes?: readonly GlassZone[];
}

/** The server's refusal of an order's shades. */
export interface TintRefusal {
  /** About the order as a whole. */
  message: string;
  zones: Readonly<Partial<Record<GlassZone, ZoneRefusal>>>;
  /** The current disclosure, if it has changed. */
  disclosure?: Disclosure;
}

/** A refusal with the draft that it was for: it applies until the draft changes. */
export interface RefusedTint {
  refusal: TintRefusal;
  tint: TintDraft;
}

/** The server's verdict on a zone, until the zone changes or one on which it depends. */
export function standingRefusal(
  now: TintDraft,
  { zone, refused }: { zone: GlassZone; refused: RefusedTint | undefined },
): ZoneRefusal | undefined {
  if (refused === undefined) return undefined;
  const refusal = refused.refusal.zones[zone];
  const zones = [zone, ...(refusal?.otherPanes ?? [])];
  const about = ({ shades, glass, answers, registeredIn, exemption, asksShop = false }: TintDraft) =>
    JSON.stringify([zones.map((each) => [shades?.[each], glass[each]]), answers, registeredIn, exemption, asksShop]);
  return about(refused.tint) === about(now) ? refusal : undefined;
}
