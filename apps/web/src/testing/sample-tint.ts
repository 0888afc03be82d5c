import type { TintView } from '@tintforge/api-contract';

/** Shades as they were agreed: legal on the front sides, an exemption for the back glass that has still to be read. */
export function sampleTint(changes: Partial<TintView> = {}): TintView {
  return {
    legalClass: 'unknown',
    registeredIn: 'florida',
    zones: [
      {
        zone: 'front-sides',
        shadeId: 'carbon-35',
        shade: 'Carbon 35',
        glassPercent: 73,
        isMetered: false,
        net: { readings: [{ basis: 'net73', percent: 37 }], judgedPercent: 37 },
        verdict: 'legal',
        margin: 9,
        statute: '316.2953',
        notes: [],
        needsApproval: false,
      },
      {
        zone: 'back',
        shadeId: 'carbon-5',
        shade: 'Carbon 5',
        glassPercent: 71.5,
        isMetered: true,
        net: { readings: [{ basis: 'net73', percent: 4.8 }], judgedPercent: 4.8 },
        verdict: 'not-legal',
        margin: -10.2,
        statute: '316.2954',
        notes: ['class-unknown', 'two-outside-mirrors'],
        needsApproval: true,
      },
    ],
    approval: 'pending',
    disclosure: {
      version: '2026-11-22',
      text: 'This is information, not legal advice. The meter decides.',
      acceptedAt: '2026-12-01T15:00:00Z',
    },
    ...changes,
  };
}
