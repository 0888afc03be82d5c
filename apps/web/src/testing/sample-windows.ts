import type { ComplianceSheet, TintView, WindowsView, WindowView } from '@tintforge/api-contract';

/** Shades of two zones as they were agreed: the front beside the driver, and the back glass. */
export function sampleTint(changes: Partial<TintView> = {}): TintView {
  const front: TintView['zones'][number] = {
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
  };
  const back: TintView['zones'][number] = {
    ...front,
    zone: 'back',
    shadeId: 'carbon-15',
    shade: 'Carbon 15',
    net: { readings: [{ basis: 'net73', percent: 16 }], judgedPercent: 16 },
    verdict: 'legal-thin',
    margin: 1,
    statute: '316.2954',
  };
  return {
    legalClass: 'passenger',
    registeredIn: 'florida',
    zones: [front, back],
    approval: 'none',
    disclosure: { version: '2026-11-22', text: 'The meter decides.', acceptedAt: '2026-12-01T15:00:00Z' },
    ...changes,
  };
}

/** The shades of `sampleTint` of which the front needs an exemption: it lets 22% through. */
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

/** The front as it was metered: 36.5% with Carbon 35 on 74% glass. */
export function sampleWindow(changes: Partial<WindowView> = {}): WindowView {
  return {
    zone: 'front-sides',
    glassPercent: 74,
    filmedPercent: 36.5,
    shadeId: 'carbon-35',
    shade: 'Carbon 35',
    film: 'Carbon Film',
    lot: 'R-2041',
    removalNote: '',
    verdict: {
      kind: 'legal',
      margin: 8.5,
      limitPercent: 28,
      statute: '316.2953',
      text: 'The meter reads 36.5%, 8.5 points more than the 28% that Florida asks for here.',
    },
    isCovered: false,
    ...changes,
  };
}

/** A passenger car of Florida with its front recorded. */
export function sampleWindows(changes: Partial<WindowsView> = {}): WindowsView {
  return {
    answers: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' },
    legalClass: 'passenger',
    registeredIn: 'florida',
    notes: [],
    windows: [sampleWindow()],
    recordedAt: '2026-12-08T15:10:00.000Z',
    recordedBy: 'Sample Installer',
    ...changes,
  };
}

/** The sheet of a job that is done: the front and the back glass, both metered. */
export function sampleCompliance(changes: Partial<ComplianceSheet> = {}): ComplianceSheet {
  return {
    trackingCode: 'TF-7K3M-9QXA',
    customerName: 'Sample Customer',
    vehicleInfo: '2026 Sample Roadster (Sedan)',
    vehicle: { year: 2026, make: 'Sample', model: 'Roadster' },
    installer: { name: 'Tintforge', region: 'Tampa Bay', phone: '(813) 555-4700', email: 'sample@tintforge.example' },
    completedAt: '2026-12-08T16:30:00.000Z',
    legalClass: 'passenger',
    registeredIn: 'florida',
    notes: [],
    windows: [
      sampleWindow(),
      sampleWindow({
        zone: 'back',
        glassPercent: null,
        filmedPercent: 15,
        shadeId: 'carbon-15',
        shade: 'Carbon 15',
        lot: 'R-2042',
        verdict: { kind: 'legal-thin', margin: 0, limitPercent: 15, statute: '316.2954', text: 'Nothing to spare.' },
      }),
    ],
    unmetered: [],
    exemption: null,
    statement: 'We applied the film that is named here.',
    unverified: ['Section 316.2955 is known from secondary sources only.'],
    ...changes,
  };
}
