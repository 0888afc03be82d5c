import { type GlassZone, type TintApproval, typicalGlassPercent } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import type { VehicleProps } from '@tintforge/ui';

/** Light through the glass of each zone, percent; of a zone that is not named nothing is known. */
export type LightByZone = Readonly<Partial<Record<GlassZone, number>>>;

/** Default light transmission where no shade is chosen, percent. */
const commonVlt = 35;

/** Light through the panes of a car in the picture, from that through its zones; the windshield wears no film. */
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

/** One film on all of the car but its windshield: of light that gets through, percent, or a common one. */
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

/** The film on a booked car in the picture: what was agreed, else what was wished for, else a common one. */
export function filmOf({ preferredShade, tint }: FilmedBooking): VehicleProps['vlt'] {
  if (tint) {
    const agreed = tint.zones.filter(({ needsApproval }) => tint.approval !== 'refused' || !needsApproval);
    return panesOf(Object.fromEntries(agreed.map(({ zone, net }) => [zone, net.judgedPercent])));
  }
  return oneFilm(catalogue.shades.find(({ name }) => name === preferredShade)?.vltPercent);
}
