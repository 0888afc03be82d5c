import { type GlassZone, type TintApproval, typicalGlassPercent } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import type { VehicleProps } from '@tintforge/ui';

/** Light through the glass of each zone, percent; unknown for a zone without an entry. */
export type LightByZone = Readonly<Partial<Record<GlassZone, number>>>;

/** Default light transmission where no shade is chosen, percent. */
const commonVlt = 35;

/** Light through the panes of a car in the picture, from the light through its zones; the windshield has no film. */
export function panesOf(light: LightByZone): VehicleProps['vlt'] {
  const rear = light['rear-sides'] ?? light.quarter ?? typicalGlassPercent;
  return {
    windshield: 70,
    front: light['front-sides'] ?? typicalGlassPercent,
    rear,
    // A truck's small pane is part of its rear door.
    quarter: light.quarter ?? rear,
    back: light.back ?? typicalGlassPercent,
  };
}

/** One film on the whole car except its windshield: percent of light that gets through, or a common one. */
export function oneFilm(vlt: number = commonVlt): VehicleProps['vlt'] {
  return panesOf({ 'front-sides': vlt, 'rear-sides': vlt, quarter: vlt, back: vlt });
}

/** The film of a booking: by zone, as one preference for the whole car, or nothing. */
export interface FilmedBooking {
  preferredShade: string | null;
  tint?: {
    zones: readonly { zone: GlassZone; net: { judgedPercent: number }; needsApproval: boolean }[];
    approval: TintApproval;
  } | null;
}

/** The film on a booked car in the picture: the booked shades, else the preferred one, else a common one. */
export function filmOf({ preferredShade, tint }: FilmedBooking): VehicleProps['vlt'] {
  if (tint && tint.zones.length > 0) {
    const agreed = tint.zones.filter(({ needsApproval }) => tint.approval !== 'refused' || !needsApproval);
    return panesOf(Object.fromEntries(agreed.map(({ zone, net }) => [zone, net.judgedPercent])));
  }
  return oneFilm(catalogue.shades.find(({ name }) => name === preferredShade)?.vltPercent);
}
