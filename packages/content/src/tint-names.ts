import type { GlassZone, NetVlt, RulingKind } from '@tintforge/booking-core';

/** The names of glass zones. */
export const zones = {
  'windshield-strip': 'Windshield strip',
  'front-sides': 'Front side windows',
  'rear-sides': 'Rear side windows',
  quarter: 'Quarter glass',
  back: 'Back glass',
  roof: 'Roof',
} as const satisfies Record<GlassZone, string>;

/** The names of verdicts. */
export const kinds = {
  legal: 'Legal',
  'legal-thin': 'Legal, close to the limit',
  'not-legal': 'Not legal',
  'no-limit': 'No set percentage',
} as const satisfies Record<RulingKind, string>;

/** The light of a verdict: "37%", or "27–37%" if the manufacturer doesn't say which glass the film was measured on. */
export function shownLight({ readings }: NetVlt): string {
  const percents = readings.map(({ percent }) => percent).toSorted((one, other) => one - other);
  return `${percents.join('–')}%`;
}

/** The names of a car's zones and of verdicts. */
export const tintNames = { zones, kinds } as const;
