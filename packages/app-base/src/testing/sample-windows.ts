import type { ComplianceSheet, WindowsView, WindowView } from '@tintforge/api-contract';
import { floridaLaw } from './sample-tint';

/** The law of the sample sheet. */
export const sheetLaw = {
  ...floridaLaw,
  sections: ['316.2953', '316.2954'],
  exemptionSection: '316.29545',
  papers: [],
  limitsReflection: true,
};

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
      law: floridaLaw,
      margin: 8.5,
      limitPercent: 28,
      statute: '316.2953',
      text: 'The meter reads 36.5%, 8.5 points above Florida’s 28% minimum here.',
    },
    isCovered: false,
    ...changes,
  };
}

/** A Florida passenger car with its front recorded. */
export function sampleWindows(changes: Partial<WindowsView> = {}): WindowsView {
  return {
    answers: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' },
    legalClass: 'passenger',
    registeredIn: 'US-FL',
    notes: [],
    windows: [sampleWindow()],
    recordedAt: '2026-12-08T15:10:00.000Z',
    recordedBy: 'Sample Installer',
    ...changes,
  };
}

/** The sheet of a completed job: the front and the back glass, both metered. */
export function sampleCompliance(changes: Partial<ComplianceSheet> = {}): ComplianceSheet {
  return {
    trackingCode: 'TF-7K3M-9QXA',
    customerName: 'Sample Customer',
    vehicleInfo: '2026 Sample Roadster (Sedan)',
    vehicle: { year: 2026, make: 'Sample', model: 'Roadster' },
    installer: { name: 'Tintforge', region: 'Tampa Bay', phone: '(813) 555-4700', email: 'sample@tintforge.example' },
    completedAt: '2026-12-08T16:30:00.000Z',
    legalClass: 'passenger',
    registeredIn: 'US-FL',
    notes: [],
    law: sheetLaw,
    windows: [
      sampleWindow(),
      sampleWindow({
        zone: 'back',
        glassPercent: null,
        filmedPercent: 15,
        shadeId: 'carbon-15',
        shade: 'Carbon 15',
        lot: 'R-2042',
        verdict: {
          kind: 'legal-thin',
          law: floridaLaw,
          margin: 0,
          limitPercent: 15,
          statute: '316.2954',
          text: 'Nothing to spare.',
        },
      }),
    ],
    unmetered: [],
    exemption: null,
    statement: 'We applied the film that is named here.',
    unverified: ['Section 316.2955 is known from secondary sources only.'],
    ...changes,
  };
}
