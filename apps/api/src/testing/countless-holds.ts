import type { HoldLimits } from '../limits';

const countless = 1_000_000;

/** Limits of holds that no test reaches by accident. */
export const countlessHolds: HoldLimits = {
  perPerson: countless,
  perAddress: countless,
  perSite: countless,
  perRegion: { least: countless, open: 0, crowded: 0 },
};
