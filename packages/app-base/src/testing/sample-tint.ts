import type { TintView } from '@tintforge/api-contract';

/** The law of the sample verdicts. */
export const floridaLaw = { jurisdiction: 'US-FL', name: 'Florida', code: 'Florida Statutes', version: '2026-11-23.1' };

/** Shades of two zones as booked: the front side windows and the back glass. */
export function sampleTint(changes: Partial<TintView> = {}): TintView {
  const front: TintView['zones'][number] = {
    zone: 'front-sides',
    shadeId: 'carbon-35',
    shade: 'Carbon 35',
    glassPercent: 73,
    isMetered: false,
    net: { readings: [{ basis: 'net73', percent: 37 }], judgedPercent: 37 },
    verdict: 'legal',
    law: floridaLaw,
    margin: 9,
    limitPercent: 28,
    statute: '316.2953',
    notes: [],
    needsApproval: false,
  };
  const back: TintView['zones'][number] = {
    ...front,
    zone: 'back',
    shadeId: 'carbon-15',
    shade: 'Carbon 15',
    net: { readings: [{ basis: 'net73', percent: 16 }], judgedPercent: 16 },
    verdict: 'legal-thin',
    margin: 1,
    limitPercent: 15,
    statute: '316.2954',
  };
  return {
    legalClass: 'passenger',
    registeredIn: 'US-FL',
    zones: [front, back],
    approval: 'none',
    disclosure: { version: '2026-11-22', text: 'The meter decides.', acceptedAt: '2026-12-01T15:00:00Z' },
    ...changes,
  };
}

/** The shades of `sampleTint`, with a front that needs an exemption: it lets 22% through. */
export function darkTint(approval: TintView['approval']): TintView {
  const { zones } = sampleTint();
  return sampleTint({
    approval,
    zones: zones.map((zone) =>
      zone.zone === 'front-sides'
        ? {
            ...zone,
            shadeId: 'carbon-25',
            shade: 'Carbon 25',
            net: { readings: [{ basis: 'net73', percent: 22 }], judgedPercent: 22 },
            verdict: 'not-legal',
            margin: -6,
            needsApproval: true,
          }
        : zone,
    ),
  });
}

/** The front of `sampleTint`, and a back glass far too dark whose exemption is still to be reviewed. */
export function waitingTint(changes: Partial<TintView> = {}): TintView {
  const { zones, disclosure } = sampleTint();
  return {
    legalClass: 'unknown',
    registeredIn: 'US-FL',
    zones: zones.map((zone) =>
      zone.zone === 'back'
        ? {
            ...zone,
            shadeId: 'carbon-5',
            shade: 'Carbon 5',
            glassPercent: 71.5,
            isMetered: true,
            net: { readings: [{ basis: 'net73', percent: 4.8 }], judgedPercent: 4.8 },
            verdict: 'not-legal',
            margin: -10.2,
            notes: ['class-unknown', 'two-outside-mirrors'],
            needsApproval: true,
          }
        : zone,
    ),
    approval: 'pending',
    disclosure: { ...disclosure, text: 'This is information, not legal advice. The meter decides.' },
    ...changes,
  };
}
