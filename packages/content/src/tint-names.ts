import type { GlassZone, NetVlt, Ruling, RulingKind } from '@tintforge/booking-core';
import { homeStateName } from '@tintforge/shop/law-words';

/** The names of glass zones. */
export const zones = {
  'windshield-strip': 'Windshield strip',
  windshield: 'Windshield below the strip',
  vent: 'Front vent glass',
  'front-sides': 'Front side windows',
  'rear-sides': 'Rear side windows',
  quarter: 'Rear quarter glass',
  back: 'Back glass',
  roof: 'Roof',
} as const satisfies Record<GlassZone, string>;

/** Rulings from before laws were data were all of the shop's state, and don't name it. */
const formerLaw = homeStateName;

/** The state whose law ruled, as sentences name it. */
export function stateOf({ law }: Pick<Ruling, 'law'>): string {
  return law?.name ?? formerLaw;
}

/** A verdict by its name: "Meets Nevada’s limit". */
export function kindText(ruling: Pick<Ruling, 'kind' | 'law'>): string {
  return kinds[ruling.kind](stateOf(ruling));
}

/** The names of verdicts by the law of a state. None is a bare "legal": federal law is above every state. */
export const kinds = {
  legal: (state: string) => `Meets ${state}’s limit`,
  'legal-thin': (state: string) => `Meets ${state}’s limit, close`,
  'not-legal': (state: string) => `Not allowed in ${state}`,
  'no-limit': (state: string) => `No set percentage in ${state}`,
  'not-verified': () => 'Not verified',
} as const satisfies Record<RulingKind, (state: string) => string>;

/** The light of a verdict: "37%", or "27–37%" if the manufacturer doesn't say which glass the film was measured on. */
export function shownLight({ readings }: NetVlt): string {
  const percents = readings.map(({ percent }) => percent).toSorted((one, other) => one - other);
  return `${percents.join('–')}%`;
}

/** The names of a car's zones and of verdicts. */
export const tintNames = { zones, kinds } as const;
